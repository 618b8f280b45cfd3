import { cx } from '@baize/ui';
import { useText } from '../use-text.ts';
import type { Change } from './changes.ts';

type Props = {
  changes: readonly Change[];
  beforeLabel: string;
  afterLabel: string;
  className?: string;
};

/** Two states side by side: what was, what is; each place with its name above. */
export function ChangesTable({ changes, beforeLabel, afterLabel, className }: Props) {
  const text = useText();
  if (changes.length === 0) {
    return <p className="text-ink-soft">{text('console.changes.none')}</p>;
  }
  return (
    <ul className={cx('flex flex-col', className)}>
      {changes.map(({ path, before, after }) => (
        <li key={path} className="border-t py-2.5 first:border-t-0 first:pt-0">
          <div className="code mb-1 text-ink-soft">{path || text('console.changes.whole')}</div>
          <dl className="grid grid-cols-2 gap-2">
            <Side label={beforeLabel} value={before} isOld />
            <Side label={afterLabel} value={after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

type SideProps = { label: string; value: string | undefined; isOld?: boolean };

function Side({ label, value, isOld = false }: SideProps) {
  const text = useText();
  return (
    <div
      className={cx(
        'min-w-0 rounded-ctl px-2.5 py-1.5',
        value === undefined ? 'bg-rail/40' : isOld ? 'bg-danger-wash' : 'bg-felt-wash',
      )}
    >
      <dt className="type-label">{label}</dt>
      <dd className="break-words">
        {value === undefined ? (
          <span className="text-ink-soft">{text('console.changes.absent')}</span>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

/** A content by itself: places and what stands there. */
export function Places({ places }: { places: readonly (readonly [string, string])[] }) {
  return (
    <dl className="flex flex-col">
      {places.map(([path, value]) => (
        <div key={path} className="flex justify-between gap-4 border-t py-2 first:border-t-0">
          <dt className="code text-ink-soft">{path}</dt>
          <dd className="min-w-0 text-end font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
