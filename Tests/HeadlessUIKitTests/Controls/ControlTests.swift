import HeadlessUIKit
import Testing

@MainActor struct ControlTests {
  @Test("An action is run for its events, with the control as its sender")
  func sending() {
    let button = UIButton(type: .system)
    var senders: [UIButton?] = []
    let action = UIAction { senders.append($0.sender as? UIButton) }
    button.addAction(action, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(senders == [button])
    #expect(action.sender == nil)
  }

  @Test("Actions are run in the order in which they were added, until they are removed")
  func order() {
    let control = UISwitch()
    var log: [String] = []
    let second = UIAction { _ in log.append("second") }
    control.addAction(UIAction { _ in log.append("first") }, for: .valueChanged)
    control.addAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["first", "second", "first"])
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("An action takes the place of the one with the same identifier")
  func identifiers() {
    let control = UISlider()
    var log: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["new", "old"])
    control.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("A subclass can look at what is sent")
  func overridingSendAction() {
    final class Counting: UIControl {
      var sent = 0
      override func sendAction(_ action: UIAction) {
        sent += 1
        super.sendAction(action)
      }
    }
    let control = Counting(frame: .zero, primaryAction: UIAction { _ in })
    control.performPrimaryAction()
    #expect(control.sent == 1)
  }

  @Test("A state without a value has that of the normal one")
  func buttonStates() {
    let button = UIButton()
    button.setTitle("Edit", for: .normal)
    button.setTitle("Done", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Edit" && button.titleLabel?.text == "Edit")
    button.isSelected = true
    #expect(button.currentTitle == "Done" && button.titleColor(for: .selected) == .red)
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled] && button.currentTitle == "Edit")
  }

  @Test("A button shows the title and image of its action, or of its configuration")
  func buttonContent() {
    let button = UIButton(primaryAction: UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in })
    #expect(button.currentTitle == "Save" && button.currentImage == UIImage(systemName: "star"))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    button.configuration = configuration
    #expect(button.currentTitle == "Send")
  }

  @Test("A slider keeps its value within its range")
  func slider() {
    let slider = UISlider()
    slider.setValue(3, animated: true)
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect(slider.value == 8 && slider.maximumValue == 8)
  }

  @Test("A segmented control keeps its segments and a choice among them")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Three", at: 9, animated: false)
    #expect(control.titleForSegment(at: 2) == "Three")
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.titleForSegment(at: 0) == "Two")
  }

  @Test("A bar button item takes title and image from its action")
  func barButtonItems() {
    var tapped = false
    let action = UIAction(title: "Add") { _ in tapped = true }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Add")
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(tapped)
    #expect(UIBarButtonItem(title: "Plus", primaryAction: action).title == "Plus")
  }

  @Test("One responder at a time is the first")
  func firstResponder() {
    let first = UITextField()
    let second = UITextField()
    let container = UIView()
    container.addSubview(second)
    #expect(first.becomeFirstResponder() && first.isEditing)
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(container.endEditing(true) && !second.isEditing)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test("A segment shows a title or a picture, and keeps its width")
  func segmentContent() {
    let control = UISegmentedControl()
    control.insertSegment(withTitle: "List", at: 0, animated: false)
    control.setWidth(80, forSegmentAt: 0)
    control.setContentOffset(CGSize(width: 0, height: 2), forSegmentAt: 0)
    control.setImage(UIImage(systemName: "map"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
    #expect(control.widthForSegment(at: 0) == 80 && control.widthForSegment(at: 1) == 0)
    #expect(control.contentOffsetForSegment(at: 0).height == 2)
  }

  @Test("A date stays between the earliest and the latest")
  func dates() {
    let picker = UIDatePicker()
    let start = Date(timeIntervalSinceReferenceDate: 0)
    picker.minimumDate = start
    picker.date = start.addingTimeInterval(-1)
    #expect(picker.date == start)
    picker.maximumDate = start.addingTimeInterval(-60)
    picker.date = start.addingTimeInterval(7)
    #expect(picker.date == start.addingTimeInterval(7), "the earliest is after the latest")
  }

  @Test("A picker asks its data source, and selects the first row")
  func rows() {
    final class Sizes: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }
    let picker = UIPickerView()
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    let sizes = Sizes()
    picker.dataSource = sizes
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test("What is in a view with an effect is in its content view")
  func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
  }

  @Test("A page control is as wide as its dots")
  func dots() {
    let control = UIPageControl()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 25.5))
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 25.5))
    #expect(control.sizeThatFits(.zero) == control.size(forNumberOfPages: 3))
    #expect(control.size(forNumberOfPages: 5).width == 71)
  }
}
