"use strict";
// Runs the extension with the real server. The variable SCENEC names the program; EXTENSION, another folder to test.

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");
const test = require("node:test");

const root = process.env.EXTENSION ?? path.dirname(__dirname);
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) =>
  name === "vscode" ? path.join(__dirname, "vscode.js") : resolve(name, ...rest);
const vscode = require("vscode");
const { activate, deactivate } = require(path.join(root, "src", "extension.js"));

const SCENE = `<scenes initialViewController="list">
  <viewController id="list">
    <view backgroundColor="#336699">
      <label id="title" text="List" top="safeArea 8" leading="16"/>
    </view>
    <segue kind="show" identifier="open" destination="detail"/>
  </viewController>
  <viewController id="detail">
    <label txt="Detail"/>
  </viewController>
</scenes>
`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "scenec-vscode-"));
const uri = vscode.Uri.parse("file://" + path.join(folder, "Main.scene"));
const token = { onCancellationRequested: () => ({ dispose() {} }) };
let text = SCENE;
const document = { uri, languageId: "scene", version: 1, getText: () => text };

/// The position `offset` characters after the first occurrence of a text.
function at(words, offset = 0) {
  const before = text.slice(0, text.indexOf(words) + offset).split("\n");
  return new vscode.Position(before.length - 1, before.at(-1).length);
}
const provider = (name, index = 1) => vscode.registered[`register${name}Provider`][index];
const ask = (name, method, ...values) => provider(name)[method](document, ...values, token);

/// Waits for the diagnostics after a change.
async function change(words, replacement) {
  const range = new vscode.Range(at(words), at(words, words.length));
  text = text.replace(words, replacement);
  document.version += 1;
  const published = vscode.published();
  vscode.emit("change", { document, contentChanges: [{ range, text: replacement }] });
  await published;
}

test.before(async () => {
  fs.writeFileSync(path.join(folder, "Main.scene"), text);
  vscode.settings.path = process.env.SCENEC;
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.parse("file://" + folder), name: "test" }];
  vscode.workspace.textDocuments.push(document);
  const published = vscode.published();
  await activate({ subscriptions: [] });
  await published;
});

test.after(async () => {
  await deactivate();
  fs.rmSync(folder, { recursive: true });
});

test("an error is shown where it is, and its fix removes it", async () => {
  const [found] = vscode.diagnostics.get(uri.toString());
  assert.equal(found.code, "unknown-attribute");
  assert.equal(found.severity, 0);
  assert.deepEqual(found.range.start, at("txt"));
  const actions = await ask("CodeActions", "provideCodeActions", found.range, { diagnostics: [found] });
  const fix = actions.find((action) => action.isPreferred);
  const [edit] = fix.edit.changes.get(uri.toString());
  assert.equal(edit.newText, "text");
  await change("txt", "text");
  assert.deepEqual(vscode.diagnostics.get(uri.toString()).filter(({ severity }) => severity === 0), []);
});

test("completion offers the controllers for a destination", async () => {
  const { items } = await ask("CompletionItem", "provideCompletionItems", at('destination="', 13));
  assert.deepEqual(items.map(({ label }) => label).sort(), ["detail", "list"]);
});

test("definition, references, highlights and hover", async () => {
  const [target] = await ask("Definition", "provideDefinition", at('"detail"', 2));
  assert.equal(target.range.start.line, 7);
  const places = await ask("Reference", "provideReferences", at('"detail"', 2), { includeDeclaration: true });
  assert.equal(places.length, 2);
  assert.equal((await ask("DocumentHighlight", "provideDocumentHighlights", at('"detail"', 2))).length, 2);
  const hover = await ask("Hover", "provideHover", at("<label", 2));
  assert.match(hover.contents.value, /UILabel/);
});

test("generated names in Swift lead to the scene", async () => {
  const swift = `import UIKit
class List: UIViewController {
  // scene.performOpen
  func open() { scene.performOpen(); show(MainScenes.instantiateDetail(), sender: nil) }
}
`;
  const uri = vscode.Uri.parse("file://" + path.join(folder, "List.swift"));
  fs.writeFileSync(path.join(folder, "List.swift"), swift);
  const document = { uri, languageId: "swift", version: 1, getText: () => swift };
  vscode.emit("open", document);
  const lines = swift.split("\n");
  const lead = async (words) => {
    const position = new vscode.Position(3, lines[3].indexOf(words) + 2);
    return provider("Definition").provideDefinition(document, position, token);
  };
  const [segue] = await lead("performOpen");
  assert.equal(segue.range.start.line, at('<segue kind="show"').line);
  const [controller] = await lead("instantiateDetail");
  assert.equal(controller.range.start.line, at('id="detail"').line);
  assert.deepEqual(await lead("show(") ?? [], []);
  assert.deepEqual(await provider("Definition").provideDefinition(document, new vscode.Position(2, 14), token) ?? [], []);
});

test("rename changes the id and what refers to it, and refuses elsewhere", async () => {
  const place = await ask("Rename", "prepareRename", at('"detail"', 2));
  assert.equal(place.placeholder, "detail");
  const edit = await ask("Rename", "provideRenameEdits", at('"detail"', 2), "page");
  assert.equal(edit.changes.get(uri.toString()).length, 2);
  await assert.rejects(ask("Rename", "prepareRename", at("<view ", 6)));
});

test("the segue graph is a call hierarchy", async () => {
  const [item] = await ask("CallHierarchy", "prepareCallHierarchy", at('id="list"', 5));
  assert.equal(item.name, "list");
  const calls = await provider("CallHierarchy").provideCallHierarchyOutgoingCalls(item, token);
  assert.deepEqual(calls.map(({ to }) => to.name), ["detail"]);
  const callers = await provider("CallHierarchy").provideCallHierarchyIncomingCalls(calls[0].to, token);
  assert.deepEqual(callers.map(({ from }) => from.name), ["list"]);
});

test("symbols, ranges, tokens, colours and lenses", async () => {
  const symbols = await ask("DocumentSymbol", "provideDocumentSymbols");
  assert.ok(symbols.length > 0);
  assert.ok((await provider("WorkspaceSymbol", 0).provideWorkspaceSymbols("det", token)).length > 0);
  assert.ok((await ask("FoldingRange", "provideFoldingRanges")).length >= 3);
  const [selection] = await ask("SelectionRange", "provideSelectionRanges", [at('"detail"', 2)]);
  assert.ok(selection.parent);
  const tokens = await ask("DocumentSemanticTokens", "provideDocumentSemanticTokens");
  assert.equal(tokens.data.length % 5, 0);
  assert.ok(tokens.data.length > 50);
  const [color] = await ask("Color", "provideDocumentColors");
  assert.equal(Math.round(color.color.blue * 255), 0x99);
  const context = { document, range: color.range };
  const shown = await provider("Color").provideColorPresentations(color.color, context, token);
  assert.ok(shown.length > 0);
  const lenses = await ask("CodeLens", "provideCodeLenses");
  assert.ok(lenses.some(({ command }) => command.command === "editor.action.showReferences"));
  const ranges = await ask("LinkedEditingRange", "provideLinkedEditingRanges", at("<view ", 3));
  assert.equal(ranges.ranges.length, 2);
});

test("formatting of a file, of a range and on type", async () => {
  const options = { tabSize: 2, insertSpaces: true };
  await change("      <label id", "  <label id");
  const edits = await ask("DocumentFormattingEdit", "provideDocumentFormattingEdits", options);
  assert.ok(edits.length > 0);
  const range = new vscode.Range(new vscode.Position(3, 0), new vscode.Position(4, 0));
  const inRange = await ask("DocumentRangeFormattingEdit", "provideDocumentRangeFormattingEdits", range, options);
  assert.ok(inRange.length > 0);
  const onType = await ask("OnTypeFormattingEdit", "provideOnTypeFormattingEdits", at("</view>"), ">", options);
  assert.ok(Array.isArray(onType));
  const all = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(99, 0));
  assert.ok(Array.isArray(await ask("InlayHints", "provideInlayHints", all)));
});

test("the screens stand beside the editor and follow it", async () => {
  const lenses = await ask("CodeLens", "provideCodeLenses");
  const lens = lenses.find(({ command }) => command.command === "scenec.preview");
  assert.equal(lens.command.title, "Preview");
  await vscode.functions["scenec.preview"](...lens.command.arguments);
  const [panel] = vscode.panels;
  assert.match(panel.html, /^<!DOCTYPE html>/);
  assert.match(panel.html, /"controller":"list"/);
  assert.deepEqual(panel.posted.at(-1), { line: 2 });
  vscode.emit("selection", { textEditor: { document }, selections: [{ active: at('id="detail"') }] });
  assert.deepEqual(panel.posted.at(-1), { line: at('id="detail"').line + 1 });
  await panel.listeners[0]({ line: 4, column: 8 });
  assert.deepEqual(vscode.shown.at(-1).selection.start, new vscode.Position(3, 7));
  const before = panel.html;
  await change('text="List"', 'text="Library"');
  for (let turn = 0; turn < 100 && panel.html === before; turn += 1) await new Promise((next) => setTimeout(next, 20));
  assert.match(panel.html, /Library/);
  // A second call takes the same panel, and one that was closed is made again.
  await vscode.functions["scenec.preview"](...lens.command.arguments);
  assert.equal(vscode.panels.length, 1);
  panel.dispose();
  await vscode.functions["scenec.preview"](...lens.command.arguments);
  assert.equal(vscode.panels.length, 2);
});

test("what is wrong on a screen is a warning while one types", async () => {
  await change('id="title"', 'id="title" width="10"');
  const codes = () => vscode.diagnostics.get(uri.toString()).map(({ code }) => code);
  assert.ok(codes().includes("clipped-text"), codes().join());
  await change('id="title" width="10"', 'id="title"');
  assert.ok(!codes().includes("clipped-text"), codes().join());
});

test("every provider that the server offers is registered", () => {
  const count = Object.keys(vscode.registered).filter((name) => name.endsWith("Provider")).length;
  assert.equal(count, 20);
});
