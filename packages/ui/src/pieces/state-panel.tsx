import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type StatePanelProps = {
  /** A drawn object; it is decoration, so it carries no name. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** An alert is read out at once: offline, refused, signed out. */
  isAlert?: boolean;
  level?: 1 | 2 | 3;
  /** Without its frame, inside another panel. */
  isBare?: boolean;
  className?: string | undefined;
};

/** A state that was designed: empty, offline, closed, refused. It says what happened and what to do. */
export function StatePanel(props: StatePanelProps) {
  const { picture, title, text, actions, isAlert, level = 2, isBare, className } = props;
  const Heading = `h${level}` as const;
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      className={cx(
        'flex flex-col p-6 [background-image:radial-gradient(80%_56%_at_50%_24%,var(--brass-wash),transparent)]',
        isBare ? '' : 'rounded-card border bg-table',
        className,
      )}
    >
      {picture && (
        <div
          aria-hidden
          className="mx-auto mt-1 mb-3 grid size-42 place-items-center *:max-h-full *:max-w-full"
        >
          {picture}
        </div>
      )}
      <Heading className="type-title">{title}</Heading>
      {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
      {actions && <div className="mt-auto flex flex-wrap gap-2 pt-5">{actions}</div>}
    </section>
  );
}
