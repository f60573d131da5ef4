// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixture uses of WebKit, for compilers without it.

public import UIKit

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}

@MainActor public protocol WKUIDelegate: NSObjectProtocol {}

open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@MainActor open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var selectionGranularity = WKSelectionGranularity.dynamic

  public override init() {
    super.init()
  }
}

@MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
}

public enum WKSelectionGranularity: Int, Sendable {
  case dynamic, character
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
