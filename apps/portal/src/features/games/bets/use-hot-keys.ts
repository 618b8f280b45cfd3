import { useEffect, useRef } from 'react';

type Press = (() => void) | undefined;
type Keys = { onMain: Press; onMore: Press; onLess: Press };

const TYPING = 'input, textarea, select, button, a, [role="slider"], [contenteditable]';

/** Space does what the big button does, arrows change the stake; never while something else has the keyboard, never by holding a key. */
export function useHotKeys(isOn: boolean, keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, repeat, code } = event;
      if (repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const { onMain, onMore, onLess } = latest.current;
      const meant = { Space: onMain, ArrowUp: onMore, ArrowDown: onLess }[code];
      if (!meant) return;
      event.preventDefault();
      meant();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
