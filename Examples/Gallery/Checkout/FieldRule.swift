import UIKit

/// What a text in the form has to be.
enum FieldRule {
  case filled
  case email
  case cardNumber
  case expiry
  case securityCode

  func accepts(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces)
    switch self {
    case .filled: return !text.isEmpty
    case .email: return Self.isEmail(text)
    case .cardNumber: return Self.isCardNumber(text.filter { $0 != " " })
    case .expiry: return Self.isExpiry(text)
    case .securityCode: return (3...4).contains(text.count) && text.allSatisfy(\.isNumber)
    }
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasSuffix(".")
  }

  /// Luhn's checksum.
  private static func isCardNumber(_ text: String) -> Bool {
    let digits = text.compactMap(\.wholeNumberValue)
    guard digits.count == text.count, (12...19).contains(digits.count) else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.offset.isMultiple(of: 2) ? digit.element : digit.element * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum.isMultiple(of: 10)
  }

  private static func isExpiry(_ text: String) -> Bool {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    return text.count == 5 && parts.count == 2 && (1...12).contains(parts[0])
  }
}
