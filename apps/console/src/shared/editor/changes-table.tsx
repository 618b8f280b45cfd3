import { cx, EmptyLine } from '@baize/ui';
import { useText } from '../use-text.ts';

type Told = {
  path: string;
  /** The place as a person would call it. */
  name: string;
  before: string | undefined;
  after: string | undefined;
};

type Props = {
  changes: readonly Told[];
  beforeLabel: string;
  afterLabel: string;
  /** What was only written down has nothing that stood there before. */
  isOneSided?: boolean;
};

/** Two states side by side: what was, what is; each place with its name above. */
export function ChangesTable({ changes, beforeLabel, afterLabel, isOneSided = false }: Props) {
  const text = useText();
  if (changes.length === 0) {
    return <EmptyLine>{text('console.changes.none')}</EmptyLine>;
  }
  return (
    <ul className="flex flex-col">
      {changes.map(({ path, name, before, after }) => (
        <li key={path} className="border-t py-2.5 first:border-t-0 first:pt-0">
          <div className="mb-1 text-ink-soft">{name || text('console.changes.whole')}</div>
          <dl className={cx('grid gap-2', isOneSided ? '' : 'grid-cols-2')}>
            {!isOneSided && <Side label={beforeLabel} value={before} isOld />}
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
