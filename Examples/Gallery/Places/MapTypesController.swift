import MapKit
import UIKit

/// A popover that chooses what the map shows.
class MapTypesController: UIViewController {
  private static let types: [MKMapType] = [.mutedStandard, .hybrid, .satellite]

  var mapType = MKMapType.mutedStandard

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.typeControl.selectedSegmentIndex = Self.types.firstIndex(of: mapType) ?? 0
  }

  func typeChosen(_ control: UISegmentedControl) {
    mapType = Self.types[control.selectedSegmentIndex]
  }
}
