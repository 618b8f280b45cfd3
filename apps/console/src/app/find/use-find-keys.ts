import { useEffect } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** `/` outside of fields, and Ctrl-K or ⌘-K anywhere, open the search; never over another window. */
export function useFindKeys(onOpen: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onOpen]);
}

function isShortcut(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey || event.metaKey;
  if (isHeld && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k';
  const isInField = event.target instanceof Element && event.target.closest(EDITABLE) !== null;
  return event.key === '/' && !isHeld && !event.altKey && !isInField;
}
