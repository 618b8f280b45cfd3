import type { MessageId } from '@baize/i18n';
import { useIntl } from '@baize/web/intl.tsx';
import { Flame, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import { WHEEL_COLOURS } from '../number-boards.tsx';
import { type Counted, countedKinds, hotAndCold } from './counted.ts';

type Props = { game: string; marks: readonly string[]; toneOf: (mark: string) => string };

const RED = '#d8402f';
const BLUE = '#3f7fd8';
const GREEN = '#1f9d6b';
const TONES: Readonly<Record<string, string>> = {
  P: BLUE,
  B: RED,
  T: GREEN,
  D: RED,
  G: BLUE,
  M: RED,
  W: BLUE,
  F: '#c47a1c',
  red: RED,
  green: GREEN,
  black: '#3c4450',
  small: BLUE,
  big: RED,
  'any-triple': '#c47a1c',
  X: GREEN,
  BJ: '#c47a1c',
};

/** How often each result came at this table, and which numbers came most and least. */
export function TableStats({ game, marks, toneOf }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  const nameOf = useKindName(game);
  const counted = countedKinds(game, marks);
  const numbers = hotAndCold(game, marks);
  if (counted.length === 0) return null;
  const toneOfKind = (kind: string) => toneIn(game, kind);
  return (
    <section className="flex flex-col gap-2 text-[0.8125rem]">
      <h3 className="font-semibold">{text('live.stats.last', { count: marks.length })}</h3>
      <div aria-hidden dir="ltr" className="flex h-2.5 overflow-hidden rounded-full bg-rail">
        {counted.map(({ kind, share }) => (
          <i key={kind} style={{ width: `${share * 100}%`, background: toneOfKind(kind) }} />
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-5">
        {counted.map(({ kind, count, share }) => (
          <div key={kind} className="flex items-center gap-2 py-0.5">
            <i
              aria-hidden
              className="size-2.5 shrink-0 rounded-full"
              style={{ background: toneOfKind(kind) }}
            />
            <dt className="min-w-0 flex-1 truncate">{nameOf(kind)}</dt>
            <dd className="num text-ink-soft">
              {count} · {formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}
            </dd>
          </div>
        ))}
      </dl>
      {numbers && (
        <div className="grid gap-1.5">
          <Numbers
            icon={<Flame aria-hidden className="size-4 text-brass-text" />}
            name={text('games.roulette.hot')}
            list={numbers.hot}
            toneOf={toneOf}
          />
          <Numbers
            icon={<Snowflake aria-hidden className="size-4 text-ink-soft" />}
            name={text('games.roulette.cold')}
            list={numbers.cold}
            toneOf={toneOf}
          />
        </div>
      )}
    </section>
  );
}

/** Draws stand between the two birds; elsewhere `D` is the dragon. */
function toneIn(game: string, kind: string): string {
  if (kind === 'D' && game !== 'dragon-tiger') return GREEN;
  if (game === 'money-wheel') return WHEEL_COLOURS[kind] ?? '#444';
  return TONES[kind] ?? FAN_TAN[Number(kind) - 1] ?? '#7a2430';
}
const FAN_TAN = ['#3f7fc4', '#0c6b4e', '#c47a1c', '#b93a26'];

const NAMES: Readonly<Record<string, MessageId>> = {
  P: 'live.spot.player',
  B: 'live.spot.banker',
  T: 'live.spot.tie',
  D: 'live.spot.draw',
  G: 'live.spot.tiger',
  M: 'live.spot.meron',
  W: 'live.spot.wala',
  F: 'live.spot.ftd',
  X: 'live.blackjack.end.bust',
  BJ: 'live.blackjack.end.blackjack',
  red: 'games.roulette.red',
  black: 'games.roulette.black',
  small: 'games.sicBo.small',
  big: 'games.sicBo.big',
  'any-triple': 'games.sicBo.anyTriple',
};

function useKindName(game: string): (kind: string) => string {
  const text = useText();
  return (kind) => {
    if (kind === 'D' && game === 'dragon-tiger') return text('live.spot.dragon');
    if (kind === 'green') return '0';
    const name = NAMES[kind];
    return name ? text(name) : kind;
  };
}

type NumbersProps = {
  icon: ReactNode;
  name: string;
  list: readonly Counted[];
  toneOf: (mark: string) => string;
};

function Numbers({ icon, name, list, toneOf }: NumbersProps) {
  return (
    <div className="flex items-center gap-1.5">
      {icon}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <ul dir="ltr" className="flex gap-1">
        {list.map(({ kind, count }) => (
          <li
            key={kind}
            title={`${count}×`}
            className="num grid h-6.5 min-w-6.5 place-items-center rounded-[5px] px-1 text-xs font-bold text-white"
            style={{ background: toneOf(kind) }}
          >
            {kind}
          </li>
        ))}
      </ul>
    </div>
  );
}
