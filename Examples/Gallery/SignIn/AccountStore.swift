/// Who has signed in.
struct Account: Equatable {
  let name: String
}

/// Knows the accounts. An app would ask a server; a test answers when it wants.
@MainActor
protocol AccountStore: AnyObject {
  /// Looks for an account; gives nil if the password is wrong.
  func signIn(mail: String, password: String, completion: @escaping @MainActor (Account?) -> Void)
}
