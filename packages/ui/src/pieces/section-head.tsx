import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type SectionHeadProps = {
  title: ReactNode;
  /** Beside the title, small: a count, a span of days. */
  note?: ReactNode;
  /** At the end: a link, arrows, chips. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string | undefined;
};

export function SectionHead({ title, note, actions, level = 2, className }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('mb-3.5 flex flex-wrap items-end gap-x-3 gap-y-2', className)}>
      <Heading className={LOOKS[level]}>{title}</Heading>
      {note && <span className="type-label pb-0.5">{note}</span>}
      {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
    </div>
  );
}

const LOOKS = { 1: 'type-page', 2: 'type-title', 3: 'type-card' };
