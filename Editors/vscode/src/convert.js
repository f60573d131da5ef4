"use strict";
// Between the values of the protocol and those of VS Code.

const vscode = require("vscode");

const toServer = {
  position: ({ line, character }) => ({ line, character }),
  range: ({ start, end }) => ({ start: toServer.position(start), end: toServer.position(end) }),
  document: (document) => ({ uri: document.uri.toString() }),
  place: (document, position) => ({
    textDocument: toServer.document(document),
    position: toServer.position(position),
  }),
  diagnostic: (diagnostic) => ({
    range: toServer.range(diagnostic.range),
    message: diagnostic.message,
    severity: diagnostic.severity + 1,
    code: diagnostic.code,
    source: diagnostic.source,
  }),
  item: (item) => ({
    name: item.name,
    kind: item.kind + 1,
    uri: item.uri.toString(),
    range: toServer.range(item.range),
    selectionRange: toServer.range(item.selectionRange),
  }),
};

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const uri = (text) => vscode.Uri.parse(text);
const location = (value) => new vscode.Location(uri(value.uri), range(value.range));
const textEdit = (edit) => new vscode.TextEdit(range(edit.range), edit.newText);
const markdown = (content) => new vscode.MarkdownString(content.value);

function diagnostic(value) {
  // The protocol counts from 1, VS Code from 0.
  const made = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  made.code = value.code;
  made.source = value.source;
  made.relatedInformation = value.relatedInformation?.map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message),
  );
  return made;
}

function workspaceEdit(value) {
  const made = new vscode.WorkspaceEdit();
  for (const [name, edits] of Object.entries(value.changes ?? {})) made.set(uri(name), edits.map(textEdit));
  for (const change of value.documentChanges ?? []) {
    if (change.kind === "create") made.createFile(uri(change.uri), { ignoreIfExists: false });
    else made.set(uri(change.textDocument.uri), change.edits.map(textEdit));
  }
  return made;
}

function completionItem(value) {
  const made = new vscode.CompletionItem(value.label, value.kind - 1);
  const { range: replaced, newText } = value.textEdit;
  made.range = range(replaced);
  made.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(newText) : newText;
  Object.assign(made, { detail: value.detail, sortText: value.sortText, filterText: value.filterText });
  if (value.documentation) made.documentation = markdown(value.documentation);
  if (value.command) made.command = value.command;
  return made;
}

function codeAction(value) {
  const kind = value.kind.split(".").reduce((found, part) => found.append(part), vscode.CodeActionKind.Empty);
  const made = new vscode.CodeAction(value.title, kind);
  made.edit = workspaceEdit(value.edit);
  made.diagnostics = value.diagnostics?.map(diagnostic);
  made.isPreferred = value.isPreferred;
  return made;
}

function documentSymbol(value) {
  const made = new vscode.DocumentSymbol(
    value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
  made.children = (value.children ?? []).map(documentSymbol);
  return made;
}

function workspaceSymbol(value) {
  return new vscode.SymbolInformation(
    value.name, value.kind - 1, value.containerName ?? "", location(value.location));
}

function inlayHint(value) {
  const parts = value.label.map((part) => {
    const made = new vscode.InlayHintLabelPart(part.value);
    if (part.location) made.location = location(part.location);
    return made;
  });
  const made = new vscode.InlayHint(position(value.position), parts, value.kind);
  made.paddingLeft = value.paddingLeft;
  return made;
}

function codeLens(value) {
  const [target, place, locations] = value.command.arguments;
  // The command of the extension takes what the server gives.
  if (value.command.command === "scenec.preview") return new vscode.CodeLens(range(value.range), value.command);
  return new vscode.CodeLens(range(value.range), {
    title: value.command.title,
    command: "editor.action.showReferences",
    arguments: [uri(target), position(place), locations.map(location)],
  });
}

function foldingRange(value) {
  const kind = value.kind === "comment" ? vscode.FoldingRangeKind.Comment : undefined;
  return new vscode.FoldingRange(value.startLine, value.endLine, kind);
}

function selectionRange(value) {
  return new vscode.SelectionRange(range(value.range), value.parent && selectionRange(value.parent));
}

function color(value) {
  const { red, green, blue, alpha } = value.color;
  return new vscode.ColorInformation(range(value.range), new vscode.Color(red, green, blue, alpha));
}

function colorPresentation(value) {
  const made = new vscode.ColorPresentation(value.label);
  made.textEdit = textEdit(value.textEdit);
  return made;
}

function callItem(value) {
  return new vscode.CallHierarchyItem(
    value.kind - 1, value.name, value.detail ?? "", uri(value.uri), range(value.range), range(value.selectionRange));
}

const fromServer = {
  position, range, location, textEdit, markdown, diagnostic, workspaceEdit, completionItem, codeAction,
  documentSymbol, workspaceSymbol, inlayHint, codeLens, foldingRange, selectionRange, color, colorPresentation,
  callItem,
  hover: (value) => new vscode.Hover(markdown(value.contents), value.range && range(value.range)),
  highlight: (value) => new vscode.DocumentHighlight(range(value.range), value.kind - 1),
  linkedRanges: (value) => new vscode.LinkedEditingRanges(value.ranges.map(range)),
  semanticTokens: (value) => new vscode.SemanticTokens(new Uint32Array(value.data)),
  renamePlace: (value) => ({ range: range(value.range), placeholder: value.placeholder }),
  incomingCall: (value) => new vscode.CallHierarchyIncomingCall(callItem(value.from), value.fromRanges.map(range)),
  outgoingCall: (value) => new vscode.CallHierarchyOutgoingCall(callItem(value.to), value.fromRanges.map(range)),
};

module.exports = { toServer, fromServer };
