import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** What tells it from its like. */
  below: ReactNode;
  /** At the end: its state. */
  children?: ReactNode;
};

/** What a case beside a list is about, and how it stands. */
export function CaseHead({ title, below, children }: Props) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="type-title break-words">{title}</h2>
        {below}
      </div>
      {children}
    </div>
  );
}
