/// The sizes that a view has by its content.
package struct IntrinsicAxes: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let width = IntrinsicAxes(rawValue: 1)
  package static let height = IntrinsicAxes(rawValue: 2)
  package static let both: IntrinsicAxes = [.width, .height]
}

extension ElementKind {
  /// The sizes that a view of UIKit's class has by its content, as `intrinsicContentSize` of its class documents them.
  ///
  /// An image view without an image and a stack view without views count as if they had some: code adds them.
  package var intrinsicSize: IntrinsicAxes { Self.intrinsicSizes[name] ?? [] }

  private static let intrinsicSizes: [String: IntrinsicAxes] = [
    "activityIndicatorView": .both,
    "button": .both,
    "colorWell": .both,
    "datePicker": .both,
    "imageView": .both,
    "label": .both,
    "navigationBar": .height,
    "pageControl": .both,
    "pickerView": .both,
    "progressView": .height,
    "refreshControl": .both,
    "searchBar": .height,
    "segmentedControl": .both,
    "slider": .height,
    "stackView": .both,
    "stepper": .both,
    "switch": .both,
    "tabBar": .height,
    "textField": .both,
    "toolbar": .height,
  ]
}
