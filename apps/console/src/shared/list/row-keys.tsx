import type { KeyboardEvent, ReactNode } from 'react';

/** Arrows, or j and k, walk through the rows of a table, so that a queue is worked off without a mouse. */
export function RowKeys({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside have the focus, this only moves it
    <div onKeyDown={moveFocus}>{children}</div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr[tabindex]')];
  const at = rows.indexOf(event.target as HTMLElement);
  if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = nextRow(event.key, at, rows.length);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

function nextRow(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'j') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp' || key === 'k') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
