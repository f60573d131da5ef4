"use strict";
// Starts `scenec language-server`, and tells it what happens to documents and files.

const vscode = require("vscode");
const { Client } = require("./client");
const { toServer, fromServer } = require("./convert");
const { Preview } = require("./preview");
const { registerProviders } = require("./providers");

const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  workspace: {
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ["create"] },
  },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
    hover: { contentFormat: ["markdown"] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    publishDiagnostics: { relatedInformation: true, versionSupport: true },
    rename: { prepareSupport: true },
  },
};

let session;

/// A running server, and all that is registered for it.
class Session {
  constructor() {
    this.disposables = [];
    const settings = vscode.workspace.getConfiguration("scenec");
    this.withSwift = settings.get("swift", true);
    this.checksLayout = settings.get("checkLayout", true);
    this.diagnostics = this.keep(vscode.languages.createDiagnosticCollection("scenec"));
    const path = settings.get("path", "scenec");
    this.client = new Client(path, ["language-server"], {
      "textDocument/publishDiagnostics": ({ uri, diagnostics }) =>
        this.diagnostics.set(vscode.Uri.parse(uri), diagnostics.map(fromServer.diagnostic)),
      "window/showMessage": ({ message }) => void vscode.window.showInformationMessage(message),
    }, (error) => this.ended(path, error));
  }

  keep(disposable) {
    this.disposables.push(disposable);
    return disposable;
  }

  ended(path, error) {
    const asked = this.isStopping;
    for (const disposable of this.disposables.splice(0)) disposable.dispose();
    if (asked) return;
    const reason = error.code === "ENOENT" ? `There is no '${path}'. Set its path in scenec.path.` : error.message;
    vscode.window.showErrorMessage(`scenec: ${reason}`, "Restart").then((choice) => {
      if (choice) return restart();
    });
  }

  async start() {
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
    const { capabilities } = await this.client.request("initialize", {
      processId: process.pid,
      rootUri: folders[0]?.uri ?? null,
      workspaceFolders: folders,
      capabilities: CAPABILITIES,
      initializationOptions: { preview: true, checkLayout: this.checksLayout },
    });
    this.client.notify("initialized", {});
    this.watch();
    for (const provider of registerProviders(this.client, capabilities, this.withSwift)) this.keep(provider);
    this.preview = this.keep(new Preview(this.client));
  }

  concerns({ languageId, uri }) {
    return languageId === "scene" || (this.withSwift && languageId === "swift" && uri.scheme === "file");
  }

  watch() {
    const { workspace } = vscode;
    const open = (document) => {
      if (!this.concerns(document)) return;
      this.client.notify("textDocument/didOpen", {
        textDocument: {
          ...toServer.document(document), languageId: document.languageId, version: document.version,
          text: document.getText(),
        },
      });
    };
    workspace.textDocuments.forEach(open);
    this.keep(workspace.onDidOpenTextDocument(open));
    this.keep(workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!this.concerns(document) || contentChanges.length === 0) return;
      this.client.notify("textDocument/didChange", {
        textDocument: { ...toServer.document(document), version: document.version },
        contentChanges: contentChanges.map(({ range, text }) => ({ range: toServer.range(range), text })),
      });
    }));
    this.keep(workspace.onDidCloseTextDocument((document) => {
      if (!this.concerns(document)) return;
      this.client.notify("textDocument/didClose", { textDocument: toServer.document(document) });
    }));
    this.keep(workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const list = (folders) => folders.map(({ uri, name }) => ({ uri: uri.toString(), name }));
      this.client.notify("workspace/didChangeWorkspaceFolders", {
        event: { added: list(added), removed: list(removed) },
      });
    }));
    const files = this.keep(workspace.createFileSystemWatcher("**/{*.scene,*.swift,scenec.json}"));
    const tell = (type) => (uri) =>
      this.client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    this.keep(files.onDidCreate(tell(1)));
    this.keep(files.onDidChange(tell(2)));
    this.keep(files.onDidDelete(tell(3)));
  }

  /// Shows the screens of a scene: one that a code lens names, or the one in the editor.
  async showPreview(uri, start) {
    const editor = vscode.window.activeTextEditor;
    const document = uri ? vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri) : editor?.document;
    if (document?.languageId !== "scene") return;
    const position = start ? new vscode.Position(start.line, start.character) : editor?.selection.active;
    await this.preview?.show(document, position);
  }

  async stop() {
    this.isStopping = true;
    await this.client.stop();
  }
}

async function restart() {
  await session?.stop();
  session = new Session();
  // The session reports why a server ends.
  await session.start().catch(() => {});
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("scenec.restart", restart),
    vscode.commands.registerCommand("scenec.preview", (uri, start) => session?.showPreview(uri, start)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("scenec")) return restart();
    }));
  await restart();
}

function deactivate() {
  return session?.stop();
}

module.exports = { activate, deactivate };
