import { useState } from 'react';
import { readStored, writeStored } from '../../shared/brand/stored.ts';

/** Remembered in this browser; the boot script sets it before the first paint. */
export function useMenuWidth() {
  const [isCollapsed, setCollapsed] = useState(() => readStored('menu') === 'collapsed');
  function toggle() {
    const next = !isCollapsed;
    if (next) document.documentElement.dataset.menu = 'collapsed';
    else delete document.documentElement.dataset.menu;
    writeStored('menu', next ? 'collapsed' : 'open');
    setCollapsed(next);
  }
  return { isCollapsed, toggle };
}
