import type { ReactNode } from 'react';

/** That a part of a page holds nothing yet, in one quiet line. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className="py-1 text-ink-soft">{children}</p>;
}
