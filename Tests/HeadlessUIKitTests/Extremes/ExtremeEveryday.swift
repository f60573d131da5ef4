import HeadlessUIKit

extension ExtremeMembers {
  private static func field(_ rectangle: @escaping (UITextField, CGRect) -> CGRect) -> (Extreme) -> Void {
    { x in
      use(UITextField()) { field in
        (field.leftView, field.leftViewMode) = (UIView(), .always)
        _ = rectangle(field, x.rect)
      }
    }
  }

  /// Members that many apps use, of several classes.
  static let everyday: [ExtremeMember] = [
    .init("UIMenuController.setTargetRect(_:in:)") { x in
      use(UIMenuController()) { $0.setTargetRect(x.rect, in: UIView()) }
    },
    .init("UIMenuController.showMenu(from:rect:)") { x in
      use(UIMenuController()) { $0.showMenu(from: UIView(), rect: x.rect) }
    },
    .init("UIScrollView.setZoomScale(_:animated:)") { x in
      use(UIScrollView()) {
        $0.maximumZoomScale = 10
        $0.setZoomScale(x.number, animated: true)
      }
    },
    .init("UIScrollView.zoom(to:animated:)") { x in
      use(UIScrollView()) {
        $0.maximumZoomScale = 10
        $0.zoom(to: x.rect, animated: true)
      }
    },
    .init("UITableView.fillerRowHeight") { x in use(ExtremeObjects.table()) { $0.fillerRowHeight = x.number } },
    .init("UITableView.moveRow(at:to:)") { x in use(ExtremeObjects.table()) { $0.moveRow(at: x.path, to: x.path) } },
    .init("UITableView.moveSection(_:toSection:)") { x in
      use(ExtremeObjects.table()) { $0.moveSection(x.integer, toSection: x.integer) }
    },
    .init("UITableView.reconfigureRows(at:)") { x in
      use(ExtremeObjects.table()) { $0.reconfigureRows(at: [x.path]) }
    },
    .init("UICollectionView.moveSection(_:toSection:)") { x in
      use(ExtremeObjects.collection()) { $0.moveSection(x.integer, toSection: x.integer) }
    },
    .init("UICollectionView.reconfigureItems(at:)") { x in
      use(ExtremeObjects.collection()) { $0.reconfigureItems(at: [x.path]) }
    },
    .init("UITextField.borderRect(forBounds:)", field { $0.borderRect(forBounds: $1) }),
    .init("UITextField.textRect(forBounds:)", field { $0.textRect(forBounds: $1) }),
    .init("UITextField.placeholderRect(forBounds:)", field { $0.placeholderRect(forBounds: $1) }),
    .init("UITextField.editingRect(forBounds:)", field { $0.editingRect(forBounds: $1) }),
    .init("UITextField.clearButtonRect(forBounds:)", field { $0.clearButtonRect(forBounds: $1) }),
    .init("UITextField.leftViewRect(forBounds:)", field { $0.leftViewRect(forBounds: $1) }),
    .init("UITextField.rightViewRect(forBounds:)", field { $0.rightViewRect(forBounds: $1) }),
    .init("NSTextContainer.lineFragmentPadding") { x in
      use(UITextView()) { $0.textContainer.lineFragmentPadding = x.number }
    },
    .init("NSTextContainer.maximumNumberOfLines") { x in
      use(UITextView()) {
        $0.text = "a\nb"
        $0.textContainer.maximumNumberOfLines = x.integer
      }
    },
    .init("NSTextContainer.size") { x in use(UITextView()) { $0.textContainer.size = x.size } },
    .init("UIScreen.brightness") { x in use(UIScreen.main) { $0.brightness = x.number } },
    .init("UIImage.resizableImage(withCapInsets:)") { x in
      use(UIImage()) { _ = $0.resizableImage(withCapInsets: x.insets) }
    },
    .init("UIImage.resizableImage(withCapInsets:resizingMode:)") { x in
      use(UIImage()) { _ = $0.resizableImage(withCapInsets: x.insets, resizingMode: .tile) }
    },
    .init("UIView.contentScaleFactor") { x in use(UIView()) { $0.contentScaleFactor = x.number } },
    .init("UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)") { x in
      UIView.addKeyframe(withRelativeStartTime: x.double, relativeDuration: x.double) {}
    },
    .init("UIView.animateKeyframes(withDuration:delay:options:animations:completion:)") { x in
      UIView.animateKeyframes(withDuration: x.double, delay: x.double) {}
    },
    .init("UISearchTextField.init(frame:)") { x in use(UISearchTextField(frame: x.rect)) },
  ]
}
