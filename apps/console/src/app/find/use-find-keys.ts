import { useEffect } from 'react';
import { hasWindow, isTyping } from '../keys/is-typing.ts';

/** `/` outside of fields, and Ctrl-K or ⌘-K anywhere, open the search; never over another window. */
export function useFindKeys(onOpen: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      if (hasWindow()) return;
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
  return event.key === '/' && !isHeld && !event.altKey && !isTyping(event);
}
