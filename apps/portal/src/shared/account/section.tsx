import type { ReactNode } from 'react';

type Props = { title: string; aside?: ReactNode; note?: ReactNode; children: ReactNode };

/** A part of the page with its heading. */
export function Section({ title, aside, note, children }: Props) {
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h3 className="type-title text-[1.625rem]">{title}</h3>
        {aside}
      </div>
      {note && <p className="-mt-1.5 mb-3 max-w-prose text-ink-soft">{note}</p>}
      {children}
    </section>
  );
}

/** Rows in one panel, parted by lines. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y rounded-card border bg-table">{children}</ul>;
}

type RowProps = {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  state?: ReactNode;
  action?: ReactNode;
};

export function Row({ icon, title, text, state, action }: RowProps) {
  return (
    <li className="flex min-h-16.5 items-center gap-3.5 px-4 py-2.5 md:px-5">
      {icon && (
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-rail text-ink-soft [&>svg]:size-5"
        >
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="font-semibold wrap-anywhere">{title}</div>
        {text && <div className="text-[0.8125rem] text-ink-soft wrap-anywhere">{text}</div>}
      </div>
      {state && <span className="max-sm:hidden">{state}</span>}
      {action}
    </li>
  );
}
