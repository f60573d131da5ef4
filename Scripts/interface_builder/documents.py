"""Reads storyboards and xibs, from folders, archives and files."""

import pathlib
import tarfile
import xml.etree.ElementTree as ElementTree

SUFFIXES = (".storyboard", ".xib")


class Node:
  """An element of a document, with what conditions of the mapping ask about it."""

  def __init__(self, element, parent, document):
    self.tag, self.attributes = element.tag, dict(element.attrib)
    self.parent, self.document = parent, document
    self.children = [Node(child, self, document) for child in element]
    if "id" in self.attributes:
      document.by_id.setdefault(self.attributes["id"], self)

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

  @property
  def name(self):
    """The element with its key: `color[textColor]`."""
    key = self.attributes.get("key")
    return f"{self.tag}[{key}]" if key else self.tag

  @property
  def path(self):
    return "/".join(node.name for node in reversed([self, *self.ancestors]))

  @property
  def role(self):
    """What it is as the target of a connection."""
    placeholders = {"IBFirstResponder": "firstResponder", "IBFilesOwner": "filesOwner"}
    return placeholders.get(self.attributes.get("placeholderIdentifier"), self.tag)

  def is_described_as(self, description):
    return DESCRIPTIONS[description](self)

  def outlets(self, property_name=None):
    for connections in self.children:
      if connections.tag == "connections":
        for outlet in connections.children:
          if property_name is None or outlet.attributes.get("property") == property_name:
            yield outlet


def is_autoresizing(node):
  """Whether a view's frame and mask place it: nothing else does."""
  key, parent = node.attributes.get("key"), node.parent
  if key in ("view", "contentView") or node.tag in FRAMED_BY_OTHERS or is_label_of_cell(node):
    return False
  if parent.tag in ("navigationController", "tabBarController") or node.document.is_view_of_owner(node):
    return False
  if parent.tag == "subviews" and parent.parent.tag == "stackView":
    return False
  if node.document.root.attributes.get("useAutolayout") != "YES":
    return True
  is_fixed = node.attributes.get("fixedFrame") == "YES"
  return is_fixed or node.attributes.get("translatesAutoresizingMaskIntoConstraints", "YES") != "NO"


def is_label_of_cell(node):
  return any(is_part_of_cell(node, part) for part in ("textLabel", "detailTextLabel", "imageView"))


def is_part_of_cell(node, part):
  """Whether a view is one that the style of its cell makes."""
  cell = next((ancestor for ancestor in node.ancestors if ancestor.tag == "tableViewCell"), None)
  return cell is not None and "id" in node.attributes and cell.attributes.get(part) == node.attributes["id"]


FRAMED_BY_OTHERS = {
  "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewCellContentView",
  "collectionViewCellContentView", "refreshControl",
}



def is_connected(node):
  """Whether an object has outlets, or actions are sent to it."""
  targets = (one.attributes.get("destination") for one in node.document.root if one.tag == "action")
  return any(one.tag.startswith("outlet") for one in node.outlets()) or node.attributes.get("id") in targets


# The conditions of the mapping that start with a colon.
DESCRIPTIONS = {
  "autoresizing": is_autoresizing,
  "textLabel": lambda node: is_part_of_cell(node, "textLabel"),
  "detailTextLabel": lambda node: is_part_of_cell(node, "detailTextLabel"),
  "imageView": lambda node: is_part_of_cell(node, "imageView"),
  "connected": is_connected,
  "controllerOfView": lambda node: node.document.is_controller(node),
  "viewOfOwner": lambda node: node.document.is_view_of_owner(node),
  "tableHeader": lambda node: node.attributes.get("customClass") == "UITableViewHeaderFooterView",
  "besideViewOfOwner": lambda node: node.document.is_beside_view_of_owner(node),
}


class Document:
  """A storyboard or a xib; `skipped` says why it does not count."""

  def __init__(self, name, data):
    self.name, self.by_id, self.root, self.skipped = name, {}, None, None
    if any(line.startswith((b"<<<<<<< ", b">>>>>>> ")) for line in data.splitlines()):
      self.skipped = "it has conflict markers"
      return
    try:
      element = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
      self.skipped = f"it is not well-formed XML: {error}"
      return
    self.skipped = reason_to_skip(element, name)
    if not self.skipped:
      self.root = Node(element, None, self)

  def node(self, name):
    return self.by_id.get(name)

  def is_controller(self, owner):
    """Whether the owner of a xib is a controller that takes its view from it."""
    class_name = owner.attributes.get("customClass", "")
    return "Controller" in class_name and any(True for _ in owner.outlets("view"))

  def is_view_of_owner(self, node):
    return node.parent.tag == "objects" and any(
      self.is_controller(owner) and any(
        outlet.attributes.get("destination") == node.attributes.get("id") for outlet in owner.outlets("view"))
      for owner in node.parent.children if owner.role == "filesOwner"
    )

  def is_beside_view_of_owner(self, node):
    """Whether a view is in a xib whose owner is a controller with another view."""
    return node.parent.tag == "objects" and node.tag not in FRAMED_BY_OTHERS and not self.is_view_of_owner(node) and any(
      owner.role == "filesOwner" and self.is_controller(owner) for owner in node.parent.children)


def reason_to_skip(element, name):
  """Why a document does not count; None if it does."""
  kind = element.get("type", "")
  if element.tag == "archive":
    return "its format is older than Xcode 5"
  if element.tag != "document" or "InterfaceBuilder" not in kind:
    return "it is no document of Interface Builder"
  for mark, system in (("WatchKit", "watchOS"), ("AppleTV", "tvOS"), (".Cocoa.", "macOS")):
    if mark in kind:
      return f"it is for {system}"
  if element.get("launchScreen") == "YES" or "LaunchScreen" in name and is_without_code(element):
    return "it is a launch screen, which the system shows without code"
  if any(one.get("customClass") == "UIApplication" for one in element.iter("placeholder")):
    return "it is the main nib of an app without window scenes"
  return None


def is_without_code(element):
  """Whether nothing in a document is connected with code."""
  return next(element.iter("connections"), None) is None and not any(
    "customClass" in one.attrib for one in element.iter() if one.tag != "placeholder")


def documents(paths):
  """The documents of folders, archives and files, in the order of their names."""
  return (Document(*file) for file in files(paths))


def files(paths, suffixes=SUFFIXES):
  """The storyboards and xibs, or other files, of folders, archives and files: names and bytes."""
  for path in map(pathlib.Path, paths):
    if path.is_dir():
      for file in sorted(path.rglob("*")):
        if file.suffix in suffixes:
          yield file.name, file.read_bytes()
    elif path.suffix in suffixes:
      yield path.name, path.read_bytes()
    else:
      with tarfile.open(path) as archive:
        for member in sorted(archive.getmembers(), key=lambda member: member.name):
          if member.isfile() and member.name.endswith(suffixes):
            yield pathlib.PurePath(member.name).name, archive.extractfile(member).read()
