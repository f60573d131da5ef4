/// A message to the user, with what there is to choose from.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  open var message: String?
  open var preferredStyle: UIAlertController.Style { shape }
  open var actions: [UIAlertAction] { choices }
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
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
    // What lies under an alert stays on the screen.
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) {
    choices.append(action)
  }

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
  /// Whether a message comes from below or stands in the middle.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}
