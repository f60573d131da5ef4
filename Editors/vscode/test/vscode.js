"use strict";
// As much of VS Code's module as the extension uses, without an editor. Registered providers are in `registered`.

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(":")[0]; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
}
class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); }
}
CodeActionKind.Empty = new CodeActionKind("");
class WorkspaceEdit {
  constructor() { this.changes = new Map(); this.created = []; }
  set(uri, edits) { this.changes.set(uri.toString(), edits); }
  createFile(uri) { this.created.push(uri.toString()); }
}
/// A class whose initialiser only stores its arguments.
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

const registered = {};
const register = (name) => (...values) => {
  registered[name] = values;
  return { dispose() { delete registered[name]; } };
};
const languages = new Proxy({}, {
  get: (_, name) => (name === "createDiagnosticCollection" ? createDiagnosticCollection : register(name)),
});

const diagnostics = new Map();
const waiting = [];
function createDiagnosticCollection() {
  return {
    set(uri, list) {
      diagnostics.set(uri.toString(), list);
      for (const resolve of waiting.splice(0)) resolve();
    },
    dispose() { diagnostics.clear(); },
  };
}

const listeners = {};
const event = (name) => (listener) => {
  (listeners[name] ??= []).push(listener);
  return { dispose() { listeners[name] = listeners[name].filter((other) => other !== listener); } };
};

const settings = {};
const messages = [];
const say = (message) => { messages.push(message); return Promise.resolve(undefined); };

const functions = {};
const panels = [];
const shown = [];
function createWebviewPanel(type, title) {
  const panel = {
    title, posted: [], listeners: [],
    webview: {
      set html(text) { panel.html = text; },
      postMessage(message) { panel.posted.push(message); },
      onDidReceiveMessage(listener) { panel.listeners.push(listener); },
    },
    onDidDispose(listener) { panel.closed = listener; },
    dispose() { panel.closed?.(); },
  };
  panels.push(panel);
  return panel;
}

module.exports = {
  Position, Range, Uri, WorkspaceEdit, CodeActionKind, languages,
  Location: record("uri", "range"),
  TextEdit: record("range", "newText"),
  MarkdownString: record("value"),
  Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"),
  CompletionItem: record("label", "kind"),
  SnippetString: record("value"),
  CodeAction: record("title", "kind"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
  SymbolInformation: record("name", "kind", "containerName", "location"),
  InlayHint: record("position", "label", "kind"),
  InlayHintLabelPart: record("value"),
  CodeLens: record("range", "command"),
  FoldingRange: record("start", "end", "kind"),
  FoldingRangeKind: { Comment: 1 },
  SelectionRange: record("range", "parent"),
  ColorInformation: record("range", "color"),
  Color: record("red", "green", "blue", "alpha"),
  ColorPresentation: record("label"),
  CallHierarchyItem: record("kind", "name", "detail", "uri", "range", "selectionRange"),
  CallHierarchyIncomingCall: record("from", "fromRanges"),
  CallHierarchyOutgoingCall: record("to", "fromRanges"),
  Hover: record("contents", "range"),
  DocumentHighlight: record("range", "kind"),
  LinkedEditingRanges: record("ranges"),
  SemanticTokens: record("data"),
  SemanticTokensLegend: record("tokenTypes", "tokenModifiers"),
  ViewColumn: { One: 1, Beside: -2 },
  commands: {
    registerCommand(name, run) {
      functions[name] = run;
      return { dispose() { delete functions[name]; } };
    },
  },
  window: {
    showErrorMessage: say, showInformationMessage: say, createWebviewPanel,
    showTextDocument(document, options) { shown.push({ document, ...options }); return Promise.resolve(); },
    onDidChangeTextEditorSelection: event("selection"),
    onDidChangeActiveTextEditor: event("editor"),
  },
  workspace: {
    textDocuments: [],
    getConfiguration: () => ({ get: (name, otherwise) => settings[name] ?? otherwise }),
    createFileSystemWatcher: () => ({
      onDidCreate: event("create"), onDidChange: event("changeFile"), onDidDelete: event("delete"), dispose() {},
    }),
    onDidOpenTextDocument: event("open"),
    onDidChangeTextDocument: event("change"),
    onDidCloseTextDocument: event("close"),
    onDidChangeWorkspaceFolders: event("folders"),
    onDidChangeConfiguration: event("configuration"),
  },
  // For tests.
  registered, diagnostics, settings, messages, functions, panels, shown,
  emit: (name, value) => (listeners[name] ?? []).forEach((listener) => listener(value)),
  published: () => new Promise((resolve) => waiting.push(resolve)),
};
