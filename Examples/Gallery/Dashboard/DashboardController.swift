import UIKit

/// The figures of the user. What is shown where depends on the size; the scene says so, and this class does not know.
class DashboardController: UIViewController {
  var finances = Finances.sample

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  func reload() {
    update()
    scene.refresh.endRefreshing()
  }

  func rangeChanged(_ control: UISegmentedControl) {
    scene.chartTitle.text = control.selectedSegmentIndex == 0 ? "Last seven days" : "Last four weeks"
    updateChart()
  }

  private func update() {
    scene.balanceLabel.text = "\(finances.balance) €"
    scene.balanceCard.accessibilityLabel = "Balance: \(finances.balance) euros"
    scene.spendingLabel.text = "\(finances.spent) €"
    scene.savingsLabel.text = "\(finances.savings) €"
    scene.budgetProgress.progress = Float(finances.spent) / Float(finances.budget)
    scene.accounts.accounts = finances.accounts
    updateChart()
  }

  private func updateChart() {
    let isWeek = scene.rangeControl.selectedSegmentIndex == 0
    scene.spendingChart.amounts = isWeek ? finances.spentThisWeek : finances.spentThisMonth
  }

  func prepare(for segue: DashboardScene.Segue, sender: Any?) {
    switch segue {
    case .showAccounts(let page): page.accounts = finances.accounts
    case .sidebar, .chart, .transfer: break
    }
  }

  func transferCancelled() {}

  func transferSent(_ segue: UIStoryboardSegue) {
    guard let transfer = segue.source as? TransferController, let amount = transfer.amount else { return }
    finances.send(amount)
    update()
  }
}
