public import HeadlessUIKit

extension HeadlessApp {
  /// Rotates the device to landscape, or back to portrait.
  public func rotate(flushing: Bool = true) {
    resize(to: CGSize(width: window.bounds.height, height: window.bounds.width), flushing: flushing)
  }

  /// Sets the safe area of the device, and notifies views and controllers.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets, flushing: Bool = true) {
    act(flushing: flushing) { window.deviceSafeArea = insets }
  }

  /// Resizes the window, as a rotation or split screen does.
  ///
  /// The root and presented controllers receive the transition callbacks, with a coordinator. Then sizes and traits
  /// change.
  public func resize(to size: CGSize, flushing: Bool = true) {
    act(flushing: flushing) {
      Resizing(window: window, size: size).run()
    }
  }
}

/// The change of a window's size.
@MainActor struct Resizing {
  let window: UIWindow
  let size: CGSize

  /// The traits after the change: those of the window, with the size classes that differ between the sizes.
  private var traits: UITraitCollection {
    let (before, after) = (WindowSizeClasses(of: window.frame.size), WindowSizeClasses(of: size))
    var changes: [UITraitCollection] = []
    if before.horizontal != after.horizontal {
      changes.append(UITraitCollection(horizontalSizeClass: after.horizontal))
    }
    if before.vertical != after.vertical { changes.append(UITraitCollection(verticalSizeClass: after.vertical)) }
    return UITraitCollection(traitsFrom: [window.traitCollection] + changes)
  }

  func run() {
    guard window.frame.size != size else { return }
    let coordinator = TransitionCoordinator(in: window)
    let tree = ControllerTree(of: window)
    let receivers = [window.rootViewController].compactMap(\.self) + tree.presented
    let traits = traits
    if traits != window.traitCollection {
      for controller in receivers { controller.willTransition(to: traits, with: coordinator) }
    }
    for controller in receivers {
      let size = controller.presentedSize(in: window, of: size, traits: traits)
      controller.viewWillTransition(to: size, with: coordinator)
    }
    window.frame.size = size
    for controller in receivers { place(controller) }
    window.setTraits(traits, tellingAlso: tree.controllers)
    coordinator.start()
    Transactions.later { coordinator.end() }
  }

  /// Roots and presented controllers that do not float fill the window. A controller presented in a context has the frame of its
  /// presenting controller.
  private func place(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      view.frame = controller.presentingViewController?.viewIfLoaded?.frame ?? window.bounds
    // A container places it, when the traits have changed too.
    case _ where controller.isFloating: break
    default:
      view.frame = window.bounds
    }
    view.setNeedsLayout()
  }
}

/// The size classes of a window. Windows do not know whether they are on a phone: what is wide and tall is on a tablet.
struct WindowSizeClasses {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  /// The least width of a window that is horizontally regular: more than that of half a small tablet.
  private static let regularWidth: CGFloat = 640
  /// The least height of a window that is vertically regular: more than that of a phone in landscape.
  private static let regularHeight: CGFloat = 500

  init(of size: CGSize) {
    vertical = size.height < Self.regularHeight ? .compact : .regular
    horizontal = size.width < Self.regularWidth || vertical == .compact ? .compact : .regular
  }
}
