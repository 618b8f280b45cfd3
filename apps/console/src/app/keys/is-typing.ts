const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** A letter in a field is a letter. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/** Nothing is opened over another window. */
export function hasWindow(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
