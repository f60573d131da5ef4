"use strict";
// A panel beside the editor that shows the screens of a scene. It follows the cursor, and a click on a view in it, with
// "Inspect views", leads to the element.

const vscode = require("vscode");
const { toServer } = require("./convert");

/// The panel of a session, and what it listens to.
class Preview {
  constructor(client) {
    this.client = client;
    this.disposables = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.changed(document)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) =>
        this.follow(textEditor.document, selections[0].active)),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        if (this.panel && editor?.document.languageId === "scene") this.show(editor.document, editor.selection.active);
      }),
    ];
  }

  dispose() {
    this.panel?.dispose();
    for (const disposable of this.disposables.splice(0)) disposable.dispose();
  }

  /// Shows the screens of a scene, and of them the one at a position.
  async show(document, position) {
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        "scenec.preview", "Screens", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, localResourceRoots: [] });
      this.panel.onDidDispose(() => { this.panel = undefined; });
      this.panel.webview.onDidReceiveMessage((place) => this.reveal(place));
    }
    this.document = document;
    this.position = position;
    await this.update();
  }

  changed(document) {
    if (this.panel && document.uri.toString() === this.document?.uri.toString()) return this.update();
  }

  /// Asks for the page. An answer that came too late is left out: a later one is on its way.
  async update() {
    this.latest = (this.latest ?? 0) + 1;
    const number = this.latest;
    const answer = await this.client.request("scenec/preview", { textDocument: toServer.document(this.document) })
      .catch(() => null);
    if (!answer || !this.panel || number !== this.latest) return;
    this.panel.webview.html = answer.html;
    this.follow(this.document, this.position);
  }

  /// Tells the page where the cursor is.
  follow(document, position) {
    if (!this.panel || !position || document.uri.toString() !== this.document?.uri.toString()) return;
    this.position = position;
    this.panel.webview.postMessage({ line: position.line + 1 });
  }

  /// Selects the element of a view that was clicked.
  async reveal({ line, column }) {
    const position = new vscode.Position(line - 1, column - 1);
    await vscode.window.showTextDocument(this.document, {
      viewColumn: vscode.ViewColumn.One, selection: new vscode.Range(position, position),
    });
  }
}

module.exports = { Preview };
