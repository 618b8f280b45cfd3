import type { ReactNode } from 'react';

type Props = { title: string; note?: ReactNode; children: ReactNode };

/** A part of the page with its heading. */
export function Section({ title, note, children }: Props) {
  return (
    <section aria-label={title}>
      <h3 className="type-title mb-2 text-[1.625rem]">{title}</h3>
      {note && <p className="mb-4 max-w-prose text-ink-soft">{note}</p>}
      {children}
    </section>
  );
}

/** A calm panel. */
export function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-card border bg-table p-4 md:p-5">{children}</div>;
}
