extension ElementKind {
  package static let style = ElementKind(
    "style", .style,
    "Attributes that several elements share: any that set something, or lay it out.",
    attributes: [.init(key: .id, isRequired: true, "Its name, for `styles`.")] + .styled,
    example: """
      <style id="caption" font="footnote" textColor="secondaryLabel"/>
      """
  )
}
