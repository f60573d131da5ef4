import UIKit

class Home: UIViewController {
  func makeChart(forLabel sender: Any?) -> Chart { scene.scenes.instantiateChart(title: "Other") }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.sales.scene.titleLabel.text = "Sales"
    scene.visits?.title = scene.label.title
    scene.performReturningVisits()
    scene.returningVisits?.title = nil
  }

  func prepare(for segue: HomeScene.Segue, sender: Any?) {
    switch segue {
    case .sales(let chart), .visits(let chart), .returningVisits(let chart), .label(let chart): chart.title = ""
    case .map: break
    }
  }
}

class Chart: UIViewController {
  init(title: String) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}
