import HeadlessUIKit
import Testing

@MainActor struct SectionViewTests {
  @Test("A table requests section views once, reports them and its cells, and releases all of them")
  func lifeOfViews() {
    let controller = SectionsController(style: .plain)
    controller.view.layoutIfNeeded()
    let events = ["header 0", "will header 0", "will 0-0", "header 1", "will header 1", "will 1-0"]
    #expect(controller.events == events)
    #expect(controller.headers.allSatisfy { $0.superview === controller.tableView })
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.events.count == events.count)
    let first = controller.headers
    controller.tableView.reloadData()
    #expect(first.allSatisfy { $0.superview == nil })
    #expect(controller.events.dropFirst(events.count) == ["end 0-0", "end 1-0"])
    controller.view.layoutIfNeeded()
    #expect(controller.headers.count == 4)
  }
}

private final class SectionsController: UITableViewController {
  var events: [String] = []
  var headers: [UIView] = []

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    events.append("header \(section)")
    headers.append(UIView())
    return headers.last
  }

  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    events.append("will header \(section)")
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    events.append("will \(indexPath.section)-\(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    events.append("end \(indexPath.section)-\(indexPath.row)")
  }
}
