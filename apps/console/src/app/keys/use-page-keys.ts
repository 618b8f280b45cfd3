import { useEffect } from 'react';
import { hasWindow, isTyping } from './is-typing.ts';

/**
 * `?` shows the keys. A letter presses the button that names it (`aria-keyshortcuts`); one that decides
 * something only gets the focus, so that a slip of the finger decides nothing.
 */
export function usePageKeys(onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPlain(event) || isTyping(event) || hasWindow()) return;
      const act = event.key === '?' ? onHelp : pressing(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHelp]);
}

const isPlain = (event: KeyboardEvent) =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;

function pressing(key: string): (() => void) | undefined {
  const named = /^[a-z]$/.test(key) ? buttonOf(key) : null;
  if (!named) return undefined;
  return () => {
    named.focus();
    if (named.dataset.decides === undefined) named.click();
  };
}

function buttonOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
}
