"""What depends on size classes, in documents and in scenes: for each of the four pairs, whether it is there and its constant."""

from . import layout_values

SCREENS = [("compact", "compact"), ("compact", "regular"), ("regular", "compact"), ("regular", "regular")]
ALWAYS = (True,) * 4


def of_key(key):
  """The pairs for which a key of Interface Builder holds: `widthClass=compact`; None for another condition."""
  words = dict(one.split("=") for one in (key or "").split("-") if one.count("=") == 1)
  if key == "default":
    return ALWAYS
  if not words or words.keys() - {"widthClass", "heightClass"}:
    return None
  return tuple(
    words.get("widthClass", width) == width and words.get("heightClass", height) == height for width, height in SCREENS)


def of_condition(text):
  """The pairs for which a condition of a scene holds: `regularWidth or compactWidth.regularHeight`."""
  def holds(alternative, screen):
    known = {screen[0] + "Width", screen[1] + "Height"}
    return all(one in known for one in alternative.split("."))

  if text is None:
    return ALWAYS
  return tuple(any(holds(one.strip(), screen) for one in text.split(" or ")) for screen in SCREENS)


def is_size_classes(text):
  return all(one.endswith(("Width", "Height")) for one in text.replace(" or ", ".").split("."))


# MARK: Documents


def installations(root):
  """On which screens the views and constraints of masks are installed, by their ids."""
  found = {}
  variations = [one for one in root if one.tag == "variation"]
  for variation in sorted(variations, key=lambda one: one.get("key") != "default"):
    screens = of_key(variation.get("key"))
    for mark in (one for mask in variation.children if mask.tag == "mask" for one in mask.children):
      if screens is None or mark.tag not in ("include", "exclude"):
        continue
      before = found.get(mark.get("reference"), ALWAYS)
      found[mark.get("reference")] = tuple(
        mark.tag == "include" if changes else old for changes, old in zip(screens, before))
  return {name: screens for name, screens in found.items() if any(screens) and not all(screens)}


def read_document(document, element, installed):
  """Adds what depends on size classes: where a constraint is and with which constant, or where a view is."""
  if element.tag != "constraint":
    if element.get("id") in installed and element.parent.tag == "subviews":
      document._add("variations", element, "when", installed[element.get("id")])
    return
  constants = constants_of(element)
  screens = installed.get(element.get("id"), ALWAYS)
  if screens == ALWAYS and len(set(constants)) == 1:
    return
  forms = [layout_values.of_document(document, element, constant) for constant in constants]
  if None not in forms:
    document._add("variations", element, "", varied(forms, screens), ())


def constants_of(constraint):
  constants = [layout_values.number(constraint.get("constant")) or 0.0] * 4
  for variation in constraint.children:
    screens = of_key(variation.get("key")) if variation.tag == "variation" else None
    if screens and variation.get("constant") is not None:
      constants = [
        layout_values.number(variation.get("constant")) if changes else old for changes, old in zip(screens, constants)]
  return constants


def varied(forms, screens):
  """One value of the forms that a constraint has on the screens."""
  first, relation, second, factor, _, priority = forms[0]
  constants = tuple(form[4] if is_there else None for form, is_there in zip(forms, screens))
  return (first, relation, second, factor, constants, priority)


# MARK: Scenes


def read_scene(scene, element, place):
  condition = element.get("when")
  if condition is not None and not is_size_classes(condition):
    return
  screens = of_condition(condition)
  if element.tag != "constraint":
    if screens != ALWAYS:
      scene._add("variations", place, "when", screens)
    return
  constants = [element.get("constant") or "0"] * 4
  for name, text in element.attrib.items():
    kind, _, traits = name.partition(".")
    if kind == "constant" and traits:
      constants = [text if changes else old for changes, old in zip(of_condition(traits), constants)]
  if screens != ALWAYS or len(set(constants)) > 1:
    forms = [layout_values.of_scene(scene, element, place, constant) for constant in constants]
    scene._add("variations", (), "", varied(forms, screens))
