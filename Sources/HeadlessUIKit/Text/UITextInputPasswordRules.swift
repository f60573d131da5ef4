/// The rules that a new password has to keep.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  /// The rules, in the language that websites share.
  open var passwordRulesDescriptor: String { rules }
  private let rules: String

  /// The rules of the descriptor: `required: upper; minlength: 12;`.
  public init(descriptor passwordRulesDescriptor: String) {
    rules = passwordRulesDescriptor
    super.init()
  }
}
