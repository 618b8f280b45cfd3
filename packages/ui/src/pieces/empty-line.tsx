import type { ReactNode } from 'react';

/** That a part of a page holds nothing yet, in one quiet line; a whole page says it with a `StatePanel`. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className="py-1 text-ink-soft">{children}</p>;
}
