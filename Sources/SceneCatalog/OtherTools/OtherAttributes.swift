extension OtherAttribute {
  /// All of them. Of several rows with one word, the first counts that fits the element.
  package static let all: [OtherAttribute] = [
    // Texts.
    OtherAttribute("text title label value content caption", .attribute(["text", "title"])),
    OtherAttribute("lines linelimit maxlines maxlength numberoflinesvisible", .attribute(["numberOfLines"])),
    OtherAttribute(
      "color textcolour fontcolor foregroundcolor foregroundstyle foreground fgcolor",
      .attribute(["textColor", "titleColor", "tintColor"])),
    OtherAttribute("textalign multilinetextalignment gravity align alignment", .attribute(["textAlignment"])),
    OtherAttribute("truncationmode ellipsize linebreak textoverflow", .attribute(["lineBreakMode"])),
    OtherAttribute("hint placeholdertext prompttext", .attribute(["placeholder"])),
    OtherAttribute("fontsize textsize fontfamily typeface fontname", .value("font", "system 17")),
    OtherAttribute("bold fontweight weight", .value("font", "system 17 bold")),
    OtherAttribute("textstyle textappearance dynamictype", .value("font", "body")),
    OtherAttribute("keyboard inputtype", .attribute(["keyboardType"])),
    OtherAttribute("secure password issecure", .attribute(["secureTextEntry"])),

    // Images and colours.
    OtherAttribute("src source named imagename file", .attribute(["image"])),
    OtherAttribute("icon systemname sfsymbol symbol systemicon", .attribute(["systemImage"])),
    OtherAttribute("background bgcolor backgroundcolour fill", .attribute(["backgroundColor"])),
    OtherAttribute("tint accentcolor tintcolour", .attribute(["tintColor"])),
    OtherAttribute("scaletype resizemode objectfit contentscale", .attribute(["contentMode"])),
    OtherAttribute("opacity", .attribute(["alpha"])),
    OtherAttribute("cornerradius borderradius radius rounded", set("layer.cornerRadius", "8")),
    OtherAttribute("borderwidth border strokewidth", set("layer.borderWidth", "1")),
    OtherAttribute("bordercolor strokecolor", set("layer.borderColor", "separator")),
    OtherAttribute("shadowradius elevation shadow", set("layer.shadowRadius", "4")),
    OtherAttribute("shadowopacity", set("layer.shadowOpacity", "0.2")),
    OtherAttribute("zindex zposition", set("layer.zPosition", "1")),
    OtherAttribute("clipstobounds maskstobounds clipped overflow clip", .attribute(["clipsSubviews"])),

    // State.
    OtherAttribute("visible visibility display isvisible", .value("hidden", "true")),
    OtherAttribute("disabled isdisabled", .value("enabled", "false")),
    OtherAttribute("checked ison isselected", .attribute(["on", "selected"])),
    OtherAttribute("min minimum minvalue", .attribute(["minimumValue"])),
    OtherAttribute("max maximum maxvalue", .attribute(["maximumValue"])),
    OtherAttribute("step", .attribute(["stepValue"])),

    // Layout.
    OtherAttribute("gap itemspacing arrangement", .attribute(["spacing"])),
    OtherAttribute("direction orientation flexdirection", .attribute(["axis"])),
    OtherAttribute("justify justifycontent mainaxisalignment", .attribute(["distribution"])),
    OtherAttribute("align alignitems crossaxisalignment gravity", .attribute(["alignment"])),
    OtherAttribute("padding contentpadding", .attribute(["contentEdgeInsets", "layoutMargins"])),
    OtherAttribute("margin margins layout_margin", .value("leading", "8")),
    OtherAttribute("start paddingstart marginstart marginleft paddingleft layout_marginstart", .attribute(["leading"])),
    OtherAttribute("end paddingend marginend marginright paddingright layout_marginend", .attribute(["trailing"])),
    OtherAttribute("margintop paddingtop layout_margintop", .attribute(["top"])),
    OtherAttribute("marginbottom paddingbottom layout_marginbottom", .attribute(["bottom"])),
    OtherAttribute("x", .attribute(["left"])),
    OtherAttribute("y", .attribute(["top"])),
    OtherAttribute("layout_width", .attribute(["width"])),
    OtherAttribute("layout_height", .attribute(["height"])),
    OtherAttribute("minwidth", .value("width", ">=44")),
    OtherAttribute("maxwidth", .value("width", "<=44")),
    OtherAttribute("minheight", .value("height", ">=44")),
    OtherAttribute("maxheight", .value("height", "<=44")),
    OtherAttribute("center centered centerinparent", .value("centerX", "0")),

    // Names.
    OtherAttribute("class classname controller", .attribute(["customClass"])),
    OtherAttribute("identifier", .attribute(["reuseIdentifier", "id"])),
    OtherAttribute("name key ref testid storyboardidentifier storyboardid nodeid", .attribute(["id"])),
    OtherAttribute(
      "alt arialabel aria-label contentdescription accessibilitytext voiceover", .attribute(["accessibilityLabel"])),

    // What users do.
    OtherAttribute(
      "onclick ontap action onpress click target ontouch tap ontapped ontouchupinside onchange onvaluechanged "
        + "onsubmit",
      .child(OtherElement("", "action", "selector=save"))),
    OtherAttribute(
      "segue href destination to navigateto link url",
      .child(OtherElement("", "segue", "kind=push", "identifier=showDetail", "destination=detail"))),
    OtherAttribute(
      "delegate", .child(OtherElement("", "outlet", "property=delegate", "destination=home"))),
    OtherAttribute(
      "datasource", .child(OtherElement("", "outlet", "property=dataSource", "destination=home"))),
  ]

  /// A property that has no attribute.
  private static func set(_ property: String, _ value: String) -> Replacement {
    .child(OtherElement("", "set", "property=" + property, "value=" + value))
  }
}
