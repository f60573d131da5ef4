;;; scenec-mode.el --- UI scenes that compile to UIKit  -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Edits scenes as XML, with the language server of scenec through Eglot:
;;
;;   (require 'scenec-mode)
;;   (add-hook 'scenec-mode-hook #'eglot-ensure)

;;; Code:

(require 'nxml-mode)

(defgroup scenec nil
  "UI scenes that compile to UIKit."
  :group 'languages)

(defcustom scenec-program "scenec"
  "The program scenec: a name that is searched for, or a path."
  :type 'string)

;;;###autoload
(define-derived-mode scenec-mode nxml-mode "Scene"
  "Major mode for scenes of scenec."
  (setq-local nxml-child-indent 2
              nxml-attribute-indent 2
              indent-tabs-mode nil
              fill-column 120)
  ;; nXML has its own checks, for well-formed files only; those of the server say more.
  (setq-local rng-nxml-auto-validate-flag nil))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.scene\\'" . scenec-mode))

(defvar eglot-server-programs)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `((scenec-mode :language-id "scene")
                 . ,(lambda (&rest _) (list scenec-program "language-server")))))

;; Eglot's functions are known when a server runs.
(declare-function eglot-current-server "eglot")
(declare-function eglot--TextDocumentIdentifier "eglot")
(declare-function jsonrpc-request "jsonrpc")

(defun scenec-preview ()
  "Show the screens of the scene in a browser."
  (interactive)
  (let* ((server (or (eglot-current-server) (user-error "No language server runs here")))
         (answer (jsonrpc-request server :scenec/preview
                                  (list :textDocument (eglot--TextDocumentIdentifier))))
         (page (make-temp-file "scenec" nil ".html")))
    (unless answer (user-error "This file has no screens"))
    (let ((coding-system-for-write 'utf-8)) (write-region (plist-get answer :html) nil page nil 'silent))
    (browse-url-of-file page)))

(provide 'scenec-mode)
;;; scenec-mode.el ends here
