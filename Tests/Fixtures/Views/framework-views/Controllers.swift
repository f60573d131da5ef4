import MapKit
import UIKit
import WebKit

class MainController: UIViewController, MKMapViewDelegate, WKNavigationDelegate {}

class Browser: WKWebView {}
