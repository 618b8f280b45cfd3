import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

type PanelProps = ComponentProps<'section'> & { isPadded?: boolean };

/** A lit surface of the table. */
export function Panel({ isPadded = true, className, ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={cx('rounded-card border bg-table', isPadded && 'p-5', className)}
    />
  );
}

type FigureProps = {
  label: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** One figure with its name above and a remark below. */
export function Figure({ label, note, className, children }: FigureProps) {
  return (
    <div className={cx('min-w-0 p-5', className)}>
      <div className="type-label mb-1.5">{label}</div>
      <div>{children}</div>
      {note && <div className="mt-2 text-[0.8125rem] text-ink-soft">{note}</div>}
    </div>
  );
}

/** Figures side by side in one panel, parted by lines. */
export function FigureRow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Panel
      isPadded={false}
      className={cx(
        'grid grid-cols-2 overflow-hidden *:-ms-px *:-mt-px *:border-s *:border-t md:grid-flow-col md:auto-cols-fr md:grid-cols-none',
        className,
      )}
    >
      {children}
    </Panel>
  );
}
