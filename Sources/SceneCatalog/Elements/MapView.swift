extension ElementKind {
  package static let mapView = ElementKind(
    "mapView", .view, type: "MKMapView", of: ["MapKit"],
    "A view that displays a map.",
    attributes: [
      .init("mapType", .choice(.mapType), sets: "mapType", "The type of the map, such as standard or satellite."),
      .init("showsUserLocation", .boolean, sets: "showsUserLocation", "Whether the map shows the user's location."),
      .init("showsCompass", .boolean, sets: "showsCompass", "Whether the map shows a compass."),
      .init("showsScale", .boolean, sets: "showsScale", "Whether the map shows a scale indicator."),
      .init("showsTraffic", .boolean, sets: "showsTraffic", "Whether the map shows traffic conditions."),
      .init("showsBuildings", .boolean, sets: "showsBuildings", "Whether the map shows buildings."),
      .init("zoomEnabled", .boolean, sets: "isZoomEnabled", "Whether users can zoom the map."),
      .init("scrollEnabled", .boolean, sets: "isScrollEnabled", "Whether users can scroll the map."),
      .init("rotateEnabled", .boolean, sets: "isRotateEnabled", "Whether users can rotate the map."),
      .init("pitchEnabled", .boolean, sets: "isPitchEnabled", "Whether users can tilt the map."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: .ofView,
    example: """
      <mapView id="map" mapType="mutedStandard" showsUserLocation="true" pin="superview"/>
      """
  )
}
