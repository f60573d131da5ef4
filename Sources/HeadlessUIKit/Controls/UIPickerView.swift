import UIKitFacts

/// Wheels of rows.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize { CGSize(ControlSizes.wheels) }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var selection: [Int: Int] = [:]

  /// The object that knows how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that provides the contents of rows and handles their selection.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// The number of components.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  /// The number of rows that a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// Forgets the selected rows.
  open func reloadAllComponents() {
    selection = [:]
  }

  /// Forgets the selected row of a wheel.
  open func reloadComponent(_ component: Int) {
    selection[component] = nil
  }

  /// Selects a row; the delegate hears only of the user's selections.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// The selected row of a wheel; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

}
