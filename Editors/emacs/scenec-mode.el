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

(provide 'scenec-mode)
;;; scenec-mode.el ends here
