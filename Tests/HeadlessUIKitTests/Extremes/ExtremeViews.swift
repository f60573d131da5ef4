import HeadlessUIKit

extension ExtremeMembers {
  /// What takes a number in views, gesture recognisers and layers.
  static let views: [ExtremeMember] = [
    .init("CALayer.borderWidth") { x in use(UIView().layer) { $0.borderWidth = x.number } },
    .init("CALayer.contentsCenter") { x in use(UIView().layer) { $0.contentsCenter = x.rect } },
    .init("CALayer.cornerRadius") { x in use(UIView().layer) { $0.cornerRadius = x.number } },
    .init("CALayer.rasterizationScale") { x in use(UIView().layer) { $0.rasterizationScale = x.number } },
    .init("CALayer.shadowOffset") { x in use(UIView().layer) { $0.shadowOffset = x.size } },
    .init("CALayer.shadowOpacity") { x in use(UIView().layer) { $0.shadowOpacity = x.float } },
    .init("CALayer.shadowRadius") { x in use(UIView().layer) { $0.shadowRadius = x.number } },
    .init("UIGestureRecognizer.location(ofTouch:in:)") { x in
      use(UITapGestureRecognizer()) { _ = $0.location(ofTouch: x.integer, in: nil) }
    },
    .init("UILongPressGestureRecognizer.allowableMovement") { x in
      use(UILongPressGestureRecognizer()) { $0.allowableMovement = x.number }
    },
    .init("UILongPressGestureRecognizer.minimumPressDuration") { x in
      use(UILongPressGestureRecognizer()) { $0.minimumPressDuration = x.double }
    },
    .init("UILongPressGestureRecognizer.numberOfTapsRequired") { x in
      use(UILongPressGestureRecognizer()) { $0.numberOfTapsRequired = x.integer }
    },
    .init("UILongPressGestureRecognizer.numberOfTouchesRequired") { x in
      use(UILongPressGestureRecognizer()) { $0.numberOfTouchesRequired = x.integer }
    },
    .init("UIPanGestureRecognizer.maximumNumberOfTouches") { x in
      use(UIPanGestureRecognizer()) { $0.maximumNumberOfTouches = x.integer }
    },
    .init("UIPanGestureRecognizer.minimumNumberOfTouches") { x in
      use(UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = x.integer }
    },
    .init("UIPanGestureRecognizer.setTranslation(_:in:)") { x in
      use(UIPanGestureRecognizer()) { $0.setTranslation(x.point, in: nil) }
    },
    .init("UIPinchGestureRecognizer.scale") { x in use(UIPinchGestureRecognizer()) { $0.scale = x.number } },
    .init("UIRotationGestureRecognizer.rotation") { x in use(UIRotationGestureRecognizer()) { $0.rotation = x.number }
    },
    .init("UIScreen.convert(_:from:)") { x in
      use(UIScreen.main) { _ = $0.convert(x.point, from: UIScreen.main) };
      use(UIScreen.main) { _ = $0.convert(x.rect, from: UIScreen.main) }
    },
    .init("UIScreen.convert(_:to:)") { x in
      use(UIScreen.main) { _ = $0.convert(x.point, to: UIScreen.main) };
      use(UIScreen.main) { _ = $0.convert(x.rect, to: UIScreen.main) }
    },
    .init("UIScrollView.contentInset") { x in use(UIScrollView()) { $0.contentInset = x.insets } },
    .init("UIScrollView.contentOffset") { x in use(UIScrollView()) { $0.contentOffset = x.point } },
    .init("UIScrollView.contentSize") { x in use(UIScrollView()) { $0.contentSize = x.size } },
    .init("UIScrollView.horizontalScrollIndicatorInsets") { x in
      use(UIScrollView()) { $0.horizontalScrollIndicatorInsets = x.insets }
    },
    .init("UIScrollView.init(frame:)") { x in use(UIScrollView(frame: x.rect)) },
    .init("UIScrollView.maximumZoomScale") { x in use(UIScrollView()) { $0.maximumZoomScale = x.number } },
    .init("UIScrollView.minimumZoomScale") { x in use(UIScrollView()) { $0.minimumZoomScale = x.number } },
    .init("UIScrollView.scrollIndicatorInsets") { x in use(UIScrollView()) { $0.scrollIndicatorInsets = x.insets } },
    .init("UIScrollView.setContentOffset(_:animated:)") { x in
      use(UIScrollView()) { $0.setContentOffset(x.point, animated: true) }
    },
    .init("UIScrollView.verticalScrollIndicatorInsets") { x in
      use(UIScrollView()) { $0.verticalScrollIndicatorInsets = x.insets }
    },
    .init("UIScrollView.zoomScale") { x in use(UIScrollView()) { $0.zoomScale = x.number } },
    .init("UISwipeGestureRecognizer.numberOfTouchesRequired") { x in
      use(UISwipeGestureRecognizer()) { $0.numberOfTouchesRequired = x.integer }
    },
    .init("UITapGestureRecognizer.numberOfTapsRequired") { x in
      use(UITapGestureRecognizer()) { $0.numberOfTapsRequired = x.integer }
    },
    .init("UITapGestureRecognizer.numberOfTouchesRequired") { x in
      use(UITapGestureRecognizer()) { $0.numberOfTouchesRequired = x.integer }
    },
    .init("UIView.alpha") { x in use(UIView()) { $0.alpha = x.number } },
    .init("UIView.anchorPoint") { x in use(UIView()) { $0.anchorPoint = x.point } },
    .init("UIView.draw(_:)") { x in use(UIView()) { $0.draw(x.rect) } },
    .init("UIView.setNeedsDisplay(_:)") { x in use(UIView()) { $0.setNeedsDisplay(x.rect) } },
    .init("UIView.animate(withDuration:animations:)") { x in UIView.animate(withDuration: x.double, animations: {})
    },
    .init("UIView.animate(withDuration:animations:completion:)") { x in
      UIView.animate(withDuration: x.double, animations: {}, completion: nil)
    },
    .init("UIView.animate(withDuration:delay:options:animations:completion:)") { x in
      UIView.animate(withDuration: x.double, delay: x.double, options: [], animations: {}, completion: nil)
    },
    .init(
      "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
    ) { x in
      UIView.animate(
        withDuration: x.double, delay: x.double, usingSpringWithDamping: x.number, initialSpringVelocity: x.number,
        options: [], animations: {}, completion: nil)
    },
    .init("UIView.bounds") { x in use(UIView()) { $0.bounds = x.rect } },
    .init("UIView.center") { x in use(UIView()) { $0.center = x.point } },
    .init("UIView.convert(_:from:)") { x in
      use(UIView()) { _ = $0.convert(x.point, from: nil) }; use(UIView()) { _ = $0.convert(x.rect, from: nil) };
      use(UIView()) { _ = $0.convert(x.point, from: UIScreen.main) };
      use(UIView()) { _ = $0.convert(x.rect, from: UIScreen.main) }
    },
    .init("UIView.convert(_:to:)") { x in
      use(UIView()) { _ = $0.convert(x.point, to: nil) }; use(UIView()) { _ = $0.convert(x.rect, to: nil) };
      use(UIView()) { _ = $0.convert(x.point, to: UIScreen.main) };
      use(UIView()) { _ = $0.convert(x.rect, to: UIScreen.main) }
    },
    .init("UIView.directionalLayoutMargins") { x in use(UIView()) { $0.directionalLayoutMargins = x.directionalInsets }
    },
    .init("UIView.exchangeSubview(at:withSubviewAt:)") { x in
      use(UIView()) { $0.exchangeSubview(at: x.integer, withSubviewAt: x.integer) }
    },
    .init("UIView.frame") { x in use(UIView()) { $0.frame = x.rect } },
    .init("UIView.hitTest(_:with:)") { x in use(UIView()) { _ = $0.hitTest(x.point, with: nil) } },
    .init("UIView.init(frame:)") { x in use(UIView(frame: x.rect)) },
    .init("UIView.insertSubview(_:at:)") { x in use(UIView()) { $0.insertSubview(UIView(), at: x.integer) } },
    .init("UIView.layoutMargins") { x in use(UIView()) { $0.layoutMargins = x.insets } },
    .init("UIView.point(inside:with:)") { x in use(UIView()) { _ = $0.point(inside: x.point, with: nil) } },
    .init("UIView.setContentCompressionResistancePriority(_:for:)") { x in
      use(UIView()) { $0.setContentCompressionResistancePriority(x.priority, for: .vertical) }
    },
    .init("UIView.setContentHuggingPriority(_:for:)") { x in
      use(UIView()) { $0.setContentHuggingPriority(x.priority, for: .vertical) }
    },
    .init("UIView.sizeThatFits(_:)") { x in use(UIView()) { _ = $0.sizeThatFits(x.size) } },
    .init("UIView.systemLayoutSizeFitting(_:)") { x in use(UIView()) { _ = $0.systemLayoutSizeFitting(x.size) } },
    .init("UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)") { x in
      use(UIView()) {
        _ = $0.systemLayoutSizeFitting(
          x.size, withHorizontalFittingPriority: x.priority, verticalFittingPriority: x.priority)
      }
    },
    .init("UIView.tag") { x in use(UIView()) { $0.tag = x.integer } },
    .init("UIView.transform") { x in use(UIView()) { $0.transform = x.transform } },
    .init("UIView.transition(from:to:duration:options:completion:)") { x in ExtremeObjects.exchange(in: x.double) },
    .init("UIView.transition(with:duration:options:animations:completion:)") { x in
      UIView.transition(with: UIView(), duration: x.double, options: [], animations: nil)
    },
    .init("UIView.viewWithTag(_:)") { x in use(UIView()) { _ = $0.viewWithTag(x.integer) } },
    .init("UIWindow.init(frame:)") { x in use(UIWindow(frame: x.rect)) },
  ]
}
