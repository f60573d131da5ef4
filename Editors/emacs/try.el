;;; try.el --- Tries Emacs with the server  -*- lexical-binding: t -*-

;; emacs --batch -L Editors/emacs -l Editors/emacs/try.el, in a folder with Main.scene.
;; The variable SCENEC names the program.

;;; Code:

(require 'scenec-mode)
(require 'eglot)
(require 'flymake)
(require 'project)

(setq scenec-program (or (getenv "SCENEC") "scenec")
      eglot-sync-connect 10
      eglot-autoshutdown t
      eglot-confirm-server-initiated-edits nil)

(defvar try-failures 0)
(defvar try-count 0)
(defun try-expect (name value)
  "Count NAME as passed if VALUE is not nil."
  (setq try-count (1+ try-count))
  (unless value
    (setq try-failures (1+ try-failures))
    (message "failed: %s" name)))
(defun try-wait (condition)
  "Wait up to five seconds until CONDITION returns something, and return it."
  (let ((end (+ (float-time) 5)) value)
    (while (and (not (setq value (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.02))
    value))

(find-file "Main.scene")
(try-expect "mode" (eq major-mode 'scenec-mode))
(apply #'eglot--connect (eglot--guess-contact))
(unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))
(try-expect "the server runs" (eglot-current-server))
(try-expect "diagnostics"
            (try-wait (lambda ()
                        (flymake-start)
                        (seq-some (lambda (found) (string-match-p "txt" (flymake-diagnostic-text found)))
                                  (flymake-diagnostics)))))
(goto-char (point-min))
(search-forward "destination=\"d")
(try-expect "definition"
            (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
              (and found (= 8 (xref-location-line (xref-item-location (car found)))))))
(let ((found (eglot-completion-at-point)))
  (try-expect "completion" (and found (member "detail" (all-completions "" (nth 2 found))))))
;; The server sees the text that it has been sent.
(let* ((page nil)
       (browse-url-browser-function (lambda (url &rest _) (setq page url))))
  (scenec-preview)
  (try-expect "screens"
              (and page
                   (with-temp-buffer
                     (insert-file-contents (string-remove-prefix "file://" page))
                     (search-forward "\"controller\":\"list\"" nil t)))))
(eglot-rename "page")
(goto-char (point-min))
(try-expect "rename" (and (search-forward "destination=\"page\"" nil t) (search-forward "id=\"page\"" nil t)))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
(message "%d passed, %d failed" (- try-count try-failures) try-failures)
(kill-emacs (if (zerop try-failures) 0 1))

;;; try.el ends here
