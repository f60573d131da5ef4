import UIKit

/// What the user buys. The scene has the list; a xib has the footer, and the basket owns it.
class BasketController: UIViewController, UITableViewDataSource {
  var lines: [BasketLine] = []

  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  var footerView: UIView!
  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  weak var totalLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    Bundle.module.loadNibNamed("BasketFooter", owner: self)
    show(footerView)
    update()
  }

  private func show(_ footer: UIView) {
    footer.translatesAutoresizingMaskIntoConstraints = false
    scene.footer.addSubview(footer)
    NSLayoutConstraint.activate([
      footer.topAnchor.constraint(equalTo: scene.footer.topAnchor),
      footer.leadingAnchor.constraint(equalTo: scene.footer.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: scene.footer.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: scene.footer.bottomAnchor),
    ])
  }

  private func update() {
    totalLabel.text = Price.text(lines.reduce(0) { $0 + $1.product.price })
    scene.table.reloadData()
  }

  #if !canImport(HeadlessUIKit)
    @IBAction
  #endif
  func removeAll() {
    lines = []
    update()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let line = lines[indexPath.row]
    let cell = scene.dequeueLineCell(for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = line.product.name
    content.secondaryText = line.size
    cell.contentConfiguration = content
    return cell
  }
}
