import { Tag, type Tone } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Banknote,
  Dices,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import { Sum } from '../../shared/parts/sum.tsx';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { WordId } from '../../shared/words.ts';
import { placeOf } from './place-of-hit.ts';
import type { Hit } from './use-find.ts';

const ICONS: Record<Hit['kind'], LucideIcon> = {
  member: UserRound,
  bet: Dices,
  withdrawal: ArrowUpFromLine,
  deposit: ArrowDownToLine,
  payment: Banknote,
};

type Props = { hits: readonly Hit[]; onOpen: () => void };

/** The hits, one group for each kind. */
export function FindHits({ hits, onOpen }: Props) {
  const text = useText();
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <section key={kind} className="mt-5" aria-label={text(`console.find.kind.${kind}`)}>
      <h3 className="type-label mb-1.5">{text(`console.find.kind.${kind}`)}</h3>
      <ul className="grid gap-1">
        {hits
          .filter((hit) => hit.kind === kind)
          .map((hit) => (
            <li key={hit.id}>
              <HitLink hit={hit} onOpen={onOpen} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function HitLink({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  const text = useText();
  const times = useTimes();
  const brand = useBrand();
  const { to, search } = placeOf(hit);
  const Icon = ICONS[hit.kind];
  const [tone, state] = stateOf(hit);
  return (
    <Link
      to={to}
      search={search ?? {}}
      onClick={onOpen}
      data-hit
      className="flex min-h-14 items-center gap-3 rounded-ctl px-2.5 py-1.5 transition-colors hover:bg-rail focus-visible:bg-rail"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{hit.name}</span>
        <span className="block truncate text-[0.8125rem] text-ink-soft">
          {[hit.note, times.dayAndTime(hit.at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5 sm:flex-row sm:items-center sm:gap-3">
        {hit.amount !== null && (
          <Sum amount={hit.amount} currency={hit.currency ?? brand.currency} />
        )}
        <Tag tone={tone}>{text(state)}</Tag>
      </span>
    </Link>
  );
}

const PLAIN_STATES: Partial<Record<string, [Tone, WordId]>> = {
  active: ['good', 'console.members.open'],
  frozen: ['bad', 'console.members.frozen'],
  held: ['warn', 'console.pay.held'],
  credited: ['good', 'console.pay.credited'],
};

/** What the thing's own page calls its state. */
function stateOf({ kind, state }: Hit): [Tone, WordId] {
  const words = { bet: 'bets', withdrawal: 'wd', deposit: 'dep', member: '', payment: '' }[kind];
  return PLAIN_STATES[state] ?? ['plain', `console.${words}.state.${state}` as WordId];
}
