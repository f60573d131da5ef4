/// An alert or an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The message below the title.
  open var message: String?
  /// Whether it is an alert or an action sheet.
  open var preferredStyle: UIAlertController.Style { shape }
  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { choices }
  /// The fields that were added; nil if none was.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The emphasized action, which the return key performs.
  open var preferredAction: UIAlertAction?

  private var shape = Style.alert
  private var choices: [UIAlertAction] = []
  private var fields: [UITextField] = []

  /// A message in the given style.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    shape = preferredStyle
    // The views under an alert stay on the screen.
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    choices.append(action)
  }

  /// Adds a text field, which the handler can configure. Raises an exception for an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return UncaughtException.textFieldInActionSheet.raise() }
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { view.addSubview(field) }
  }
}

extension UIAlertController {
  /// An alert or an action sheet.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}
