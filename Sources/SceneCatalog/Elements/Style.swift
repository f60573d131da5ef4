extension ElementKind {
  package static let style = ElementKind(
    "style", .style,
    "A set of attributes that several elements share.",
    attributes: [.init(key: .id, isRequired: true, "The name of the style for `styles` attributes.")] + .styled,
    example: """
      <style id="caption" font="footnote" textColor="secondaryLabel"/>
      """
  )
}
