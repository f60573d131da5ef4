import HeadlessUIKit
import Testing

/// A value at the edge of its type, in each form that members of UIKit take.
struct Extreme: CustomTestStringConvertible, Sendable {
  let number: CGFloat
  let integer: Int

  static let all: [Extreme] = [
    .init(number: .nan, integer: -1), .init(number: .infinity, integer: .max), .init(number: -.infinity, integer: .min),
    .init(number: 1e308, integer: .max - 1), .init(number: -1e308, integer: .min + 1),
    .init(number: .greatestFiniteMagnitude, integer: 1_000_000), .init(number: -.greatestFiniteMagnitude, integer: 2),
    .init(number: .leastNonzeroMagnitude, integer: 1), .init(number: -1, integer: -1), .init(number: 0, integer: 0),
  ]

  var testDescription: String { "\(number), \(integer)" }

  var double: Double { Double(number) }
  var float: Float { Float(number) }
  var size: CGSize { CGSize(width: number, height: number) }
  var point: CGPoint { CGPoint(x: number, y: number) }
  var rect: CGRect { CGRect(origin: point, size: size) }
  var insets: UIEdgeInsets { UIEdgeInsets(top: number, left: number, bottom: number, right: number) }
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
  }
  var offset: UIOffset { UIOffset(horizontal: number, vertical: number) }
  var transform: CGAffineTransform {
    CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number)
  }
  var date: Date { Date(timeIntervalSinceReferenceDate: double) }
  var range: NSRange { NSRange(location: integer, length: integer) }
  var path: IndexPath { IndexPath(row: integer, section: integer) }
  var priority: UILayoutPriority { UILayoutPriority(float) }
  /// A set of what Foundation takes: numbers from 0 to one less than the largest.
  var sections: IndexSet { IndexSet(integer: min(max(integer, 0), .max - 1)) }
}
