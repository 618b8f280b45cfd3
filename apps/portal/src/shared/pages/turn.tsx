import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';

/** Dialogs that open by themselves, the most pressing first. */
const ORDER = ['secondFactor', 'receipt', 'contract', 'birthday', 'announcement', 'rain'] as const;

type Name = (typeof ORDER)[number];

const listeners = new Set<() => void>();
const waiting = new Set<Name>();
let open: Name | undefined;

/** Whoever is open stays until they leave; then comes the most pressing of those who wait. */
function choose(): void {
  const next = open && waiting.has(open) ? open : ORDER.find((name) => waiting.has(name));
  if (next === open) return;
  open = next;
  for (const listener of listeners) listener();
}

function wait(name: Name): () => void {
  waiting.add(name);
  // Those who come together are compared: the one that was drawn first need not be the first in order.
  queueMicrotask(choose);
  return () => {
    waiting.delete(name);
    queueMicrotask(choose);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws a dialog that nobody asked for when no other such dialog lies over the page. */
export function Turn({ name, children }: { name: Name; children: ReactNode }) {
  useLayoutEffect(() => wait(name), [name]);
  const isOpen = useSyncExternalStore(
    subscribe,
    () => open === name,
    () => false,
  );
  return isOpen ? children : null;
}
