"""Lists every value of a document and of its scene, independently of the importer, and compares them.

A value has a kind, such as a text or a constraint, the place of its element, and a name. The place is a path of numbers of
views from their controller, since ids differ. Values of the document that the scene has not are lost silently, unless the
report names their line.
"""

import base64
import collections
import re
import typing
import xml.etree.ElementTree as ElementTree

from . import layout_values, swift_selectors, variation_values
from .appearance_values import color_of_document, color_of_scene, font_of_document, font_of_scene, DEFAULTS, PROPERTIES
from .import_counts import (
  CONTROLLERS, DRAWN_VIEWS, REPLACED, VIEWS, class_of, connected, is_dead, is_owner_with_view, is_unattached, parse,
  mangled_names, settings_made_again, switched_off, unmangled)

ITEMS = {"barButtonItem", "tabBarItem", "navigationItem", "segment", "tableViewSection", "searchController"}
BARS = {"navigationBar", "toolbar", "tabBar"}
PLAIN_VIEWS = VIEWS | BARS | {
  "view", "control", "colorWell", "refreshControl", "sceneKitView", "arscnView", "arskView", "glkView", "mtkView", "skView",
}
# What stands around views in a document, and not in a scene.
CONTENT = {"tableViewCellContentView", "collectionViewCellContentView"}
TEXTS = {
  "title", "text", "placeholder", "prompt", "subtitle", "headerTitle", "footerTitle", "backButtonTitle", "badgeValue",
  "secondaryText", "detailText", "content", "navigationTitle",
}
ACCESSIBILITY = {"label": "accessibilityLabel", "hint": "accessibilityHint"}
IMAGES = {
  "image", "backgroundImage", "highlightedImage", "selectedImage", "landscapeImage", "systemImage", "landscapeImagePhone",
  "minimumValueImage", "maximumValueImage", "shadowImage", "trackImage", "progressImage", "onImage", "offImage",
}
KINDS = [
  "texts", "translation keys", "selectors", "classes", "colours", "fonts", "images", "constraints", "runtime values",
  "identifiers", "modules", "variations",
]
# What the elements of views become that scenes have no elements for: a class, and settings of attributes.
DRAWN = {name[:3].upper() + name[3:] for name in DRAWN_VIEWS} | {one for names in DRAWN_VIEWS.values() for one in names}
# Of these, a scene has what the document has, and nothing more.
EXACT = {"texts", "selectors", "classes", "runtime values", "images", "colours", "fonts", "variations"}


class Value(typing.NamedTuple):
  kind: str
  place: tuple
  name: str
  value: object
  # The lines of a document where a report names it.
  lines: tuple = ()

  @property
  def identity(self):
    return (self.kind, self.place, self.name, self.value)

  def __str__(self):
    place = "/".join(map(str, self.place))
    return f"{self.kind}: {place} {self.name} = {self.value!r}" + (f" (line {self.lines[0]})" if self.lines else "")


def compared(document, scene, report):
  """The values that a scene has not although the report does not say so, and how many of each kind the report names."""
  there, here = collections.Counter(), collections.Counter(one.identity for one in scene)
  silent, said = [], collections.Counter()
  for one in document:
    there[one.identity] += 1
    if there[one.identity] <= here[one.identity]:
      continue
    if is_named(one, report):
      said[one.kind] += 1
    else:
      silent.append(one)
  return silent, said


def added(document, scene, said):
  """The values that a scene has although the document has none of them. It can have one several times: the import makes a
  controller for each place that shows it, and a view that a variation moves is in both places. `said` counts the values of
  which the report says that they have changed: they are others in the scene."""
  known = {(one.kind, one.name, one.value) for one in document}
  found, changed = [], dict(said)
  for one in scene:
    if one.kind not in EXACT or (one.kind, one.name, one.value) in known or {one.name, one.value} & DRAWN:
      continue
    if changed.get(one.kind, 0) > 0:
      changed[one.kind] -= 1
    else:
      found.append(one)
  return found


def is_named(value, report):
  """Whether a report says that something at the line of a value is left out, or has a note about the value there."""
  if any(one["line"] in value.lines for one in report["omissions"]):
    return True
  words = str(value.value)
  # A text without what XML cannot have: the note names those characters by their numbers.
  forbidden = sorted(set(re.findall("[^\t\n\r -\ufffd\U00010000-\U0010ffff]", words)))
  words = "".join(one for one in words if one not in forbidden)
  parts = [words] + [f"U+{ord(one):04X}" for one in forbidden]
  return value.kind != "selectors" and any(
    one.get("line") in value.lines and all(part in one["text"] for part in parts) for one in report["notes"])


class Document:
  """The values of a storyboard or a xib."""

  def __init__(self, data, omissions=()):
    self.root, self.values = parse(data), []
    self.left = {(one["line"], one["column"]) for one in omissions if "attribute" not in one}
    off = switched_off(self.root)
    self.off, self.dead = off, off - connected(self.root)
    self.targets = {one.get("destination") for one in self.root if one.tag.startswith("outlet")}
    self.repeated = settings_made_again(self.root)
    self.by_id = {one.get("id"): one for one in self.root if one.get("id")}
    self.places = {}
    self.own = {one.get("customModule") for one in self.root if one.get("customModuleProvider") == "target"}
    self.installed = variation_values.installations(self.root)
    self._place(self.root, ())
    for one in self.root:
      if id(one) in self.places and self.places[id(one)][:1] != ("unused",):
        self._read(one)

  # MARK: Places

  def _place(self, element, place):
    if element.place in self.left or element.get("id") in self.dead or is_unattached(element, self.targets):
      return
    is_text = element.tag == "attributedString" and element.get("key") != "userComments"
    if element.parent is not None and is_dead(element) and not is_text:
      return
    self.places[id(element)] = place
    number = collections.Counter()
    for child in element.children:
      step = self._step(child, number)
      self._place(child, joined(place, step))

  def _step(self, child, number):
    tag, parent = REPLACED.get(child.tag, child.tag), child.parent.tag
    if tag in CONTROLLERS or is_owner_with_view(child):
      return Root(unmangled(child.get("customClass")) if tag == "placeholder" else class_of(child))
    if tag in CONTENT or child.get("key") == "contentView" or not (tag in PLAIN_VIEWS or tag in ITEMS):
      return None
    if parent == "objects" and any(one.tag in CONTROLLERS for one in child.parent.children):
      return Root("detached")
    if parent == "objects":
      owner = next((one for one in child.parent.children if is_owner_with_view(one)), None)
      if owner is not None and any(
        one.get("property") == "view" and one.get("destination") == child.get("id") for one in owner):
        return (unmangled(owner.get("customClass")), "view")
      if owner is not None or child.get("key"):
        return Root("detached")
      return Root("in no controller")
    cell = next((one for one in child.ancestors if one.tag == "tableViewCell"), None)
    for part in ("textLabel", "detailTextLabel", "imageView"):
      if cell is not None and child.get("id") and cell.get(part) == child.get("id"):
        return part
    if child.get("id") in self.off:
      return Root("detached")
    if tag == "navigationItem" and parent in CONTROLLERS:
      # Its items and its title view are children of the controller in a scene.
      return None
    if tag == "tabBarItem" and parent == "viewControllerPlaceholder":
      # The destination's own item is the one that is shown.
      return Root("unused")
    if tag in BARS and child.get("key") and parent in CONTROLLERS:
      return tag
    if tag in PLAIN_VIEWS and child.get("key") and parent not in ("subviews", "prototypes", "cells"):
      return {"sectionHeaderView": "header", "sectionFooterView": "footer"}.get(child.get("key"), child.get("key"))
    kind = tag if tag in ITEMS or "Cell" in tag else "view"
    # A list of items for each side, and views in the order of their list.
    number[kind] += 1
    return kind if tag in ITEMS else f"{kind}{number[kind]}"

  # MARK: Values

  def _add(self, kind, element, name, value, place=None):
    lines = tuple(one.place[0] for one in [element, *element.ancestors][:4])
    self.values.append(Value(kind, self.places[id(element)] if place is None else place, name, value, lines))

  def _read(self, element):
    tag = element.tag
    self._read_texts(element)
    is_other = tag in ("exit", "viewControllerPlaceholder") or is_plain_header(element) or element.get("placeholderIdentifier") == "IBFirstResponder"
    if element.get("customClass") and not is_other:
      self._add("classes", element, "class", unmangled(element.get("customClass")), ())
      mangled = mangled_names(element.get("customClass"))
      module = element.get("customModule") or (mangled[0] if mangled else None)
      if module and module not in self.own and element.get("customModuleProvider") != "target":
        self._add("modules", element, unmangled(element.get("customClass")), module, ())
    if tag == "action" and element.get("selector"):
      self._add("selectors", element, "action", element.get("selector"), ())
    elif tag == "segue":
      if element.get("kind") == "unwind" and element.get("unwindAction"):
        self._add("selectors", element, "unwind", element.get("unwindAction"), ())
      if element.get("destinationCreationSelector"):
        # A scene's method has no coder.
        first, *rest = element.get("destinationCreationSelector").rstrip(":").split(":")
        self._add("selectors", element, "creation", (first.removesuffix("WithCoder"), *rest), ())
    elif tag == "color" and element.get("key") and element.parent.tag not in ("userDefinedRuntimeAttribute", "document"):
      color = color_of_document(element)
      name = state_name(element.parent, PROPERTIES.get(element.get("key"), element.get("key")))
      if color and (element.parent.tag, name, color) not in DEFAULTS:
        self._add("colours", element, name, color)
    elif tag in ("fontDescription", "font"):
      font, name = font_of_document(element), "symbol" if "ymbolConfiguration" in element.parent.tag else "font"
      if font and (element.parent.tag, name, font) not in DEFAULTS:
        self._add("fonts", element, name, font)
    elif tag == "constraint" and element.parent.tag == "constraints":
      layout_values.read_document(self, element)
      variation_values.read_document(self, element, self.installed)
    elif tag == "userDefinedRuntimeAttribute" and id(element) not in self.repeated:
      self._add("runtime values", element, element.get("keyPath") or "", runtime_value(element))
    if tag != "constraint":
      variation_values.read_document(self, element, self.installed)
    if tag != "resources":
      for name in IMAGES & element.attributes.keys():
        if tag not in ("imageReference", "image", "accessibilityTraits") and element.parent.tag != "resources":
          self._add("images", element, "image", element.get(name))
    if tag == "imageReference" and element.get("image"):
      self._add("images", element, "image", element.get("image"))
    if tag in ("tableViewCell", "collectionViewCell", "collectionReusableView") and element.get("reuseIdentifier"):
      self._add("identifiers", element, "reuse", element.get("reuseIdentifier"), ())
    if tag == "constraint" and element.get("identifier"):
      self._add("identifiers", element, "constraint", element.get("identifier"), ())

  def _read_texts(self, element):
    tag = element.tag
    for name in TEXTS & element.attributes.keys():
      if tag == "state" and element.get("key") == "normal" and is_configured(element, name):
        continue
      if tag in ("string", "fragment") or element.parent is None or tag == "userDefinedRuntimeAttribute":
        continue
      self._add_text(element, name, element.get(name))
    if tag == "accessibility":
      for name in ACCESSIBILITY.keys() & element.attributes.keys():
        self._add_text(element, ACCESSIBILITY[name], element.get(name))
    if tag == "fragment":
      inner = next((one for one in element.children if one.get("key") == "content"), None)
      if element.get("content") or inner is not None:
        self._add_text(element, "text", element.get("content") or text_of(inner))
    elif tag in ("string", "mutableString") and element.get("key") in TEXTS - {"content"}:
      self._add_text(element, element.get("key"), text_of(element))
    elif tag == "string" and element.parent.tag == "scopeButtonTitles":
      self._add_text(element, "scope", text_of(element))

  def _add_text(self, element, name, text):
    # An empty text is what every property starts with.
    if text:
      self._add("texts", element, "text", text)


def is_plain_header(element):
  """Whether it is a header or footer of UIKit's class, for which scenes have an element."""
  return element.get("customClass") == "UITableViewHeaderFooterView" and element.parent.tag == "objects"


class Root(str):
  """The first step of a place."""


def joined(place, step):
  if step is None:
    return place
  if step == "refreshControl":
    # In a document it is the controller's, in a scene the table's.
    return (*place[:1], step)
  return step if isinstance(step, tuple) else (step,) if isinstance(step, Root) else (*place, step)


def is_configured(state, name):
  """Whether the configuration of a button has this, too, which UIKit then shows."""
  return any(one.tag == "buttonConfiguration" and one.get(name) for one in state.parent.children)


def text_of(element):
  if element.get("base64-UTF8") == "YES":
    padded = re.sub(r"\s", "", element.text)
    return base64.b64decode(padded + "=" * (-len(padded) % 4)).decode(errors="replace")
  return element.text


def state_name(parent, name):
  """What a colour of a state is called: that of the normal state belongs to the button."""
  key = parent.get("key") if hasattr(parent, "get") else None
  return f"{name} {key}" if parent.tag == "state" and key != "normal" else name


def runtime_value(setting):
  value = next(iter(setting.children), None)
  if value is not None and value.tag == "color":
    return color_of_document(value)
  if value is not None and value.tag in ("integer", "real"):
    return layout_values.number(value.get("value"))
  if value is not None and value.tag in ("point", "size", "rect"):
    return tuple(layout_values.number(value.get(one)) for one in ("x", "y", "width", "height") if value.get(one) is not None)
  if value is not None and value.tag == "range":
    return tuple(layout_values.number(value.get(one)) for one in ("location", "length"))
  if setting.get("type") == "boolean":
    return setting.get("value") == "YES"
  if setting.get("type") == "image":
    return setting.get("value") or (value.get("name") or value.get("value") if value is not None else None)
  if value is not None and value.tag in ("string", "mutableString"):
    return text_of(value)
  return setting.get("value")


# MARK: Scenes


class Scene:
  """The values of a scene."""

  def __init__(self, data):
    self.root, self.values, self.places, self.parents = ElementTree.fromstring(data), [], {}, {}
    self.roots = {}
    self.styles = {one.get("id"): one for one in self.root if one.tag == "style"}
    self.named = collections.defaultdict(list)
    self.imports = {one.get("module") for one in self.root if one.tag == "import"}
    for child in self.root:
      tag = child.tag
      if tag in CONTROLLERS:
        place = (child.get("customClass") or tag,)
      elif tag in PLAIN_VIEWS:
        beside = any(one.tag in CONTROLLERS for one in self.root)
        place = ("detached",) if beside or child.get("placement") == "detached" else ("in no controller",)
      else:
        place = ()
      if tag != "style":
        self.near = child
        self._place(child, place)
    for element, place in self.elements:
      self._read(element, place)

  @property
  def elements(self):
    return self.places.values()

  def _place(self, element, place):
    self.places[id(element)] = (element, place)
    if element.get("id"):
      self.named[element.get("id")].append((self.near, place))
    self.roots[id(element)] = self.near
    number = collections.Counter()
    for child in element:
      self.parents[id(child)] = element
      step = self._step(element, child, number)
      self._place(child, joined(place, Root(step) if step == "detached" else step))

  def _step(self, parent, child, number):
    tag = child.tag
    if tag in ("textLabel", "detailTextLabel") or tag == "imageView" and child.get("placement") == "imageView":
      return tag
    if tag in ITEMS:
      return tag
    if tag == "refreshControl" or tag in BARS and parent.tag in CONTROLLERS:
      return tag
    if tag not in PLAIN_VIEWS or tag == "contentView":
      return None
    if child.get("placement"):
      return child.get("placement")
    if child.get("kind") in ("header", "footer"):
      return child.get("kind")
    if parent.tag in CONTROLLERS:
      return "view"
    if parent.tag == "barButtonItem":
      return "customView"
    kind = tag if "Cell" in tag else "view"
    number[kind] += 1
    return f"{kind}{number[kind]}"

  def attributes(self, element):
    """The attributes of an element with those of its styles."""
    attributes = {}
    for name in (element.get("styles") or "").split():
      attributes.update({key: value for key, value in self.styles[name].attrib.items() if key != "id"})
    return {**attributes, **element.attrib}

  def _add(self, kind, place, name, value):
    self.values.append(Value(kind, place, name, value))

  def _read(self, element, place):
    attributes, tag = self.attributes(element), element.tag
    for name, text in attributes.items():
      self._read_attribute(tag, element, place, name, text)
    if tag == "set":
      path = element.get("property").replace("?", "").removeprefix("navigationItem.")
      self._add("runtime values", place, path, setting_of_scene(element))
    elif tag == "action":
      self._add("selectors", (), "action", swift_selectors.objective_c(element.get("selector")))
    elif tag == "segue":
      for name, attribute in (("unwind", "unwindAction"), ("creation", "destinationCreation")):
        if element.get(attribute):
          selector = swift_selectors.objective_c(element.get(attribute))
          self._add("selectors", (), name, swift_selectors.without_coder(selector) if name == "creation" else selector)
    elif tag == "constraint" and element.get("identifier"):
      self._add("identifiers", (), "constraint", element.get("identifier"))
    if element.get("reuseIdentifier"):
      self._add("identifiers", (), "reuse", element.get("reuseIdentifier"))
    layout_values.read_scene(self, element, place, attributes)
    variation_values.read_scene(self, element, place)
    self._read_modules(attributes)

  def _read_modules(self, attributes):
    """The module of a class; one that the file imports can be that of any class."""
    for name in ("customClass", "navigationBarClass", "toolbarClass"):
      text = attributes.get(name)
      if text:
        module = attributes.get("customModule") if name == "customClass" else text.rpartition(".")[0]
        for one in {module} if module else self.imports:
          self._add("modules", (), text.rpartition(".")[2], one)

  def _read_attribute(self, tag, element, place, name, text):
    if name.endswith(".key"):
      self._add("translation keys", (), "key", text)
      return
    last = name.rpartition(".")[2]
    part = {"detailText": "detailTextLabel", "text": "textLabel"}.get(name) if tag == "tableViewCell" else None
    if tag == "tableViewCell" and name in ("image", "systemImage"):
      part = "imageView"
    where = (*place, part) if part else place
    is_text = last in TEXTS | set(ACCESSIBILITY.values()) and tag not in ("set", "argument")
    if is_text and (tag != "state" or last == "title"):
      if text:
        self._add("texts", where, "text", text)
    elif last in IMAGES:
      self._add("images", where, "image", text)
    elif name in ("customClass", "navigationBarClass", "toolbarClass"):
      self._add("classes", (), "class", text.rpartition(".")[2])
    elif last == "font" and tag != "set":
      if (tag, "font", font_of_scene(text)) not in DEFAULTS:
        self._add("fonts", (*place, name.partition(".")[0]) if "Label." in name else place, "font", font_of_scene(text))
    elif name == "symbolConfiguration":
      font = re.sub(r",? ?\bscale \w+", "", text)
      if font:
        self._add("fonts", place, "symbol", font_of_scene(font))
    elif (last.endswith("Color") or last == "color") and "." not in name:
      state = element.get("name") if tag == "state" else None
      self._add("colours", place, f"{name} {state}" if state and state != "normal" else name, color_of_scene(text))


def setting_of_scene(element):
  value, kind = element.get("value"), element.get("type")
  if value is None:
    return None
  if kind == "string" or kind == "text":
    return value
  if kind in ("image", "systemImage"):
    return value
  if kind in ("point", "size", "rect", "range"):
    return tuple(layout_values.number(one) for one in value.split())
  if value in ("true", "false"):
    return value == "true"
  if kind == "color" or re.match(r"#|rgb\(|p3\(|asset:|white ", value):
    return color_of_scene(value)
  number = layout_values.number(value)
  return value if number is None else number
