import HeadlessUIKit

extension ExtremeMembers {
  /// What takes a number in controls and what shows text and images.
  static let controls: [ExtremeMember] = [
    .init("UIActivityIndicatorView.init(frame:)") { x in use(UIActivityIndicatorView(frame: x.rect)) },
    .init("UIDatePicker.sizeThatFits(_:)") { x in use(UIDatePicker()) { _ = $0.sizeThatFits(x.size) } },
    .init("UINavigationBar.sizeThatFits(_:)") { x in use(UINavigationBar()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIPageControl.size(forNumberOfPages:)") { x in
      use(UIPageControl()) { _ = $0.size(forNumberOfPages: x.integer) }
    },
    .init("UIPageControl.sizeThatFits(_:)") { x in use(UIPageControl()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIProgressView.sizeThatFits(_:)") { x in use(UIProgressView()) { _ = $0.sizeThatFits(x.size) } },
    .init("UISearchBar.sizeThatFits(_:)") { x in use(UISearchBar()) { _ = $0.sizeThatFits(x.size) } },
    .init("UISegmentedControl.sizeThatFits(_:)") { x in
      use(UISegmentedControl(items: ["a", "b"])) { _ = $0.sizeThatFits(x.size) }
    },
    .init("UISlider.sizeThatFits(_:)") { x in use(UISlider()) { _ = $0.sizeThatFits(x.size) } },
    .init("UITabBar.sizeThatFits(_:)") { x in use(UITabBar()) { _ = $0.sizeThatFits(x.size) } },
    .init("UITextField.sizeThatFits(_:)") { x in use(UITextField()) { _ = $0.sizeThatFits(x.size) } },
    .init("UITextView.sizeThatFits(_:)") { x in use(UITextView()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIToolbar.sizeThatFits(_:)") { x in use(UIToolbar()) { _ = $0.sizeThatFits(x.size) } },
    .init("UILabel.drawText(in:)") { x in use(ExtremeObjects.label()) { $0.drawText(in: x.rect) } },
    .init("UILabel.textRect(forBounds:limitedToNumberOfLines:)") { x in
      use(ExtremeObjects.label()) { _ = $0.textRect(forBounds: x.rect, limitedToNumberOfLines: x.integer) }
    },
    .init("UIView.alignmentRect(forFrame:)") { x in use(UIView()) { _ = $0.alignmentRect(forFrame: x.rect) } },
    .init("UIView.frame(forAlignmentRect:)") { x in use(UIView()) { _ = $0.frame(forAlignmentRect: x.rect) } },
    .init("UIActivityIndicatorView.sizeThatFits(_:)") { x in
      use(UIActivityIndicatorView()) { _ = $0.sizeThatFits(x.size) }
    },
    .init("UIButton.Configuration.contentInsets") { x in
      use(UIButton.Configuration.plain()) { $0.contentInsets = x.directionalInsets }
    },
    .init("UIButton.Configuration.imagePadding") { x in
      use(UIButton.Configuration.plain()) { $0.imagePadding = x.number }
    },
    .init("UIButton.Configuration.titlePadding") { x in
      use(UIButton.Configuration.plain()) { $0.titlePadding = x.number }
    },
    .init("UIButton.contentEdgeInsets") { x in use(ExtremeObjects.button()) { $0.contentEdgeInsets = x.insets } },
    .init("UIButton.imageEdgeInsets") { x in use(ExtremeObjects.button()) { $0.imageEdgeInsets = x.insets } },
    .init("UIButton.init(frame:)") { x in use(UIButton(frame: x.rect)) },
    .init("UIButton.init(frame:primaryAction:)") { x in use(UIButton(frame: x.rect, primaryAction: nil)) },
    .init("UIButton.sizeThatFits(_:)") { x in use(ExtremeObjects.button()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIButton.titleEdgeInsets") { x in use(ExtremeObjects.button()) { $0.titleEdgeInsets = x.insets } },
    .init("UIColorWell.init(frame:)") { x in use(UIColorWell(frame: x.rect)) },
    .init("UIColorWell.sizeThatFits(_:)") { x in use(UIColorWell()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIControl.init(frame:)") { x in use(UIControl(frame: x.rect)) },
    .init("UIControl.init(frame:primaryAction:)") { x in use(UIControl(frame: x.rect, primaryAction: nil)) },
    .init("UIDatePicker.countDownDuration") { x in use(UIDatePicker()) { $0.countDownDuration = x.double } },
    .init("UIDatePicker.date") { x in use(UIDatePicker()) { $0.date = x.date } },
    .init("UIDatePicker.init(frame:)") { x in use(UIDatePicker(frame: x.rect)) },
    .init("UIDatePicker.maximumDate") { x in use(UIDatePicker()) { $0.maximumDate = x.date } },
    .init("UIDatePicker.minimumDate") { x in use(UIDatePicker()) { $0.minimumDate = x.date } },
    .init("UIDatePicker.minuteInterval") { x in use(UIDatePicker()) { $0.minuteInterval = x.integer } },
    .init("UIDatePicker.setDate(_:animated:)") { x in use(UIDatePicker()) { $0.setDate(x.date, animated: true) } },
    .init("UIImageView.animationDuration") { x in use(UIImageView()) { $0.animationDuration = x.double } },
    .init("UIImageView.animationRepeatCount") { x in use(UIImageView()) { $0.animationRepeatCount = x.integer } },
    .init("UIImageView.init(frame:)") { x in use(UIImageView(frame: x.rect)) },
    .init("UIImageView.sizeThatFits(_:)") { x in use(UIImageView()) { _ = $0.sizeThatFits(x.size) } },
    .init("UILabel.init(frame:)") { x in use(UILabel(frame: x.rect)) },
    .init("UILabel.minimumScaleFactor") { x in use(ExtremeObjects.label()) { $0.minimumScaleFactor = x.number } },
    .init("UILabel.numberOfLines") { x in use(ExtremeObjects.label()) { $0.numberOfLines = x.integer } },
    .init("UILabel.preferredMaxLayoutWidth") { x in
      use(ExtremeObjects.label()) { $0.preferredMaxLayoutWidth = x.number }
    },
    .init("UILabel.shadowOffset") { x in use(ExtremeObjects.label()) { $0.shadowOffset = x.size } },
    .init("UILabel.sizeThatFits(_:)") { x in use(ExtremeObjects.label()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIPageControl.currentPage") { x in use(UIPageControl()) { $0.currentPage = x.integer } },
    .init("UIPageControl.init(frame:)") { x in use(UIPageControl(frame: x.rect)) },
    .init("UIPageControl.numberOfPages") { x in use(UIPageControl()) { $0.numberOfPages = x.integer } },
    .init("UIPickerView.init(frame:)") { x in use(UIPickerView(frame: x.rect)) },
    .init("UIPickerView.numberOfRows(inComponent:)") { x in
      use(ExtremeObjects.picker()) { _ = $0.numberOfRows(inComponent: x.integer) }
    },
    .init("UIPickerView.reloadComponent(_:)") { x in use(ExtremeObjects.picker()) { $0.reloadComponent(x.integer) }
    },
    .init("UIPickerView.selectRow(_:inComponent:animated:)") { x in
      use(ExtremeObjects.picker()) { $0.selectRow(x.integer, inComponent: x.integer, animated: true) }
    },
    .init("UIPickerView.selectedRow(inComponent:)") { x in
      use(ExtremeObjects.picker()) { _ = $0.selectedRow(inComponent: x.integer) }
    },
    .init("UIPickerView.sizeThatFits(_:)") { x in use(ExtremeObjects.picker()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIProgressView.init(frame:)") { x in use(UIProgressView(frame: x.rect)) },
    .init("UIProgressView.progress") { x in use(UIProgressView()) { $0.progress = x.float } },
    .init("UIProgressView.setProgress(_:animated:)") { x in
      use(UIProgressView()) { $0.setProgress(x.float, animated: true) }
    },
    .init("UISearchBar.init(frame:)") { x in use(UISearchBar(frame: x.rect)) },
    .init("UISearchBar.selectedScopeButtonIndex") { x in use(UISearchBar()) { $0.selectedScopeButtonIndex = x.integer }
    },
    .init("UISegmentedControl.contentOffsetForSegment(at:)") { x in
      use(ExtremeObjects.segments()) { _ = $0.contentOffsetForSegment(at: x.integer) }
    },
    .init("UISegmentedControl.imageForSegment(at:)") { x in
      use(ExtremeObjects.segments()) { _ = $0.imageForSegment(at: x.integer) }
    },
    .init("UISegmentedControl.init(frame:)") { x in use(UISegmentedControl(frame: x.rect)) },
    .init("UISegmentedControl.insertSegment(with:at:animated:)") { x in
      use(ExtremeObjects.segments()) { $0.insertSegment(with: UIImage(), at: x.integer, animated: true) }
    },
    .init("UISegmentedControl.insertSegment(withTitle:at:animated:)") { x in
      use(ExtremeObjects.segments()) { $0.insertSegment(withTitle: "Text", at: x.integer, animated: true) }
    },
    .init("UISegmentedControl.isEnabledForSegment(at:)") { x in
      use(ExtremeObjects.segments()) { _ = $0.isEnabledForSegment(at: x.integer) }
    },
    .init("UISegmentedControl.removeSegment(at:animated:)") { x in
      use(ExtremeObjects.segments()) { $0.removeSegment(at: x.integer, animated: true) }
    },
    .init("UISegmentedControl.selectedSegmentIndex") { x in
      use(ExtremeObjects.segments()) { $0.selectedSegmentIndex = x.integer }
    },
    .init("UISegmentedControl.setContentOffset(_:forSegmentAt:)") { x in
      use(ExtremeObjects.segments()) { $0.setContentOffset(x.size, forSegmentAt: x.integer) }
    },
    .init("UISegmentedControl.setEnabled(_:forSegmentAt:)") { x in
      use(ExtremeObjects.segments()) { $0.setEnabled(true, forSegmentAt: x.integer) }
    },
    .init("UISegmentedControl.setImage(_:forSegmentAt:)") { x in
      use(ExtremeObjects.segments()) { $0.setImage(UIImage(), forSegmentAt: x.integer) }
    },
    .init("UISegmentedControl.setTitle(_:forSegmentAt:)") { x in
      use(ExtremeObjects.segments()) { $0.setTitle("Text", forSegmentAt: x.integer) }
    },
    .init("UISegmentedControl.setWidth(_:forSegmentAt:)") { x in
      use(ExtremeObjects.segments()) { $0.setWidth(x.number, forSegmentAt: x.integer) }
    },
    .init("UISegmentedControl.titleForSegment(at:)") { x in
      use(ExtremeObjects.segments()) { _ = $0.titleForSegment(at: x.integer) }
    },
    .init("UISegmentedControl.widthForSegment(at:)") { x in
      use(ExtremeObjects.segments()) { _ = $0.widthForSegment(at: x.integer) }
    },
    .init("UISlider.init(frame:)") { x in use(UISlider(frame: x.rect)) },
    .init("UISlider.maximumValue") { x in use(UISlider()) { $0.maximumValue = x.float } },
    .init("UISlider.minimumValue") { x in use(UISlider()) { $0.minimumValue = x.float } },
    .init("UISlider.setValue(_:animated:)") { x in use(UISlider()) { $0.setValue(x.float, animated: true) } },
    .init("UISlider.value") { x in use(UISlider()) { $0.value = x.float } },
    .init("UIStepper.init(frame:)") { x in use(UIStepper(frame: x.rect)) },
    .init("UIStepper.maximumValue") { x in use(UIStepper()) { $0.maximumValue = x.double } },
    .init("UIStepper.minimumValue") { x in use(UIStepper()) { $0.minimumValue = x.double } },
    .init("UIStepper.sizeThatFits(_:)") { x in use(UIStepper()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIStepper.stepValue") { x in use(UIStepper()) { $0.stepValue = x.double } },
    .init("UIStepper.value") { x in use(UIStepper()) { $0.value = x.double } },
    .init("UISwitch.init(frame:)") { x in use(UISwitch(frame: x.rect)) },
    .init("UISwitch.sizeThatFits(_:)") { x in use(UISwitch()) { _ = $0.sizeThatFits(x.size) } },
    .init("UITextField.init(frame:)") { x in use(UITextField(frame: x.rect)) },
    .init("UITextField.minimumFontSize") { x in use(UITextField()) { $0.minimumFontSize = x.number } },
    .init("UITextView.init(frame:)") { x in use(UITextView(frame: x.rect)) },
    .init("UITextView.textContainerInset") { x in use(UITextView()) { $0.textContainerInset = x.insets } },
  ]
}
