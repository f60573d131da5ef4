-- Tries Neovim with the server: nvim --headless --clean --cmd 'set rtp^=Editors/neovim' -l Editors/neovim/try.lua
-- In a folder with Main.scene. The variable SCENEC names the program.

local method = vim.lsp.protocol.Methods
vim.lsp.config("scenec", { cmd = { vim.env.SCENEC or "scenec", "language-server" } })
vim.lsp.enable("scenec")
vim.cmd("filetype plugin indent on")
vim.cmd("syntax on")
vim.cmd.edit("Main.scene")

local failures, count = 0, 0
local function expect(name, condition, found)
  count = count + 1
  if not condition then
    failures = failures + 1
    print("failed: " .. name .. ": " .. vim.inspect(found))
  end
end

local buffer = vim.api.nvim_get_current_buf()
expect("filetype", vim.bo.filetype == "scene", vim.bo.filetype)
expect("syntax", vim.b.current_syntax == "scene" or vim.treesitter.highlighter.active[buffer], vim.b.current_syntax)
vim.wait(5000, function() return #vim.lsp.get_clients({ bufnr = buffer }) > 0 end, 5)
local client = vim.lsp.get_clients({ bufnr = buffer })[1]
expect("the server runs", client ~= nil)
if not client then os.exit(1) end

--- Puts the cursor behind a text.
local function go(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, true)) do
    local _, last = line:find(text, 1, true)
    if last then
      vim.api.nvim_win_set_cursor(0, { number, last })
      return
    end
  end
  error("there is no " .. text)
end
local function ask(name, more)
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answer = client:request_sync(name, vim.tbl_extend("force", params, more or {}), 5000, buffer)
  if not answer or answer.err then return nil end
  return answer.result
end

-- Diagnostics come, and go after a correction.
vim.wait(5000, function() return #vim.diagnostic.get(buffer) > 0 end, 5)
local found = vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR })
expect("diagnostics", #found == 1 and found[1].code == "unknown-attribute", found)
vim.cmd("%s/txt=/text=/")
vim.wait(5000, function()
  return #vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR }) == 0
end, 5)
expect("no diagnostics after the correction", #vim.diagnostic.get(buffer, { severity = 1 }) == 0)

go('destination="')
local list = ask(method.textDocument_completion)
local labels = vim.tbl_map(function(item) return item.label end, list and list.items or {})
expect("completion", vim.tbl_contains(labels, "detail") and not vim.tbl_contains(labels, "title"), labels)

go('destination="d')
vim.lsp.buf.definition()
vim.wait(5000, function() return vim.fn.line(".") == 8 end, 5)
expect("definition", vim.fn.line(".") == 8, vim.fn.line("."))

go("<labe")
local hover = ask(method.textDocument_hover)
expect("hover", hover and hover.contents.value:find("UILabel"), hover)

go('id="list')
local items = ask(method.textDocument_prepareCallHierarchy)
local answer = items and client:request_sync(method.callHierarchy_outgoingCalls, { item = items[1] }, 5000, buffer)
local calls = answer and answer.result
expect("call hierarchy", calls and #calls == 1 and calls[1].to.name == "detail", calls)

local lenses = ask(method.textDocument_codeLens)
if lenses and lenses[2] then client:exec_cmd(lenses[2].command, { bufnr = buffer }) end
expect("code lens", #vim.fn.getqflist() == 1, lenses)

vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
vim.wait(5000, function() return #vim.lsp.inlay_hint.get({ bufnr = buffer }) > 0 end, 5)
expect("inlay hints", #vim.lsp.inlay_hint.get({ bufnr = buffer }) > 0)

local page
vim.ui.open = function(path) page = path end
vim.cmd.ScenecPreview()
vim.wait(5000, function() return page ~= nil end, 5)
local html = page and table.concat(vim.fn.readfile(page), "\n")
expect("screens", html and html:find('"controller":"list"', 1, true), page)

go('destination="d')
vim.lsp.buf.rename("page")
local function line(number) return vim.api.nvim_buf_get_lines(buffer, number - 1, number, true)[1] end
vim.wait(5000, function() return line(8):find('id="page"', 1, true) ~= nil end, 5)
expect("rename", line(8):find('id="page"', 1, true) and line(6):find('destination="page"', 1, true), line(8))

vim.lsp.buf.format({ timeout_ms = 5000 })
expect("formatting", line(1):find("<scenes", 1, true) or line(1):find("<?xml", 1, true), line(1))

-- Generated names in Swift lead to the scene.
local swift = { "class List: UIViewController {", "  func open() { scene.performOpen() }", "}" }
vim.fn.writefile(swift, "List.swift")
vim.cmd.edit("List.swift")
local attached = vim.lsp.get_clients({ bufnr = 0, name = "scenec" })
expect("the server knows Swift", #attached == 1 and attached[1].id == client.id, attached)
vim.api.nvim_win_set_cursor(0, { 2, (swift[2]:find("performOpen", 1, true)) })
local there = ask(method.textDocument_definition)
local target = there and there[1]
expect("definition from Swift", target and vim.endswith(target.uri, "Main.scene") and target.range.start.line == 5, there)

client:stop()
vim.wait(5000, function() return client:is_stopped() end, 5)
print(("%d passed, %d failed"):format(count - failures, failures))
os.exit(failures == 0 and 0 or 1)
