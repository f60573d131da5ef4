import UIKit

extension UIView {
  /// Holds all four edges to those of the superview.
  func bindEdgesToSuperview() {
    guard let superview else { preconditionFailure("A view without a superview has no edges to be bound to") }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }
}
