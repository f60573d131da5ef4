vim.bo.commentstring = "<!-- %s -->"
vim.bo.expandtab = true
vim.bo.shiftwidth = 2
vim.bo.tabstop = 2
vim.bo.textwidth = 120
vim.opt_local.iskeyword:append("-")
vim.b.undo_ftplugin = "setlocal commentstring< expandtab< shiftwidth< tabstop< textwidth< iskeyword<"

-- The parser for XML highlights scenes, if it is installed; otherwise the syntax file does.
if pcall(vim.treesitter.language.add, "xml") then
  vim.treesitter.language.register("xml", "scene")
  pcall(vim.treesitter.start)
end
