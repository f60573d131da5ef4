import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// What members do that many apps use.
@MainActor @Suite struct EverydayMemberTests {
  @Test("The edit button begins and ends editing, and changes its look")
  func editButton() throws {
    let controller = UITableViewController()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let app = HeadlessApp(root: UINavigationController(rootViewController: controller))
    #expect(controller.editButtonItem === controller.editButtonItem && !controller.isEditing)
    try app.tap(controller.editButtonItem)
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(app.screen.svg.contains(">Done<") && !app.screen.svg.contains(">Edit<"))
    try app.tap(controller.editButtonItem)
    #expect(!controller.isEditing && app.screen.svg.contains(">Edit<"))
  }

  @Test("Margins of the system depend on the width")
  func systemMargins() {
    let controller = UIViewController()
    controller.view.frame.size.width = 390
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    controller.view.frame.size.width = 430
    #expect(controller.systemMinimumLayoutMargins.trailing == 20)
  }

  @Test("Zooming keeps to its limits and transforms the view that the delegate names")
  func zooming() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var zooms = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }
    let (view, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Delegate())
    view.delegate = delegate
    view.zoomScale = 2
    #expect(view.zoomScale == 1 && delegate.zooms == 0)
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: true)
    #expect(view.zoomScale == 2 && delegate.zooms == 1 && delegate.content.transform.a == 2)
    view.zoomScale = 9
    #expect(view.zoomScale == 3)
    view.zoomScale = 1
    view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    #expect(view.zoomScale == 2)
  }

  @Test("Scrolling to a rectangle moves as little as it takes, and no further than the content goes")
  func scrollingToRectangles() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 190, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 110)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 50)
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 400)
  }

  @Test("A reconfigured row or item keeps its cell")
  func reconfiguring() {
    final class Rows: NSObject, UITableViewDataSource {
      var filled = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        filled += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain), Rows())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cells = table.visibleCells
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    table.layoutIfNeeded()
    #expect(rows.filled == 3 && table.visibleCells == cells)
  }

  @Test("A cell of a table follows its state before it is displayed")
  func cellStates() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(states == [false])
    cell.layoutIfNeeded()
    #expect(states == [false, true] && cell.configurationState.isHighlighted)
    #expect(
      UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration()
        .prefersSideBySideTextAndSecondaryText)
  }

  @Test("The text of a field keeps off the border and the views beside it")
  func fieldRectangles() {
    let field = UITextField()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 86, height: 30))
    field.leftViewMode = .always
    #expect(field.placeholderRect(forBounds: bounds) == CGRect(x: 27, y: 0, width: 66, height: 30))
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: bounds).width == 56 && field.rightViewRect(forBounds: bounds).minX == 90)
  }

  @Test("The text container of a text view says its padding and its lines")
  func textContainers() {
    let view = UITextView()
    view.text = "one\ntwo\nthree"
    view.isScrollEnabled = false
    let size = view.sizeThatFits(CGSize(width: 200, height: 0))
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).width - (size.width - 10)) < 0.01)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height < size.height - 20)
  }

  @Test("The field of a search bar has the text of the bar")
  func searchFields() {
    let bar = UISearchBar(frame: .zero)
    bar.text = "a"
    #expect(bar.searchTextField.text == "a")
    bar.searchTextField.text = "b"
    #expect(bar.text == "b")
    bar.searchTextField.placeholder = "Notes"
    #expect(bar.placeholder == "Notes" && bar.searchTextField.placeholder == "Notes")
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled)
  }

  @Test("Results of a search appear with a text, or when code says so")
  func searchResults() {
    let (results, search) = (UIViewController(), UISearchController(searchResultsController: nil))
    #expect(!search.showsSearchResultsController)
    let other = UISearchController(searchResultsController: results)
    other.isActive = true
    #expect(results.view.isHidden && !other.showsSearchResultsController)
    other.showsSearchResultsController = true
    #expect(!results.view.isHidden && !other.automaticallyShowsSearchResultsController)
    other.showsSearchResultsController = false
    other.searchBar.text = "a"
    #expect(results.view.isHidden)
    other.automaticallyShowsSearchResultsController = true
    #expect(!results.view.isHidden)
  }

  @Test("A window is told when keys are sent to it, and when they are not any more")
  func keyWindows() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (one, other) = (Window(), Window())
    one.makeKey()
    one.makeKey()
    other.makeKey()
    #expect(one.calls == ["become", "resign"] && other.calls == ["become"] && other.isKeyWindow)
  }

  @Test("A view is asked whether a gesture can begin")
  func gestures() throws {
    final class View: UIView {
      var lets = false
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
    }
    let (root, view) = (UIViewController(), View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap._addAction { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    root.view.addSubview(view)
    let app = HeadlessApp(root: root)
    try app.make(tap)
    #expect(taps == 0)
    view.lets = true
    try app.make(tap)
    #expect(taps == 1)
  }

  @Test("An interaction is told of its view, and is in one view only")
  func interactions() {
    final class Interaction: NSObject, UIInteraction {
      weak var view: UIView?
      var calls: [String] = []
      func willMove(to view: UIView?) { calls.append(view == nil ? "leaves" : "enters") }
      func didMove(to view: UIView?) { self.view = view }
    }
    let (one, other, interaction) = (UIView(), UIView(), Interaction())
    one.addInteraction(interaction)
    other.addInteraction(interaction)
    #expect(one.interactions.isEmpty && other.interactions.count == 1 && interaction.view === other)
    #expect(interaction.calls == ["enters", "leaves", "enters"])
    other.interactions = []
    #expect(interaction.view == nil)
  }

  @Test("A picture in a colour is another picture, drawn in that colour")
  func tintedImages() throws {
    let star = try #require(UIImage(systemName: "star"))
    let red = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(
      red != star && red.isSymbolImage && red.renderingMode == .alwaysOriginal
        && red
          == star.withTintColor(.red)
          .withRenderingMode(.alwaysOriginal)
    )
    #expect(star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 9)).symbolConfiguration != nil)
    let root = UIViewController()
    root.view.addSubview(UIImageView(image: red))
    root.view.subviews[0].frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(HeadlessApp(root: root).screen.svg.contains("#FF0000"))
  }

  @Test("A button is configured again when its state has changed, before it is displayed")
  func buttonUpdates() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    button.configuration = .plain()
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "on" : "off" }
    button.layoutIfNeeded()
    #expect(button.currentTitle == "off")
    button.isSelected = true
    #expect(button.currentTitle == "off")
    button.layoutIfNeeded()
    #expect(button.currentTitle == "on")
  }

  @Test("An animation with keys has its last values at once and ends with the next flush")
  func keyframes() {
    let (app, view) = (HeadlessApp(root: UIViewController()), UIView())
    var hasEnded = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
    } completion: {
      hasEnded = $0
    }
    #expect(view.alpha == 0.5 && !hasEnded)
    app.flush()
    #expect(hasEnded)
  }

  @Test("A task in the background has a number of its own")
  func backgroundTasks() {
    let app = UIApplication.shared
    let (one, other) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "other") {})
    #expect(one != other && one != .invalid)
    app.endBackgroundTask(one)
    #expect(app.backgroundTimeRemaining > 1e9)
  }

  @Test("A device counts who wants to know its orientation")
  func orientation() {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications && device.orientation.isPortrait)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    let app = HeadlessApp(root: UIViewController())
    app.rotate()
    #expect(device.orientation == .landscapeLeft)
    #expect(UIDeviceOrientation.faceUp.isFlat && UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
  }

  @Test("Traits of the screen are those of a phone, and later ones win")
  func traits() {
    let phone = UIScreen.main.traitCollection
    #expect(phone.userInterfaceLevel == .base && phone.legibilityWeight == .regular && phone.displayGamut == .P3)
    #expect(phone.forceTouchCapability == .unavailable && UITraitCollection().userInterfaceLevel == .unspecified)
    let sheet = UITraitCollection(traitsFrom: [
      phone, UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(displayGamut: .SRGB), UITraitCollection(forceTouchCapability: .available),
    ])
    #expect(sheet.userInterfaceLevel == .elevated && sheet.legibilityWeight == .bold && sheet.displayGamut == .SRGB)
    #expect(sheet.forceTouchCapability == .available && sheet.hasDifferentColorAppearance(comparedTo: phone))
    #expect(!phone.containsTraits(in: UITraitCollection(legibilityWeight: .bold)))
  }
}
