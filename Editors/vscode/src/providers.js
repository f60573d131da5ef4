"use strict";
// What VS Code asks about scenes and Swift, as requests of the protocol.

const vscode = require("vscode");
const { toServer, fromServer } = require("./convert");

const SCENES = { language: "scene" };
const SWIFT = { language: "swift", scheme: "file" };

/// Registers the providers for which the server says that it can answer.
function registerProviders(client, capabilities, withSwift) {
  const both = withSwift ? [SCENES, SWIFT] : [SCENES];
  const made = [];
  const { languages } = vscode;

  // One request, and its answer in the terms of VS Code. An answer of null stays null.
  const ask = async (method, params, token, convert) => {
    const answer = await client.request(method, params, token);
    if (answer === null || answer === undefined) return null;
    return Array.isArray(answer) ? answer.map(convert) : convert(answer);
  };
  const at = (method, convert, more = () => ({})) => (document, position, ...rest) =>
    ask(`textDocument/${method}`, { ...toServer.place(document, position), ...more(...rest) }, rest.at(-1), convert);
  const of = (method, convert, more = () => ({})) => (document, ...rest) => {
    const textDocument = toServer.document(document);
    return ask(`textDocument/${method}`, { textDocument, ...more(...rest) }, rest.at(-1), convert);
  };
  const add = (capability, register) => {
    if (capabilities[capability]) made.push(register(capabilities[capability]));
  };
  const spacing = ({ tabSize, insertSpaces }) => ({ options: { tabSize, insertSpaces } });
  const inRange = (range) => ({ range: toServer.range(range) });

  add("completionProvider", ({ triggerCharacters }) =>
    languages.registerCompletionItemProvider(SCENES, {
      provideCompletionItems: at("completion", (list) => ({
        isIncomplete: list.isIncomplete,
        items: list.items.map(fromServer.completionItem),
      })),
    }, ...triggerCharacters));
  add("hoverProvider", () =>
    languages.registerHoverProvider(both, { provideHover: at("hover", fromServer.hover) }));
  add("definitionProvider", () =>
    languages.registerDefinitionProvider(both, { provideDefinition: at("definition", fromServer.location) }));
  add("referencesProvider", () =>
    languages.registerReferenceProvider(both, {
      provideReferences: at("references", fromServer.location, (context) => ({
        context: { includeDeclaration: context.includeDeclaration },
      })),
    }));
  add("documentHighlightProvider", () =>
    languages.registerDocumentHighlightProvider(SCENES, {
      provideDocumentHighlights: at("documentHighlight", fromServer.highlight),
    }));
  add("linkedEditingRangeProvider", () =>
    languages.registerLinkedEditingRangeProvider(SCENES, {
      provideLinkedEditingRanges: at("linkedEditingRange", fromServer.linkedRanges),
    }));
  add("renameProvider", () =>
    languages.registerRenameProvider(both, {
      async prepareRename(document, position, token) {
        const place = await at("prepareRename", fromServer.renamePlace)(document, position, token);
        // VS Code asks the next provider then.
        if (!place) throw new Error("Nothing here belongs to a scene.");
        return place;
      },
      provideRenameEdits: at("rename", fromServer.workspaceEdit, (newName) => ({ newName })),
    }));
  add("documentSymbolProvider", () =>
    languages.registerDocumentSymbolProvider(SCENES, {
      provideDocumentSymbols: of("documentSymbol", fromServer.documentSymbol),
    }));
  add("workspaceSymbolProvider", () =>
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) =>
        ask("workspace/symbol", { query }, token, fromServer.workspaceSymbol),
    }));
  add("semanticTokensProvider", ({ legend }) =>
    languages.registerDocumentSemanticTokensProvider(SCENES, {
      provideDocumentSemanticTokens: of("semanticTokens/full", fromServer.semanticTokens),
    }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)));
  add("foldingRangeProvider", () =>
    languages.registerFoldingRangeProvider(SCENES, {
      provideFoldingRanges: of("foldingRange", fromServer.foldingRange),
    }));
  add("selectionRangeProvider", () =>
    languages.registerSelectionRangeProvider(SCENES, {
      provideSelectionRanges: of("selectionRange", fromServer.selectionRange, (positions) => ({
        positions: positions.map(toServer.position),
      })),
    }));
  add("codeActionProvider", ({ codeActionKinds }) =>
    languages.registerCodeActionsProvider(SCENES, {
      provideCodeActions: of("codeAction", fromServer.codeAction, (range, context) => ({
        ...inRange(range),
        context: {
          diagnostics: context.diagnostics.map(toServer.diagnostic),
          ...(context.only && { only: [context.only.value] }),
        },
      })),
    }, {
      providedCodeActionKinds: codeActionKinds.map((kind) =>
        kind.split(".").reduce((found, part) => found.append(part), vscode.CodeActionKind.Empty)),
    }));
  add("documentFormattingProvider", () =>
    languages.registerDocumentFormattingEditProvider(SCENES, {
      provideDocumentFormattingEdits: of("formatting", fromServer.textEdit, spacing),
    }));
  add("documentRangeFormattingProvider", () =>
    languages.registerDocumentRangeFormattingEditProvider(SCENES, {
      provideDocumentRangeFormattingEdits: of("rangeFormatting", fromServer.textEdit, (range, options) => ({
        ...inRange(range), ...spacing(options),
      })),
    }));
  add("documentOnTypeFormattingProvider", ({ firstTriggerCharacter, moreTriggerCharacter }) =>
    languages.registerOnTypeFormattingEditProvider(SCENES, {
      provideOnTypeFormattingEdits: at("onTypeFormatting", fromServer.textEdit, (ch, options) => ({
        ch, ...spacing(options),
      })),
    }, firstTriggerCharacter, ...(moreTriggerCharacter ?? [])));
  add("inlayHintProvider", () =>
    languages.registerInlayHintsProvider(SCENES, {
      provideInlayHints: of("inlayHint", fromServer.inlayHint, inRange),
    }));
  add("colorProvider", () =>
    languages.registerColorProvider(SCENES, {
      provideDocumentColors: of("documentColor", fromServer.color),
      provideColorPresentations: ({ red, green, blue, alpha }, { document, range }, token) =>
        ask("textDocument/colorPresentation", {
          textDocument: toServer.document(document), color: { red, green, blue, alpha }, ...inRange(range),
        }, token, fromServer.colorPresentation),
    }));
  add("codeLensProvider", () =>
    languages.registerCodeLensProvider(SCENES, { provideCodeLenses: of("codeLens", fromServer.codeLens) }));
  add("callHierarchyProvider", () =>
    languages.registerCallHierarchyProvider(SCENES, {
      prepareCallHierarchy: at("prepareCallHierarchy", fromServer.callItem),
      provideCallHierarchyIncomingCalls: (item, token) =>
        ask("callHierarchy/incomingCalls", { item: toServer.item(item) }, token, fromServer.incomingCall),
      provideCallHierarchyOutgoingCalls: (item, token) =>
        ask("callHierarchy/outgoingCalls", { item: toServer.item(item) }, token, fromServer.outgoingCall),
    }));
  return made;
}

module.exports = { registerProviders };
