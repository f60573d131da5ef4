"""Constraints of documents and of scenes, in one form: two items with their attributes, a relation and numbers.

An item is a place, with a guide or without one. Of the two forms of a constraint, `a = m * b + c` and `b = a / m - c / m`,
the one whose first item comes first counts.
"""

import re

GUIDES = {
  "safeArea", "layoutMargins", "readableContent", "superview", "keyboardLayoutGuide", "contentLayoutGuide",
  "frameLayoutGuide",
}
NAMES = {
  "contentLayout": "contentLayoutGuide", "frameLayout": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
}
EDGES = {"top", "bottom", "leading", "trailing", "left", "right"}
CENTERS = {"centerX", "centerY", "firstBaseline", "lastBaseline"}
SIZES = {"width", "height"}
FAR = {"bottom", "trailing", "right"}
FLIPPED = {"<=": ">=", ">=": "<=", "=": "="}
RELATIONS = {None: "=", "equal": "=", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}


def number(text):
  try:
    return round(float(text), 3) + 0.0
  except (TypeError, ValueError):
    return None


def normal(first, second, relation, multiplier, constant, priority):
  """One form of the two that mean the same."""
  if second is not None and key(second) < key(first):
    multiplier = 1 / multiplier if multiplier else 1
    constant = constant if constant == "system" else -constant * multiplier
    first, second, relation = second, first, FLIPPED[relation]
  if constant != "system":
    constant = round(constant, 2) + 0.0
  return (first, relation, second, round(multiplier, 3), constant, priority)


def key(item):
  return tuple(map(str, (item[0], item[1], item[2])))


def item(place, guide, attribute):
  if attribute.endswith("Margin"):
    guide, attribute = "layoutMargins", attribute.removesuffix("Margin")
  if attribute.endswith("WithinMargins"):
    guide, attribute = "layoutMargins", attribute.removesuffix("WithinMargins")
  attribute = {"baseline": "lastBaseline"}.get(attribute, attribute)
  return (place, guide, attribute)


# MARK: Documents


def read_document(document, constraint):
  value = of_document(document, constraint, number(constraint.get("constant")) or 0.0)
  if value is not None:
    document._add("constraints", constraint, "", value, ())


def of_document(document, constraint, constant):
  """A constraint with a constant; None for one that is not there."""
  if constraint.get("placeholder") == "YES" or constraint.get("id") in document.off:
    return None
  first = document_item(document, constraint, "first")
  second = document_item(document, constraint, "second")
  if first is None or second is False:
    return None
  return normal(
    first, second, RELATIONS[constraint.get("relation")], multiplier(constraint.get("multiplier")),
    "system" if constraint.get("symbolic") == "YES" else constant, number(constraint.get("priority")) or 1000.0)


def multiplier(text):
  """`0.5`, `16:9` or `1/2`."""
  parts = [number(one) for one in re.split("[:/]", text or "1")]
  return parts[0] / parts[1] if len(parts) == 2 else float(text or 1)


def document_item(document, constraint, which):
  attribute, name = constraint.get(which + "Attribute"), constraint.get(which + "Item")
  if attribute is None:
    return None
  target = document.by_id.get(name) if name else constraint.parent.parent
  if target is None or id(target) not in document.places:
    # A view that is installed nowhere takes its constraints along.
    return None if which == "first" else False
  place, guide = document.places[id(target)], None
  if target.tag == "viewLayoutGuide":
    guide = NAMES.get(target.get("key"), target.get("key"))
  elif target.tag == "viewControllerLayoutGuide":
    place, guide = (*place, "view"), "safeArea"
    attribute = "top" if target.get("type") == "top" else "bottom"
  place, guide, attribute = item(place, guide, attribute)
  # The margins of a view that follows the readable width are those of its readable content.
  view = next((one for one in [target, *target.ancestors] if one.get("id") and "Guide" not in one.tag), target)
  if guide == "layoutMargins" and attribute in ("leading", "trailing", "left", "right"):
    if view.get("layoutMarginsFollowReadableWidth") == "YES" or view.get("followReadableWidth") == "YES":
      guide = "readableContent"
  return (place, guide, attribute)


# MARK: Scenes


def read_scene(scene, element, place, attributes):
  if element.tag == "constraint":
    read_constraint(scene, element, place)
    return
  if element.tag in ("barButtonItem", "segment", "style", "set"):
    return
  above = superview(scene, element)
  if above is None:
    return
  sides = {}
  if "pin" in attributes:
    guide = attributes["pin"]
    edges = attributes.get("edges", "top leading bottom trailing").split()
    insets = (attributes.get("inset") or "0").split()
    insets = insets * 4 if len(insets) == 1 else insets
    for edge in edges:
      inset = insets[("top", "leading", "bottom", "trailing").index(edge)]
      sides[edge] = f"{inset}" if guide == "superview" else f"{guide} {inset}"
  sizes = attributes.get("size", "").split()
  if len(sizes) == 2:
    sides.update(zip(("width", "height"), sizes))
  sides.update({name: text for name, text in attributes.items() if name in EDGES | CENTERS | SIZES})
  for side, text in sides.items():
    add_side(scene, element, place, above, side, text)


def superview(scene, element):
  parent = scene.parents.get(id(element))
  while parent is not None and parent.tag in ("contentView",):
    parent = scene.parents.get(id(parent))
  return scene.places[id(parent)][1] if parent is not None and id(parent) in scene.places else None


def add_side(scene, element, place, above, side, text):
  found = re.fullmatch(r"(<=|>=)?\s*(.*?)(?:\s*@([\d.]+))?", text)
  relation, body, priority = found[1] or "=", found[2], number(found[3]) or 1000.0
  first, factor = item(place, None, side), 1.0
  if other := re.fullmatch(r"([A-Za-z_][\w-]*)(?:\.(\w+))?\.([A-Za-z]\w*)(?: \* ([\d./:e-]+))?(?: ([+-]) ([\w.]+))?", body):
    name, guide, attribute, times, sign, amount = other.groups()
    target, inner = scene_target(scene, name, element, above)
    second = item(target, guide or inner, attribute)
    factor = multiplier(times)
    constant = "system" if amount == "system" else (number(amount) or 0.0) * (-1 if sign == "-" else 1)
  else:
    words = body.split()
    guide = words.pop(0) if words and words[0] in GUIDES else None
    amount = words[0] if words else "0"
    if side in SIZES:
      second, constant = None, number(amount) or 0.0
    else:
      second = item(above, None if guide == "superview" else guide, side)
      constant = "system" if amount == "system" else number(amount) or 0.0
      if side in FAR:
        relation = FLIPPED[relation]
        constant = constant if constant == "system" else -constant
  scene._add("constraints", (), "", normal(first, second, relation, factor, constant, priority))


def scene_target(scene, name, element, above):
  """The place and the guide that a name means at a place."""
  if name == "superview":
    return above, None
  if name in GUIDES:
    return above, name
  found, root = scene.named.get(name, []), scene.roots[id(element)]
  near = [place for one, place in found if one is root] or [place for _, place in found]
  return (near[0] if near else (name,)), None


def read_constraint(scene, element, place):
  scene._add("constraints", (), "", of_scene(scene, element, place, element.get("constant")))


def of_scene(scene, element, place, constant):
  """A constraint with a constant."""
  def side(which):
    attribute, name = element.get(which + "Attribute"), element.get(which + "Item")
    if attribute is None:
      return None
    target, _, guide = (name or "").partition(".")
    if not name:
      return item(place, None, attribute)
    if name == "superview":
      return item(place, None, attribute)
    if name in GUIDES:
      return item(place, name, attribute)
    return item(scene_target(scene, target, element, place)[0], guide or None, attribute)

  return normal(
    side("first"), side("second"), RELATIONS[element.get("relation")], multiplier(element.get("multiplier")),
    "system" if constant == "system" else number(constant) or 0.0, number(element.get("priority")) or 1000.0)
