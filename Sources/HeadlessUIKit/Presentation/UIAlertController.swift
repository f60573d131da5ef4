/// A message to the user, with what there is to choose from.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What explains the title.
  open var message: String?
  /// Whether the message stands in the middle or comes from below.
  open var preferredStyle: UIAlertController.Style { shape }
  /// What there is to choose from, in the order in which it was added.
  open var actions: [UIAlertAction] { choices }
  /// The fields that were added; nil where none was.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The choice that stands out, and that the return key makes.
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

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    choices.append(action)
  }

  /// Adds a field, which the handler may set up; raises where the message comes from below.
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
