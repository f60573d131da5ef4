import UIKit

/// A bar for each amount.
class SpendingChartController: UIViewController {
  var amounts: [Int] = [] {
    didSet { update() }
  }

  private func update() {
    loadViewIfNeeded()
    for bar in scene.bars.arrangedSubviews { bar.removeFromSuperview() }
    let most = max(amounts.max() ?? 0, 1)
    for amount in amounts {
      let bar = UIView()
      bar.backgroundColor = .systemIndigo
      bar.layer.cornerRadius = 3
      bar.isAccessibilityElement = true
      bar.accessibilityLabel = "\(amount) euros"
      scene.bars.addArrangedSubview(bar)
      let share = max(CGFloat(amount) / CGFloat(most), 0.01)
      bar.heightAnchor.constraint(equalTo: scene.bars.heightAnchor, multiplier: share).isActive = true
    }
    scene.emptyLabel.isHidden = amounts.contains { $0 > 0 }
  }
}
