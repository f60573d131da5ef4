#!/usr/bin/env python3
"""Writes Qt Designer forms of the same shape as the scenes of generate_scenes.py: panels of ten widgets, labels and
buttons in turn, each with a name and two properties, and a connection for every button. Or in one grid, each widget
with a row, a column and the smallest width and height.

Usage: generate_forms.py FOLDER N [N ...]        forms of N widgets each: form-N.ui, and constraints-N.ui
       generate_forms.py FOLDER --many COUNT N   COUNT forms of N widgets in FOLDER/many
"""
import os
import sys


def widget(index, place="", size=""):
    kind = "QPushButton" if index % 2 else "QLabel"
    enabled = "true" if index % 3 else "false"
    return (
        f'        <item{place}><widget class="{kind}" name="w{index}">'
        f'<property name="text"><string>Widget number {index}</string></property>'
        f'<property name="enabled"><bool>{enabled}</bool></property>{size}</widget></item>'
    )


def placed_widget(index):
    size = "<property name=\"minimumSize\"><size><width>120</width><height>20</height></size></property>"
    return widget(index, f' row="{index}" column="0"', size)


def connection(index):
    return (
        f"    <connection><sender>w{index}</sender><signal>clicked()</signal>"
        "<receiver>Form</receiver><slot>close()</slot></connection>"
    )


def constrained_form(count):
    return document("QGridLayout", [placed_widget(index) for index in range(count)], count)


def form(count):
    lines = []
    for first in range(0, count, 10):
        panel = first // 10
        lines.append(
            f'      <item><widget class="QFrame" name="panel{panel}"><layout class="QHBoxLayout" name="row{panel}">'
        )
        lines += [widget(index) for index in range(first, min(first + 10, count))]
        lines.append("      </layout></widget></item>")
    return document("QVBoxLayout", lines, count)


def document(layout, contents, count):
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<ui version="4.0">',
        "  <class>Form</class>",
        '  <widget class="QWidget" name="Form">',
        f'    <layout class="{layout}" name="column">',
        *contents,
    ]
    lines += ["    </layout>", "  </widget>", "  <resources/>", "  <connections>"]
    lines += [connection(index) for index in range(1, count, 2)]
    lines += ["  </connections>", "</ui>", ""]
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
            write(os.path.join(folder, "many", f"Form{index}.ui"), form(count))
    else:
        for size in map(int, sizes):
            write(os.path.join(folder, f"form-{size}.ui"), form(size))
            write(os.path.join(folder, f"constraints-{size}.ui"), constrained_form(size))


if __name__ == "__main__":
    main()
