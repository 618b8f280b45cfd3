import type { ReactNode } from 'react';

type Props = { title: string; note?: ReactNode; children?: ReactNode };

/** The name of a page, and what it can be narrowed to. */
export function ReportHead({ title, note, children }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 max-md:w-full">
        <h1 className="type-page">{title}</h1>
        {note && <p className="mt-1 text-ink-soft">{note}</p>}
      </div>
      {children && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 md:ms-auto max-md:w-full">
          {children}
        </div>
      )}
    </div>
  );
}
