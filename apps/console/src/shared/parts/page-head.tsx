import type { ReactNode } from 'react';

type Props = { title: string; note?: ReactNode; lead?: ReactNode; actions?: ReactNode };

export function PageHead({ title, note, lead, actions }: Props) {
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
          <h1 className="type-page">{title}</h1>
          {note && <span className="text-ink-soft">{note}</span>}
        </div>
        {actions && <div className="ms-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {lead && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
    </header>
  );
}

/** The margins of every page. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="px-4 pt-5 pb-10 md:px-7 md:pt-6">{children}</div>;
}
