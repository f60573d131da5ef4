"""Reads scenes by the grammar, as an editor does, with textmate-grammar-python from PyPI.

Usage: python Editors/vscode/test/check_grammar.py CATALOG [SCENE ...]

CATALOG is what `scenec catalog --format json` prints. It ends with 1 if a scope is not the expected one.
"""

import json
import logging
import sys
from pathlib import Path

from textmate_grammar.parsers.base import LanguageParser

GRAMMAR = Path(__file__).parent.parent / "syntaxes" / "scene.tmLanguage.json"
SCENE = """\
<?xml version="1.0" encoding="UTF-8"?>
<scenes initialViewController="first">
  <!-- scenec:ignore unused-parameter -->
  <viewController id="list" customClass="ListController">
    <label text="a &amp; b" top="title.bottom + 8 @750" axis.compactHeight="vertical" hidden="true"/>
    <view backgroundColor="#336699" alpha='0.5' leading="safeArea 16"/>
    <segue kind="show" destination='detail' unwindAction="back(_:)"/>
  </viewController>
</scenes>
"""
# The most special scope of a text, at its first occurrence after the one before.
EXPECTED = [
    ("xml", "entity.name.tag.xml"), ("version", "entity.other.attribute-name.xml"),
    ("scenes", "keyword.other.scenes.scene"), ("initialViewController", "entity.other.attribute-name.reference.scene"),
    ("first", "variable.other.reference.scene"), ("scenec:ignore", "keyword.control.directive.scene"),
    ("viewController", "entity.name.type.controller.scene"), ("id", "entity.other.attribute-name.id.scene"),
    ("list", "entity.name.section.id.scene"), ("ListController", "entity.name.type.class.scene"),
    ("label", "support.class.scene"), ("&amp;", "constant.character.entity.xml"),
    ("top", "entity.other.attribute-name.position.scene"), ("title", "variable.other.reference.scene"),
    ("bottom", "support.variable.anchor.scene"), ("+", "keyword.operator.scene"), ("8", "constant.numeric.scene"),
    ("@750", "constant.numeric.priority.scene"), ("axis", "entity.other.attribute-name.xml"),
    (".compactHeight", "storage.modifier.trait.scene"), ("vertical", "string.quoted.xml"),
    ("true", "constant.language.boolean.scene"), ("#336699", "constant.other.color.scene"),
    ("0.5", "constant.numeric.scene"), ("safeArea", "constant.language.scene"), ("16", "constant.numeric.scene"),
    ("segue", "keyword.other.connection.scene"), ("detail", "variable.other.reference.scene"),
    ("back(_:)", "entity.name.function.scene"), ("viewController", "entity.name.type.controller.scene"),
]


def check_expected(parser):
    """Yields what is wrong with the scopes of the scene above."""
    tokens = iter(parser.parse_string(SCENE).flatten())
    for text, scope in EXPECTED:
        for _, content, scopes in tokens:
            if content.strip() == text and scopes[-1].split()[-1] == scope:
                break
        else:
            yield f"'{text}' is not {scope} where it should be"
            return


# The scope of the attributes with a kind of value in the catalogue.
SCOPES = {
    "reference": "entity.other.attribute-name.reference.scene",
    "references": "entity.other.attribute-name.reference.scene",
    "className": "entity.other.attribute-name.class.scene",
    "moduleName": "entity.other.attribute-name.class.scene",
    "newType": "entity.other.attribute-name.class.scene",
    "typeName": "entity.other.attribute-name.class.scene",
    "selector": "entity.other.attribute-name.method.scene",
    "method": "entity.other.attribute-name.method.scene",
    "position": "entity.other.attribute-name.position.scene",
    "dimension": "entity.other.attribute-name.position.scene",
}


def check_catalog(parser, catalog):
    """Yields the attributes of the catalogue that the grammar takes for something else."""
    attributes = {
        (attribute["name"], SCOPES[attribute["value"]])
        for element in catalog["elements"] for attribute in element["attributes"] if attribute["value"] in SCOPES}
    for name, scope in sorted(attributes):
        tokens = parser.parse_string(f'<view {name}="x"/>').flatten()
        if not any(content.strip() == name and scopes[-1] == scope for _, content, scopes in tokens):
            yield f"'{name}' is not {scope}"


def check_whole(parser, path):
    """Yields whether a scene is lost on the way: its end has to be a tag outside of everything else."""
    tokens = [token for token in parser.parse_file(path).flatten() if token[1].strip()]
    last = next((token for token in reversed(tokens) if token[1].strip() not in (">", "/>")), None)
    if last is None or last[1].strip() != "scenes" or len([s for s in last[2] if s.startswith("meta.tag")]) != 1:
        yield f"{path}: the end is {last}"


def main(catalog, *paths):
    logging.disable(logging.CRITICAL)
    parser = LanguageParser(json.loads(GRAMMAR.read_text()))
    problems = list(check_expected(parser))
    problems += check_catalog(parser, json.loads(Path(catalog).read_text()))
    for path in paths:
        problems += check_whole(parser, path)
    print("\n".join(problems) or f"{len(EXPECTED)} scopes and {len(paths)} scenes are right")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
