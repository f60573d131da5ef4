extension ElementKind {
  package static let scenes = ElementKind(
    "scenes", .scenes,
    "The root of a scene file.",
    attributes: [
      .init("initialViewController", .reference, "The controller that the file starts with.")
    ],
    children: [.import, .controller, .placeholder],
    example: """
      <scenes initialViewController="home">
        <viewController id="home" customClass="Home"/>
      </scenes>
      """
  )
}
