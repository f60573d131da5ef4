import HeadlessUIKit
import TestBasics
import Testing

/// The time grows linearly with the size of the hierarchy, in any shape and order.
@MainActor @Suite(.serialized) struct SpeedTests {
  /// With quadratic time, four times the size takes sixteen times as long.
  private let limit = 12.0

  /// The order of removals.
  enum Order: CaseIterable {
    case forwards, backwards

    func callAsFunction<Thing>(_ things: [Thing]) -> [Thing] {
      self == .forwards ? things : things.reversed()
    }
  }

  @Test("Adding and removing a thousand subviews with constraints takes linear time", arguments: Order.allCases)
  func flatViews(order: Order) {
    expectLinear(from: 1_000) { stage, count in
      let views = (0..<count).map { _ in UIView() }
      for view in views { stage.fill(stage.view, with: view) }
      #expect(stage.view.constraints.count == 4 * count)
      for view in order(views) { view.removeFromSuperview() }
      #expect(stage.view.constraints.isEmpty)
    }
  }

  @Test("Adding and removing a thousand nested views with constraints takes linear time", arguments: Order.allCases)
  func deepViews(order: Order) {
    expectLinear(from: 250) { stage, count in
      let views = (0..<count).map { _ in UIView() }
      for (outer, inner) in zip([stage.view] + views, views) { stage.fill(outer, with: inner) }
      #expect(views.last?.window === stage.window)
      for view in order(views) { view.removeFromSuperview() }
      #expect(views.allSatisfy { $0.window == nil && $0.constraints.isEmpty })
    }
  }

  @Test("Adding and removing a thousand layers among subviews takes linear time", arguments: Order.allCases)
  func layers(order: Order) {
    expectLinear(from: 1_000) { stage, count in
      let layers = (0..<count).map { _ in CALayer() }
      for layer in layers {
        stage.view.addSubview(UIView())
        stage.view.layer.addSublayer(layer)
      }
      #expect(stage.view.layer.sublayers?.count == 2 * count)
      for layer in order(layers) { layer.removeFromSuperlayer() }
      for view in order(stage.view.subviews) { view.removeFromSuperview() }
      #expect(stage.view.layer.sublayers == nil)
    }
  }

  @Test("Building a deep tree from within takes linear time")
  func deepViewsFromWithin() {
    expectLinear(from: 250) { stage, count in
      let views = (0..<count).map { _ in UIView() }
      for (inner, outer) in zip(views, views.dropFirst() + [stage.view]) { stage.fill(outer, with: inner) }
      #expect(views.first?.window === stage.window)
      views.last?.removeFromSuperview()
      #expect(views.first?.window == nil)
    }
  }

  @Test("Adding and removing a thousand children takes linear time", arguments: Order.allCases)
  func flatControllers(order: Order) {
    expectLinear(from: 1_000) { stage, count in
      let children = (0..<count).map { _ in UIViewController() }
      for child in children { stage.embed(child, in: stage.root) }
      stage.settle()
      #expect(children.allSatisfy { $0.isSeen })
      for child in order(children) { stage.remove(child) }
      #expect(stage.root.children.isEmpty && stage.view.constraints.isEmpty)
    }
  }

  @Test("Adding and removing a thousand nested controllers takes linear time", arguments: Order.allCases)
  func deepControllers(order: Order) {
    expectLinear(from: 250) { stage, count in
      let controllers = (0..<count).map { _ in UIViewController() }
      for (parent, child) in zip([stage.root] + controllers, controllers) { stage.embed(child, in: parent) }
      stage.settle()
      #expect(controllers.allSatisfy { $0.isSeen })
      for child in order(controllers) { stage.remove(child) }
      #expect(controllers.allSatisfy { $0.parent == nil && !$0.isSeen })
    }
  }

  @Test("A thousand views are arranged and arranged no more in linear time", arguments: Order.allCases)
  func arrangedViews(order: Order) {
    expectLinear(from: 1_000) { stage, count in
      let stack = UIStackView()
      stage.view.addSubview(stack)
      let views = (0..<count).map { _ in UIView() }
      for view in views {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(8, after: view)
      }
      for view in order(views) { view.removeFromSuperview() }
      #expect(stack.arrangedSubviews.isEmpty)
      stack.removeFromSuperview()
    }
  }

  @Test("Adding and removing a thousand guides takes linear time", arguments: Order.allCases)
  func guides(order: Order) {
    expectLinear(from: 1_000) { stage, count in
      let guides = (0..<count).map { _ in UILayoutGuide() }
      for guide in guides {
        stage.view.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
      }
      for guide in order(guides) { stage.view.removeLayoutGuide(guide) }
      #expect(stage.view.layoutGuides.isEmpty && stage.view.constraints.isEmpty)
    }
  }

  @Test("A thousand controllers are pushed and popped one at a time in linear time")
  func pushes() {
    expectLinear(from: 1_000) { stage, count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let controllers = (0..<count).map { _ in UIViewController() }
      for controller in controllers { navigation.pushViewController(controller, animated: false) }
      #expect(navigation.children == navigation.viewControllers && navigation.viewControllers.count == count + 1)
      #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
      for controller in controllers.reversed() {
        #expect(navigation.popViewController(animated: false) === controller)
      }
      #expect(navigation.navigationBar.items?.count == 1)
    }
  }

  /// A controller that pushes the next one when its view loads.
  private final class Pushing: UIViewController {
    private let rest: Int

    init(rest: Int) {
      self.rest = rest
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if rest > 0 { navigationController?.pushViewController(Pushing(rest: rest - 1), animated: false) }
    }
  }

  @Test("Controllers that push the next one when their views load take linear time")
  func pushesInViewDidLoad() {
    expectLinear(from: 250) { stage, count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.embed(navigation, in: stage.root)
      stage.settle()
      navigation.pushViewController(Pushing(rest: count - 1), animated: false)
      stage.settle()
      #expect(navigation.viewControllers.count == count + 1)
      #expect(navigation.children == navigation.viewControllers)
      #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
      stage.remove(navigation)
    }
  }

  @Test("Adding and removing a thousand constraints takes linear time in any order")
  func constraints() {
    expectLinear(from: 1_000) { stage, count in
      let constraints = (0..<count).map { stage.view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
      NSLayoutConstraint.activate(constraints)
      // Steps of 7 meet every constraint once.
      NSLayoutConstraint.deactivate(constraints.indices.map { constraints[$0 * 7 % count] })
      #expect(stage.view.constraints.isEmpty)
    }
  }

  @Test("Laying out the items of a compositional layout takes linear time", arguments: [false, true])
  func compositionalLayouts(scrollsAcross: Bool) {
    expectLinear(from: 250) { stage, count in
      let item = NSCollectionLayoutItem.of(.fractionalWidth(1 / 3), .estimated(20))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .of(.fractionalWidth(1), .estimated(20)), subitems: [item])
      group.interItemSpacing = .flexible(0)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = scrollsAcross ? .continuous : .none
      let collection = ComposedCollection(section, count)
      stage.view.addSubview(collection.view)
      collection.view.layoutIfNeeded()
      collection.view.contentOffset.y = 10
      collection.view.layoutIfNeeded()
      let cells = collection.view.visibleCells
      #expect(cells.count == count && cells.compactMap(collection.view.indexPath).map(\.item) == Array(0..<count))
    }
  }

  /// Expects work on four times as much to take about four times as long.
  private func expectLinear(from count: Int, _ work: @escaping (SpeedStage, Int) -> Void) {
    let growth = ProcessorTime.growth(from: count, below: limit) { count in
      {
        let stage = SpeedStage()
        work(stage, count)
        stage.close()
      }
    }
    #expect(growth < limit)
  }
}

/// A visible window, filled as by generated code.
@MainActor private struct SpeedStage {
  let window = UIWindow()
  let root = UIViewController()
  let view = UIView()

  init() {
    root.view = view
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  func close() {
    window.isHidden = true
    settle()
  }

  func settle() {
    Transactions.flush()
  }

  func fill(_ outer: UIView, with inner: UIView) {
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    if let outer = parent.view, let inner = child.view { fill(outer, with: inner) }
    child.didMove(toParent: parent)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
