"""Colours and fonts of documents and of scenes, in one form."""

import re

STYLES = {"Subhead": "subheadline", "Title0": "largeTitle"}
NAMED = {
  "white": (1, 1, 1, 1), "black": (0, 0, 0, 1), "clear": (0, 0, 0, 0), "gray": (.5, .5, .5, 1),
  "darkGray": (1 / 3, 1 / 3, 1 / 3, 1), "lightGray": (2 / 3, 2 / 3, 2 / 3, 1), "red": (1, 0, 0, 1), "green": (0, 1, 0, 1), "blue": (0, 0, 1, 1), "cyan": (0, 1, 1, 1),
  "yellow": (1, 1, 0, 1), "magenta": (1, 0, 1, 1), "orange": (1, .5, 0, 1), "purple": (.5, 0, .5, 1), "brown": (.6, .4, .2, 1),
}

# What UIKit's objects have by themselves: an element, the name of its property, and the value.
DEFAULTS = {
  ("label", "font", "system 17"), ("textField", "font", "system 17"), ("textLabel", "font", "system 17"),
}
SIZES = {"system": "14", "smallSystem": "12", "label": "17", "button": "18"}
# Names that scenes replace by the newer ones of the same colour.
RENAMED = {
  "groupTableViewBackground": "systemGroupedBackground", "tableCellGroupedBackground": "secondarySystemGroupedBackground",
}
# The names of properties that differ.
PROPERTIES = {
  "textShadowColor": "shadowColor", "selectedImageTintColor": "tintColor", "NSColor": "textColor",
  "NSBackgroundColor": "backgroundColor", "NSStrokeColor": "strokeColor",
}


def components(red, green, blue, alpha):
  values = [int(min(max(float(one), 0), 1) * 255 + .5 + 1e-6) for one in (red, green, blue, alpha)]
  # All that is transparent looks the same.
  return (0, 0, 0, 0) if values[3] == 0 else tuple(values)


def named(name):
  name = RENAMED.get(name, name)
  return components(*NAMED[name]) if name in NAMED else name


def color_of_document(color):
  name = color.get("systemColor") or color.get("xcode11CocoaTouchSystemColor") or color.get("cocoaTouchSystemColor")
  if color.get("catalog") == "System":
    name = color.get("name")
    # Names of macOS, which UIKit has not.
    if name in ("textColor", "selectedMenuItemTextColor"):
      return "asset:" + name
  if name:
    return named(name.removesuffix("Color"))
  if color.get("name"):
    return "asset:" + color.get("name")
  alpha = color.get("alpha") or 1
  if color.get("white") is not None:
    return components(*[color.get("white")] * 3, alpha)
  if color.get("red") is None:
    return None
  values = components(color.get("red"), color.get("green"), color.get("blue"), alpha)
  return ("p3", *values) if color.get("customColorSpace") == "displayP3" else values


def color_of_scene(text):
  text, _, alpha = text.partition(" alpha ")
  if found := re.fullmatch(r"#([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})?", text):
    values = [int(found[1][one:one + 2], 16) / 255 for one in (0, 2, 4)]
    return components(*values, alpha or int(found[2] or "FF", 16) / 255)
  if found := re.fullmatch(r"(rgb|p3)\((.*)\)", text):
    values = components(*found[2].split()[:3], alpha or (found[2].split() + [1])[3])
    return ("p3", *values) if found[1] == "p3" else values
  if found := re.fullmatch(r"white ([\d.]+)", text):
    return components(*[found[1]] * 3, alpha or 1)
  if alpha and text in NAMED:
    return components(*NAMED[text][:3], alpha)
  return f"{text} alpha {alpha}" if alpha else named(text)


def font_of_document(font):
  style, size = font.get("style"), font.get("pointSize") or SIZES.get(font.get("size"), font.get("size"))
  if font.get("metaFont") and not size:
    size = {"smallSystem": "11", "smallSystemBold": "11", "miniSystem": "9"}.get(font.get("metaFont"), "13")
  is_plain = font.get("type") in (None, "system") and font.get("weight") in (None, "regular") and not font.get("style")
  if size and is_plain and not font.get("name") and not font.get("metaFont") and plain(size) == "0":
    return None
  if style and style.startswith("UICTFontTextStyle"):
    name = style.removeprefix("UICTFontTextStyle")
    return STYLES.get(name, name[:1].lower() + name[1:])
  meta = font.get("metaFont") or ""
  kind = font.get("type") or ("boldSystem" if "Bold" in meta else "system" if meta else None)
  if kind in ("system", "boldSystem", "italicSystem"):
    weight = {"boldSystem": "bold", "italicSystem": "italic"}.get(kind, font.get("weight") or "")
    return f"system {plain(size)} {'' if weight == 'regular' else weight}".strip()
  return f"{font.get('name')} {plain(size)}" if font.get("name") else None


def font_of_scene(text):
  return " ".join(plain(one) for one in text.split())


def plain(text):
  try:
    return f"{float(text):g}"
  except (TypeError, ValueError):
    return str(text)
