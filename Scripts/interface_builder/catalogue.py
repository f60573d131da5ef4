"""Reads what `scenec catalog` prints."""

import json
import subprocess


class Catalogue:
  """The elements and attributes that scenes have."""

  def __init__(self, data):
    self.elements = {element["name"]: element for element in data["elements"]}
    self._attributes = {
      (element["name"], attribute["name"]): attribute
      for element in data["elements"] for attribute in element["attributes"]
    }

  @classmethod
  def of(cls, scenec):
    """Runs scenec."""
    return cls(json.loads(subprocess.run([scenec, "catalog"], check=True, stdout=subprocess.PIPE).stdout))

  def attribute(self, element, name):
    return self._attributes.get((element, name))

  def takes(self, parent, child):
    return parent in self.elements and child in self.elements[parent]["children"]


class PlannedCatalogue:
  """A catalogue that has whatever is asked of it: what would be reached if it had all that the table names."""

  class Everything:
    def __contains__(self, _):
      return True

  def __init__(self):
    self.elements = self.Everything()

  def attribute(self, _element, _name):
    return {"value": "string", "expects": self.Everything(), "words": [], "traits": True}

  def takes(self, _parent, _child):
    return True


def accepts(attribute, word):
  """Whether an attribute takes a word, or offers `{something}`. Names and free text are among what it takes."""
  if word.startswith("{"):
    return word[1:-1] in attribute["expects"] or word[1:-1] in attribute["words"]
  return attribute["value"] in ("boolean", "reference") or attribute["value"] == "key" and len(word) == 1 or not attribute["words"] or word in attribute["words"]
