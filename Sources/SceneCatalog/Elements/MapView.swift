extension ElementKind {
  package static let mapView = ElementKind(
    "mapView", .view, type: "MKMapView", of: ["MapKit"],
    "A map.",
    attributes: [
      .init("mapType", .choice(.mapType), sets: "mapType", "What the map shows."),
      .init("showsUserLocation", .boolean, sets: "showsUserLocation", "Whether it shows where the user is."),
      .init("showsCompass", .boolean, sets: "showsCompass", "Whether it shows a compass."),
      .init("showsScale", .boolean, sets: "showsScale", "Whether it shows its scale."),
      .init("showsTraffic", .boolean, sets: "showsTraffic", "Whether it shows traffic."),
      .init("showsBuildings", .boolean, sets: "showsBuildings", "Whether it shows buildings."),
      .init("zoomEnabled", .boolean, sets: "isZoomEnabled", "Whether users can zoom."),
      .init("scrollEnabled", .boolean, sets: "isScrollEnabled", "Whether users can scroll."),
      .init("rotateEnabled", .boolean, sets: "isRotateEnabled", "Whether users can rotate it."),
      .init("pitchEnabled", .boolean, sets: "isPitchEnabled", "Whether users can tilt it."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: [.layout, .connections],
    example: """
      <mapView id="map" mapType="mutedStandard" showsUserLocation="true" pin="superview"/>
      """
  )
}
