import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

const TYPING = 'input, textarea, select, [role="slider"], [role="dialog"], [contenteditable]';

/** Keys of a table; never while something is typed, never by holding one down. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const press = latest.current[event.key] ?? latest.current[event.key.toLowerCase()];
      if (!press) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
