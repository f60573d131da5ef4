"""The keys under which Xcode exports the texts of a document, and a strings file with all of them."""

import pathlib

from .import_values import is_configured, text_of

# The texts of elements that have an id of their own, by their attributes.
TEXTS = {
  "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"], "barButtonItem": ["title"],
  "navigationItem": ["title", "prompt", "backButtonTitle"], "tabBarItem": ["title"],
  "tableViewSection": ["headerTitle", "footerTitle"], "searchBar": ["text", "placeholder", "prompt"],
  "viewController": ["title"], "tableViewController": ["title"], "collectionViewController": ["title"],
  "navigationController": ["title"], "tabBarController": ["title"],
}

# The runtime attributes that can be translated, and what Xcode calls their texts.
STRINGS = ("string", "localizedString")
SETTINGS = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"


def keys(document):
  """The keys of the texts that a scene can have, with the lines of the texts."""
  found = {}

  def add(element, name, text, holder):
    if text and holder.get("id") and id(holder) in document.places and document.places[id(holder)][:1] != ("unused",):
      found[f"{holder.get('id')}.{name}"] = [one.place[0] for one in (element, *element.ancestors)][:4]

  for element in document.root:
    tag, parent = element.tag, element.parent
    if tag in TEXTS:
      inner = {one.get("key"): text_of(one) for one in element.children if one.tag in ("string", "mutableString")}
      for name in TEXTS[tag]:
        add(element, name, element.get(name) or inner.get(name), element)
    elif tag == "state" and not is_configured(element, "title"):
      add(element, f"{element.get('key')}Title", element.get("title"), parent)
    elif tag == "buttonConfiguration":
      for name in ("title", "subtitle"):
        add(element, f"configuration.{name}", element.get(name), parent)
    elif tag == "segment":
      add(element, f"segmentTitles[{parent.children.index(element)}]", element.get("title"), parent.parent)
    elif tag == "string" and parent.tag == "scopeButtonTitles":
      add(element, f"scopeButtonTitles[{parent.children.index(element)}]", text_of(element), parent.parent)
    elif tag == "userDefinedRuntimeAttribute" and element.get("type") in STRINGS:
      strings = [one for one in parent.children if one.get("type") in STRINGS]
      text = element.get("value") or next((text_of(one) for one in element.children if one.tag == "string"), None)
      if not element.children or element.children[0].tag != "nil":
        add(element, f"{SETTINGS}[{strings.index(element)}]", text, parent.parent)
    elif tag == "accessibility":
      for name, key in (("label", "accessibilityLabel"), ("hint", "accessibilityHint")):
        add(element, key, element.get(name), parent)
  return found


def write(document, name, data, folder):
  """Writes the document with a translation of each of its texts; returns its path."""
  path = folder / "Base.lproj" / name
  path.parent.mkdir(parents=True, exist_ok=True)
  path.write_bytes(data)
  strings = folder / "de.lproj" / (pathlib.Path(name).stem + ".strings")
  strings.parent.mkdir(exist_ok=True)
  strings.write_text("".join(f'"{key}" = "Translated {number}";\n' for number, key in enumerate(keys(document))))
  return path
