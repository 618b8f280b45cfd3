import { useEffect } from 'react';

const named: { title: string }[] = [];
const listeners = new Set<() => void>();

/** What the tab is called by whatever lies on top: a page, or what was opened over it. */
export const pageTitle = {
  current: (): string | undefined => named.at(-1)?.title,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The name of what is looked at stands in the tab, for as long as it is looked at. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const own = { title };
    named.push(own);
    tell();
    return () => {
      named.splice(named.indexOf(own), 1);
      tell();
    };
  }, [title]);
}

function tell(): void {
  for (const listener of listeners) listener();
}
