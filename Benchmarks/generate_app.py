#!/usr/bin/env python3
"""Writes the scenes of an app of a given size, in several files, as people draw them: tabs, navigation stacks, sheets that
unwind, embedded children, and segues from one file to another.

Usage: generate_app.py FOLDER CONTROLLERS FILES
"""
import os
import sys

FEATURES = [
    "Account", "Basket", "Catalog", "Delivery", "Editor", "Favourites", "Gallery", "Help", "Login", "Messages", "Orders",
    "Payment", "Reviews", "Search", "Travel",
]
SCREENS = [
    ("List", "All {0}"), ("Detail", "{0}"), ("Filter", "Filter"), ("Options", "Options"), ("Edit", "Edit"),
    ("Confirm", "Are you sure?"), ("History", "History"), ("Info", "About"), ("Share", "Share"), ("Photo", "Photo"),
]


class Feature:
    """A file: a navigation stack of screens, either a tree or a chain of steps, some of which unwind to the first."""

    def __init__(self, name, count, others, is_chain):
        self.name, self.count, self.others, self.is_chain = name, count, others, is_chain
        self.word = name[0].lower() + name[1:]

    def screen(self, number):
        """The id of a screen; the first is the root of the stack."""
        name, _ = SCREENS[number % len(SCREENS)]
        return f"{self.word}{name}" + (str(number // len(SCREENS)) if number >= len(SCREENS) else "")

    def segues(self, number):
        """The segues of a screen: to the next screens, to other files, and back."""
        lines = []
        for child in self.children(number):
            # A presented controller has no navigation controller, so the next one is presented too.
            kind = "present" if self.is_presented(child) else "push"
            name = SCREENS[child % len(SCREENS)][0].lower() + (str(child // len(SCREENS)) if child >= len(SCREENS) else "")
            lines.append(f'      <segue kind="{kind}" identifier="{name}" destination="{self.screen(child)}"/>')
        if self.is_presented(number) or self.is_chain and number > 1:
            lines.append('      <segue kind="unwind" identifier="done" unwindAction="finish" '
                         f'destination="{self.screen(0)}"/>')
        if number < len(self.others):
            other = self.others[number]
            lines.append(f'      <segue kind="present" identifier="to{other}" destination="to{other}"/>')
        return lines

    def children(self, number):
        first, count = (number + 1, 1) if self.is_chain else (3 * number + 1, 3)
        return range(first, min(first + count, self.count - 1))

    def is_presented(self, number):
        while number > 0 and not self.is_chain:
            if number % 3 == 0:
                return True
            number = (number - 1) // 3
        return False

    def lines(self):
        yield f'<scenes initialViewController="{self.word}Nav">'
        yield f'  <navigationController id="{self.word}Nav">'
        yield f'    <tabBarItem title="{self.name}" systemImage="star"/>'
        yield f'    <segue kind="relationship" relationship="rootViewController" destination="{self.screen(0)}"/>'
        yield "  </navigationController>"
        for number in range(self.count - 1):
            name = self.screen(number)
            title = SCREENS[number % len(SCREENS)][1].format(self.name)
            yield f'  <viewController id="{name}" customClass="{name[0].upper() + name[1:]}Controller" title="{title}">'
            if number % 3 == 1:
                yield f'    <parameter name="{self.word}" type="{self.name}"/>'
            yield "    <view/>"
            yield from self.segues(number)
            yield "  </viewController>"
        for other in self.others:
            yield f'  <viewControllerPlaceholder id="to{other}" sceneName="{other}"/>'
        yield "</scenes>"


def main_file(tabs):
    yield '<scenes initialViewController="tabs">'
    yield '  <tabBarController id="tabs" customClass="AppController">'
    for tab in tabs:
        yield f'    <segue kind="relationship" relationship="viewControllers" destination="tab{tab}"/>'
    yield "  </tabBarController>"
    for tab in tabs:
        yield f'  <viewControllerPlaceholder id="tab{tab}" sceneName="{tab}"/>'
    yield "</scenes>"


def write_app(folder, controllers, files):
    """Writes an app; `controllers` counts no placeholders."""
    os.makedirs(folder, exist_ok=True)
    names = [FEATURES[index % len(FEATURES)] + (str(index // len(FEATURES)) if index >= len(FEATURES) else "")
             for index in range(files - 1)]
    tabs = names[:min(4, len(names))]
    texts = {"Main": main_file(tabs)}
    rest = controllers - 1
    for index, name in enumerate(names):
        count = rest // (files - 1) + (1 if index < rest % (files - 1) else 0)
        # An earlier file links to each file without a tab, so that everything is reachable.
        later = [names[next] for next in (3 * index + 4, 3 * index + 5, 3 * index + 6) if next < len(names)]
        back = [names[0]] if index % 4 == 3 else []
        texts[name] = Feature(name, count, later + back, index % 3 == 1).lines()
    for name, lines in texts.items():
        with open(os.path.join(folder, name + ".scene"), "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__.strip())
    write_app(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
