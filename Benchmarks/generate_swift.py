#!/usr/bin/env python3
"""Writes Swift files such as an app has: controllers of 208 lines each.

Usage: generate_swift.py FOLDER N        N files: Screen0.swift, …
"""
import os, sys
folder, count = sys.argv[1], int(sys.argv[2])
os.makedirs(folder, exist_ok=True)
for n in range(count):
    lines = ["import UIKit", "", f"/// Screen {n}.", f"class Screen{n}: UIViewController {{"]
    i = 0
    while len(lines) < 198:
        lines += [f"  @IBOutlet weak var label{i}: UILabel!", f"  private var items{i}: [String: Int] = [:]", "",
                  f"  // Called when a button of row {i} is tapped.",
                  f"  @IBAction func tap{i}(_ sender: UIButton) {{",
                  f"    guard let title = sender.title(for: .normal), items{i}[title] == nil else {{ return }}",
                  f"    items{i}[\"\\(title.lowercased()) \\(items{i}.count)\"] = {i} * (items{i}.count + 1) / 2",
                  "    UIView.animate(withDuration: 0.3) { [weak self] in", f"      self?.label{i}.text = \"{{ {i} }}\"", "    }",
                  "  }", ""]
        i += 1
    lines = lines[:-1] + ["}"]
    open(f"{folder}/Screen{n}.swift", "w").write("\n".join(lines) + "\n")
