"""Counts what storyboards and scenes hold, independently of the importer."""

import collections
import re
import xml.parsers.expat
import xml.etree.ElementTree as ElementTree

from .swift_selectors import objective_c

CONTROLLERS = {
  "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
  "splitViewController", "pageViewController", "avPlayerViewController", "hostingController", "glkViewController",
}
VIEWS = {
  "label", "imageView", "button", "textField", "textView", "switch", "slider", "stackView", "scrollView", "tableView",
  "collectionView", "containerView", "activityIndicatorView", "datePicker", "mapView", "pageControl", "pickerView",
  "progressView", "searchBar", "segmentedControl", "stepper", "visualEffectView", "wkWebView", "tableViewCell",
  "collectionViewCell", "collectionReusableView",
}
# Views that something newer replaces.
REPLACED = {"webView": "wkWebView"}
# Views and controllers of other frameworks than UIKit, whose attributes become settings.
DRAWN_VIEWS = {"glkView": {"enableSetNeedsDisplay"}, "glkViewController": {"preferredFramesPerSecond"}}
SIDES = {
  "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "firstBaseline", "lastBaseline",
  "width", "height",
}
SEGUES = {"presentation": "present", "popoverPresentation": "popover", "modal": "present"}
KINDS = ["controllers", "segues", "relationships", "views", "constraints", "outlets", "actions", "runtime attributes"]


class Element:
  """An element of a document, with its place."""

  def __init__(self, tag, attributes, parent, place):
    self.tag, self.attributes, self.parent, self.place, self.children = tag, attributes, parent, place, []
    self.text = ""

  def __iter__(self):
    yield self
    for child in self.children:
      yield from child

  @property
  def ancestors(self):
    node = self.parent
    while node is not None:
      yield node
      node = node.parent

  def get(self, name):
    return self.attributes.get(name)


def parse(data):
  """The root of a document. Columns count from 1 and are those of names, not of `<`."""
  parser, stack, roots = xml.parsers.expat.ParserCreate(), [None], []

  def start(tag, attributes):
    place = (parser.CurrentLineNumber, parser.CurrentColumnNumber + 2)
    element = Element(tag, attributes, stack[-1], place)
    (stack[-1].children if stack[-1] is not None else roots).append(element)
    stack.append(element)

  def text(characters):
    stack[-1].text += characters

  parser.StartElementHandler, parser.EndElementHandler = start, lambda _: stack.pop()
  parser.CharacterDataHandler = text
  parser.Parse(data, True)
  return roots[0]


RENAMED_SEGUE = re.compile(r"the segue '(.*)' is '(.*)' in the scene, ")


def of_document(data, omissions, notes=()):
  """What a storyboard or a xib holds, without what is named as left out, and with the identifiers that notes name."""
  root = parse(data)
  rename_segues(root, notes)
  by_id = {element.get("id"): element for element in root if element.get("id")}
  left = {(one["line"], one["column"]) for one in omissions if "attribute" not in one}
  counts = {kind: collections.Counter() for kind in KINDS}
  off = switched_off(root)
  dead = off - connected(root)
  gone = {id(one) for element in root if element.get("id") in off for one in element}
  repeated = settings_made_again(root)
  targets = {one.get("destination") for one in root if one.tag.startswith("outlet")}
  for element in root:
    if element.tag == "constraint" and any(
      id(by_id.get(element.get(item))) in gone for item in ("firstItem", "secondItem")):
      continue
    if id(element) in repeated or is_unattached(element, targets):
      continue
    if any(one.place in left or is_dead(one) for one in [element, *element.ancestors]):
      continue
    if any(one.get("id") in dead for one in [element, *element.ancestors]):
      continue
    count_element(element, by_id, counts)
  return counts


def connected(root):
  """The ids of the views that outlets lead to, and of those around them."""
  by_id = {element.get("id"): element for element in root if element.get("id")}
  ids = set()
  for one in root:
    target = by_id.get(one.get("destination")) if one.tag in ("outlet", "outletCollection") else None
    if target is not None:
      ids.update(each.get("id") for each in [target, *target.ancestors])
  return ids


def settings_made_again(root):
  """The runtime attributes that a later one of the same view overrides."""
  last = {}
  for one in root:
    if one.tag == "userDefinedRuntimeAttribute":
      last[id(one.parent), one.get("keyPath")] = id(one)
  kept = set(last.values())
  return {id(one) for one in root if one.tag == "userDefinedRuntimeAttribute"} - kept


def is_unattached(element, targets):
  """Whether it is in a gesture recogniser that no view has and nothing leads to."""
  recognizer = next((one for one in element.ancestors if one.tag.endswith("GestureRecognizer")), None)
  if recognizer is None or recognizer.parent.tag != "objects":
    return False
  return recognizer.get("id") not in targets


def is_dead(element):
  """What Xcode takes out, or nothing reads."""
  mode = element.parent.get("dataMode") if element.parent is not None else None
  return (
    element.tag in ("designables", "inferredMetricsTieBreakers", "resources", "attributedString")
    or (element.tag == "sections" and mode == "prototypes") or (element.tag == "prototypes" and mode == "static")
    or element.get("placeholder") == "YES" or element.get("key") in ("commit", "preview")
    or element.parent is not None and element.parent.tag == "avPlayerViewController" and element.get("key") == "view")


def switched_off(root):
  """The ids of what is installed for no size class."""
  off, on = set(), set()
  for mask in root:
    if mask.tag in ("exclude", "include"):
      is_default = mask.parent.parent.get("key") == "default"
      if mask.tag == "exclude" and is_default:
        off.add(mask.get("reference"))
      elif mask.tag == "include":
        on.add(mask.get("reference"))
  return off - on


def class_of(element):
  """The class of a controller in an app, or what it is."""
  name = element.get("customClass") or {"glkViewController": "GLKViewController"}.get(element.tag)
  return unmangled(name) if name else element.tag


def unmangled(name):
  """The last name of a class, as the runtime of Objective-C or as Swift has it."""
  names = mangled_names(name)
  return names[-1] if names else name


def mangled_names(name):
  """The module and the types of a mangled class, from the outermost to the class itself: `_TtCO3App5Space4Home`."""
  found = re.match(r"_Tt[CVO]+(?=\d)", name)
  rest, names = name[found.end():] if found else "", []
  while rest and rest[0].isdigit():
    digits = rest[:len(rest) - len(rest.lstrip("0123456789"))]
    names.append(rest[len(digits):len(digits) + int(digits)])
    rest = rest[len(digits) + int(digits):]
  return names if len(names) > 1 and not rest else []


def count_element(element, by_id, counts):
  tag = element.tag
  if tag in CONTROLLERS and element.get("sceneMemberID") != "exit":
    counts["controllers"][class_of(element)] += 1
  elif is_owner_with_view(element):
    counts["controllers"][unmangled(element.get("customClass"))] += 1
  elif tag == "segue" and element.parent.tag == "connections":
    count_segue(element, by_id, counts)
  elif REPLACED.get(tag, tag) in VIEWS and not is_label_of_cell(element):
    counts["views"][REPLACED.get(tag, tag)] += 1
  elif tag == "constraint":
    counts["constraints"]["constraint"] += 1
  elif tag == "action":
    counts["actions"][element.get("selector")] += 1
  elif tag == "outlet" and is_of_own_table(element):
    pass
  elif tag == "outlet" and element.parent.parent.tag == "searchDisplayController":
    # What follows it, a search controller, has the controller around it for all of these.
    pass
  elif tag == "outlet" and has_no_methods(element, by_id):
    pass
  elif tag == "outlet" and element.get("property") != "searchDisplayController" and not is_view_of_controller(element):
    counts["outlets"][element.get("property")] += 1
  elif tag == "outletCollection" and element.get("property") != "gestureRecognizers":
    counts["outlets"][element.get("property")] += 1
  elif tag == "userDefinedRuntimeAttribute":
    counts["runtime attributes"][element.get("keyPath")] += 1
  if tag in DRAWN_VIEWS:
    counts["runtime attributes"].update(DRAWN_VIEWS[tag] & element.attributes.keys())


def is_of_own_table(outlet):
  """Whether a table or collection view controller serves its view, which it does without an outlet."""
  view = outlet.parent.parent
  return (
    outlet.get("property") in ("dataSource", "delegate") and view is not None and view.get("key") == "view"
    and view.parent.tag in ("tableViewController", "collectionViewController")
    and view.parent.get("id") == outlet.get("destination"))


def is_owner_with_view(element):
  """Whether it is the owner of a xib that takes its view from it: a controller."""
  return element.get("placeholderIdentifier") == "IBFilesOwner" and "Controller" in (element.get("customClass") or "") and any(
    one.tag == "outlet" and one.get("property") == "view" for child in element.children if child.tag == "connections"
    for one in child.children)


def has_no_methods(outlet, by_id):
  """Whether it makes an object of UIKit's the delegate or data source of another, for which it has no methods."""
  target = by_id.get(outlet.get("destination"))
  return (
    target is not None and not target.get("customClass") and outlet.get("property").lower().endswith(("delegate", "datasource"))
    and not outlet.parent.parent.get("customClass")
    and target.tag not in ("tableViewController", "collectionViewController", "glkViewController", "customObject", "placeholder"))


def is_view_of_controller(outlet):
  """Whether it leads to the view of a controller, which needs no outlet. A view of that name is one as any other."""
  owner = outlet.parent.parent
  is_view = owner.get("placeholderIdentifier") == "IBFilesOwner" and owner.get("customClass") and not is_owner_with_view(owner)
  return outlet.get("property") == "view" and not is_view


def is_label_of_cell(element):
  cell = next((one for one in element.ancestors if one.tag == "tableViewCell"), None)
  parts = ("textLabel", "detailTextLabel", "imageView")
  return cell is not None and element.get("id") in [cell.get(part) for part in parts]


def rename_segues(root, notes):
  """Gives segues the identifiers that they have in the scene, if a note at their line says so."""
  found = ((note.get("line"), RENAMED_SEGUE.match(note["text"])) for note in notes)
  names = {(line, match[1]): match[2] for line, match in found if match}
  for segue in root:
    name = names.get((segue.place[0], segue.get("identifier")))
    if segue.tag == "segue" and name:
      segue.attributes["identifier"] = name


def count_segue(segue, by_id, counts):
  kind, destination = segue.get("kind"), by_id.get(segue.get("destination"))
  if kind == "relationship":
    source = next(one for one in segue.ancestors if one.tag in CONTROLLERS)
    number = sum(one.get("kind") == "relationship" for one in segue.parent.children[:segue.parent.children.index(segue)])
    counts["relationships"][class_of(source), number, class_of(destination)] += 1
  elif kind == "unwind":
    counts["segues"]["unwind", segue.get("identifier"), segue.get("unwindAction")] += 1
  elif kind:
    name = class_of(destination) if destination is not None else None
    counts["segues"][SEGUES.get(kind, kind), segue.get("identifier"), name] += 1


def of_scene(data, graph):
  """What a scene holds: controllers and the connections between them from the graph, the rest from the file."""
  counts = {kind: collections.Counter() for kind in KINDS}
  classes = {one["key"]: one["customClass"] or one["element"] for one in graph["controllers"]}
  for one in graph["controllers"]:
    if not one["isPlaceholder"]:
      counts["controllers"][one["customClass"] or one["element"]] += 1
    else:
      classes[one["key"]] = one["customClass"] or "viewControllerPlaceholder"
  root = ElementTree.fromstring(data)
  for element in root.iter():
    count_of_scene(element, counts)
  count_connections(root, counts)
  return counts


def count_of_scene(element, counts):
  tag = element.tag
  if tag in VIEWS:
    counts["views"][tag] += 1
  constraints = sum(name in SIDES for name in element.attrib) if tag != "style" else 0
  constraints += 2 * ("size" in element.attrib and tag not in CONTROLLERS)
  if "pin" in element.attrib:
    constraints += len(element.get("edges", "top leading bottom trailing").split())
  if tag in ("barButtonItem", "segment"):
    constraints = 0
  constraints += tag == "constraint"
  if constraints:
    counts["constraints"]["constraint"] += constraints
  if tag == "action":
    counts["actions"][objective_c(element.get("selector"))] += 1
  if tag in ("outlet", "outletCollection"):
    counts["outlets"][element.get("property")] += 1
  if element.get("outlet") == "true":
    counts["outlets"][element.get("id")] += 1
  if tag == "set":
    counts["runtime attributes"][element.get("property").replace("?", "").removeprefix("navigationItem.")] += 1


def count_connections(root, counts):
  named = {one.get("id"): one for one in root}
  for controller in root:
    number = 0
    for segue in controller.iter("segue"):
      kind, destination = segue.get("kind"), named.get(segue.get("destination"))
      name = destination.get("customClass") or destination.tag
      if kind == "relationship":
        counts["relationships"][controller.get("customClass") or controller.tag, number, name] += 1
        number += 1
      elif kind == "unwind":
        counts["segues"]["unwind", segue.get("identifier"), objective_c(segue.get("unwindAction"))] += 1
      else:
        counts["segues"]["present" if kind == "modal" else kind, segue.get("identifier"), name] += 1
