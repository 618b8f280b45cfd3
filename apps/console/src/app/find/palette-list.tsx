import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/use-text.ts';
import type { Entry } from './palette.ts';

type Props = { entries: readonly Entry[]; onOpen: () => void };

const CLASSES =
  'flex min-h-11 w-full items-center gap-3 rounded-ctl px-2.5 py-1.5 text-start transition-colors hover:bg-rail focus-visible:bg-rail';

/** Pages and things to do, above what was found. */
export function PaletteList({ entries, onOpen }: Props) {
  const text = useText();
  if (entries.length === 0) return null;
  return (
    <section className="mt-5" aria-label={text('console.find.pages')}>
      <h3 className="type-label mb-1.5">{text('console.find.pages')}</h3>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const inside = (
    <>
      <entry.icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 truncate font-semibold">{entry.name}</span>
      <span className="shrink-0 text-[0.8125rem] text-ink-soft">{entry.note}</span>
    </>
  );
  if ('to' in entry) {
    return (
      <Link to={entry.to} search={entry.search ?? {}} onClick={onOpen} data-hit className={CLASSES}>
        {inside}
      </Link>
    );
  }
  const act = () => {
    onOpen();
    entry.act();
  };
  return (
    <button type="button" onClick={act} data-hit className={CLASSES}>
      {inside}
    </button>
  );
}
