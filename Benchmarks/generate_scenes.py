#!/usr/bin/env python3
"""Writes scenes of the same shape as the peers' inputs: panels of ten views, labels and buttons in turn, each with an
id and two attributes, and a segue in every button. Or without panels: four constraints place each view, as the row,
the column and the smallest size place a widget in a grid of Qt's.

Usage: generate_scenes.py FOLDER N [N ...]        scenes of N views each: scene-N.scene, and constraints-N.scene
       generate_scenes.py FOLDER --many COUNT N   COUNT scenes of N views in FOLDER/many
"""
import os
import sys


def scene(count, prefix=""):
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<scenes initialViewController="{prefix}main">',
        f'  <navigationController id="{prefix}main">',
        f'    <segue kind="relationship" relationship="rootViewController" destination="{prefix}form"/>',
        "  </navigationController>",
        f'  <viewController id="{prefix}form" customClass="Form">',
        "    <view>",
        '      <stackView axis="vertical" pin="safeArea">',
    ]
    for first in range(0, count, 10):
        lines.append(f'        <stackView id="panel{first // 10}" axis="horizontal">')
        for index in range(first, min(first + 10, count)):
            enabled = "true" if index % 3 else "false"
            if index % 2:
                lines.append(
                    f'          <button id="w{index}" title="Widget number {index}" enabled="{enabled}">'
                    f'<segue kind="show" identifier="go{index}" destination="{prefix}detail"/></button>'
                )
            else:
                lines.append(
                    f'          <label id="w{index}" text="Widget number {index}" enabled="{enabled}"/>'
                )
        lines.append("        </stackView>")
    lines += [
        "      </stackView>",
        "    </view>",
        "  </viewController>",
        f'  <viewController id="{prefix}detail" customClass="Detail"/>',
        "</scenes>",
        "",
    ]
    return "\n".join(lines)


def constrained_scene(count):
    """A scene whose views stand below each other. Each has a distance to the one before it, one to the edge and a size."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<scenes initialViewController="main">',
        '  <navigationController id="main">',
        '    <segue kind="relationship" relationship="rootViewController" destination="form"/>',
        "  </navigationController>",
        '  <viewController id="form" customClass="Form">',
        "    <view>",
    ]
    for index in range(count):
        top = f"w{index - 1}.bottom + 8" if index else "safeArea"
        enabled = "true" if index % 3 else "false"
        layout = f'top="{top}" leading="8" width="120" height=">=20"'
        if index % 2:
            lines.append(
                f'      <button id="w{index}" title="Widget number {index}" enabled="{enabled}" {layout}>'
                f'<segue kind="show" identifier="go{index}" destination="detail"/></button>'
            )
        else:
            lines.append(f'      <label id="w{index}" text="Widget number {index}" enabled="{enabled}" {layout}/>')
    lines += ["    </view>", "  </viewController>", '  <viewController id="detail" customClass="Detail"/>', "</scenes>", ""]
    return "\n".join(lines)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    folder, *sizes = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    if sizes and sizes[0] == "--many":
        files, count = int(sizes[1]), int(sizes[2])
        os.makedirs(os.path.join(folder, "many"), exist_ok=True)
        for index in range(files):
            write(os.path.join(folder, "many", f"Form{index}.scene"), scene(count, prefix=f"f{index}"))
    else:
        for size in map(int, sizes):
            write(os.path.join(folder, f"scene-{size}.scene"), scene(size))
            write(os.path.join(folder, f"constraints-{size}.scene"), constrained_scene(size))


if __name__ == "__main__":
    main()
