"""Finds the counterpart of everything in a document: how far scenes reach."""

import collections

from interface_builder.catalogue import accepts
from interface_builder.mapping import KINDS


class Place:
  """What an element of a document becomes.

  `kind` is one of `mapping.KINDS`, or `element` if it has a counterpart, `value` if it becomes an attribute, or
  `unknown`. `own` says what is missing for the element by itself, `cause` is the element around it that is missing;
  both are None for what can be said.
  """

  def __init__(self, node, owner):
    self.node, self.owner = node, owner
    self.kind, self.counterpart, self.attribute, self.note = "unknown", None, None, ""
    self.own, self.is_plain, self.children = None, False, []

  @property
  def cause(self):
    """The outermost element around it that is missing by itself."""
    if self.owner is None:
      return None
    return self.owner.cause or (self.owner if self.owner.own else None)

  @property
  def is_said(self):
    return self.own is None and self.cause is None

  @property
  def holder(self):
    """Whose attributes those in the table are."""
    return self if self.kind in ("element", "out", "unknown") else self.owner


class Occurrence:
  """An element or an attribute with an effect."""

  def __init__(self, place, attribute, target, own, cause, is_default):
    self.place, self.attribute, self.target = place, attribute, target
    self.own, self.cause, self.is_default = own, cause, is_default

  @property
  def is_said(self):
    return self.own is None and self.cause is None

  @property
  def context(self):
    """Where it stands in Interface Builder's vocabulary: `label@text`, `label/color[textColor]`."""
    node = self.place.node
    name = node.tag if self.attribute and self.place.kind == "element" else node.name
    if name != node.tag or not self.attribute:
      name = f"{node.parent.tag}/{name}"
    return f"{name} {self.attribute}" if self.attribute else name


class Reach:
  """What of documents the catalogue has a counterpart for."""

  def __init__(self, mapping, catalogue):
    self.mapping, self.catalogue = mapping, catalogue
    # What the table says has no effect, and why: how often each is found.
    self.ignored = collections.Counter()
    # How often something is said by what has replaced it.
    self.replaced = 0

  def occurrences(self, document):
    """All elements and attributes with an effect, those at their default marked."""
    root = self._place(document.root, None)
    places = {place.node: place for place in self._flattened(root)}
    self._move_recognizers(document, places)
    return self._collect(root, places)

  # MARK: Elements

  def _place(self, node, owner):
    place = Place(node, owner)
    answer = self.mapping.answer(node)
    if answer is None or answer.ours is None:
      place.own = None if place.cause and place.cause.kind == "out" else "unknown"
    else:
      self._settle(place, answer)
    if place.kind == "none":
      self.ignored[f"{node.parent.tag}/{node.name}", place.note] += 1
    else:
      place.children = [self._place(child, place.holder) for child in node.children]
    return place

  def _settle(self, place, answer):
    place.note, place.is_plain = answer.note, ":plain" in answer.default
    self.replaced += answer.note.startswith("replaced:")
    ours = expanded(answer.ours, place.node)
    if ours in KINDS:
      place.kind = ours
      place.own = f"left out: {answer.note}" if ours == "out" else None
    elif "." in ours and not is_requirement(ours):
      place.kind = "value"
      place.attribute, place.own = self._target(ours, place)
    else:
      place.kind = "element"
      place.own = self._settle_element(place, ours)

  def _settle_element(self, place, ours):
    """Decides the counterpart of an element, and what the catalogue lacks of it.

    `ours` is `cell`, `tableView/cell` or `view.placement=titleView`.
    """
    ours, _, requirement = ours.partition(".")
    forced_parent, _, name = ours.rpartition("/")
    place.counterpart = name
    parent = forced_parent or (place.owner.counterpart if place.owner else None)
    for required in [name, forced_parent]:
      if required and required not in self.catalogue.elements:
        return f"no element '{required}'"
    if parent in self.catalogue.elements and not self.catalogue.takes(parent, name):
      return f"'{parent}' takes no '{name}'"
    attribute, _, word = requirement.partition("=")
    found = self.catalogue.attribute(name, attribute)
    if requirement and (found is None or not accepts(found, word)):
      return f"no {name}.{requirement}"
    return None

  # MARK: Attributes

  def _target(self, ours, place):
    """The element and attribute of ours, and what is missing of them: `.text`, `contentView.tag`, `~.axis`."""
    element, _, name = ours.rpartition(".")
    varies = element.startswith("~")
    holder = place.holder
    element = element.lstrip("~") or (holder.counterpart if holder else None)
    if element is None:
      return None, None
    target = (element, name)
    if element not in self.catalogue.elements:
      return target, f"no element '{element}'"
    found = self.catalogue.attribute(element, name)
    if found is None:
      return target, f"'{element}' has no '{name}'"
    if varies and not found.get("traits"):
      return target, f"'{element}.{name}' takes no trait"
    if not self._is_around(holder, element) and not self.catalogue.takes(holder.counterpart, element):
      return target, f"'{holder.counterpart}' takes no '{element}'"
    return target, None

  @staticmethod
  def _is_around(holder, element):
    while holder is not None:
      if holder.counterpart == element:
        return True
      holder = holder.owner
    return False

  def _attribute(self, place, name, value, places):
    """The occurrence of an attribute; None if it has no effect."""
    answer = self.mapping.answer(place.node, name)
    if answer is None or answer.ours is None:
      left_out = next((around for around in [place, place.cause] if around and around.kind == "out"), None)
      return Occurrence(place, name, None, None if left_out else "unknown", left_out, False)
    if answer.ours in ("none", "plumbing"):
      self.ignored[f"{place.node.tag} {name}", answer.note] += 1
      return None
    cause = place.cause or (place if place.own else None)
    if answer.ours == "out":
      return Occurrence(place, name, None, f"left out: {answer.note}", cause, False)
    if answer.ours == "part":
      target, own = place.attribute, None
    else:
      target, own = self._target(expanded(answer.ours, place.node, name), place)
    own = own or self._objection(answer, target, name, value)
    if own is None and cause is None:
      cause = self._missing_reference(place, target, value, places)
    return Occurrence(place, name, target, own, cause, answer.is_default(value))

  def _objection(self, answer, target, name, value):
    """Why ours cannot take the value, if it cannot."""
    attribute = self.catalogue.attribute(*target) if target else None
    word = answer.converted(value)
    if word is None and answer.ours == "part":
      return f"no counterpart of '{value}'" if answer.values else None
    word = expanded(value if word is None else word, None, name)
    if word == "?":
      return f"no counterpart of '{value}'"
    if word == "+" or attribute is None or accepts(attribute, word):
      return None
    return f"'{'.'.join(target)}' takes no '{word.strip('{}')}'"

  def _missing_reference(self, place, target, value, places):
    """The element that an attribute refers to, if ours cannot say that."""
    attribute = self.catalogue.attribute(*target) if target else None
    if attribute is None or attribute["value"] != "reference":
      return None
    other = places.get(place.node.document.node(value))
    return other if other is not None and not other.is_said else None

  # MARK: Collecting

  def _move_recognizers(self, document, places):
    """Puts gesture recognisers, which stand beside the views, into the views that name them."""
    for node, place in places.items():
      if node.tag == "outletCollection" and node.attributes.get("property") == "gestureRecognizers":
        recognizer = places.get(document.node(node.attributes.get("destination")))
        if recognizer is not None:
          recognizer.owner = place.owner

  def _collect(self, place, places):
    if place.kind == "none":
      return []
    inner = [self._attribute(place, name, value, places) for name, value in place.node.attributes.items()]
    inner = [occurrence for occurrence in inner if occurrence is not None]
    for child in place.children:
      inner += self._collect(child, places)
    if place.kind == "wrapper" or place.node.parent is None:
      return inner
    is_default = place.is_plain and all(occurrence.is_default for occurrence in inner)
    target = place.attribute if place.kind == "value" else (place.counterpart, None) if place.counterpart else None
    return [Occurrence(place, None, target, place.own, place.cause, is_default), *inner]

  def _flattened(self, place):
    yield place
    for child in place.children:
      yield from self._flattened(child)


def is_requirement(ours):
  """Whether a dot is part of what an element needs: `view.placement=titleView`."""
  return "=" in ours


def expanded(text, node, attribute=None):
  if node is not None:
    text = text.replace("{key}", node.attributes.get("key", "")).replace("{element}", node.tag)
  return text.replace("{attribute}", attribute) if attribute else text
