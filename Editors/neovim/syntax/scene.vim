" Scenes are XML. The language server's semantic tokens add what names are.
if exists("b:current_syntax")
  finish
endif
runtime! syntax/xml.vim
let b:current_syntax = "scene"
