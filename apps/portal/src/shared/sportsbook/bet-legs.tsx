import type { Output, sportsbookBets } from '@baize/contract';
import { cx } from '@baize/ui';
import { Check, Clock, Minus, Radio, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../words/use-text.ts';
import { useNames } from './names.ts';
import { useOddsText } from './odds-format.ts';

export type Leg = Output<typeof sportsbookBets.bet.value>['bet']['legs'][number];

/** The legs of a slip, each with where it stands. */
export function BetLegs({ legs }: { legs: readonly Leg[] }) {
  return (
    <ul className="grid gap-2">
      {legs.map((leg) => (
        <LegLine key={`${leg.matchId}/${leg.market}/${leg.selection}`} leg={leg} />
      ))}
    </ul>
  );
}

function LegLine({ leg }: { leg: Leg }) {
  const text = useText();
  const { marketName, selectionName } = useNames();
  const sides = { home: leg.home.name, away: leg.away.name, runner: leg.runner?.name };
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2">
      <LegMark leg={leg} />
      <span className="min-w-0">
        <b className="font-semibold">
          <bdi>{selectionName(leg.market, leg.selection, sides)}</bdi>
        </b>
        <span className="block text-xs/5 text-ink-soft">
          {marketName(leg.market, sides)}
          {leg.scoreAtBet && leg.season === null && (
            <bdi dir="ltr" className="num ms-1">
              ({leg.scoreAtBet.home}–{leg.scoreAtBet.away})
            </bdi>
          )}
        </span>
        <span className="block truncate text-xs/5 text-ink-soft">
          <bdi>
            {leg.season === null
              ? text('sportsbook.versus', { home: sides.home, away: sides.away })
              : text('sportsbook.season', { league: leg.leagueName, season: leg.season })}
          </bdi>
        </span>
      </span>
      <LegEnd leg={leg} />
    </li>
  );
}

/** Its price, the score, and how it ended once it did. */
function LegEnd({ leg }: { leg: Leg }) {
  const text = useText();
  const oddsText = useOddsText();
  return (
    <span className="text-end">
      <b dir="ltr" className="num block">
        {oddsText(leg.odds)}
      </b>
      {leg.state && leg.phase !== 'scheduled' && leg.season === null && (
        <span dir="ltr" className="num block text-[0.8125rem] font-semibold text-ink">
          {leg.state.home}–{leg.state.away}
        </span>
      )}
      {leg.outcome && (
        <span className={cx('block text-xs font-semibold', TONES[leg.outcome])}>
          {text(`sportsbook.outcome.${leg.outcome}`)}
          {leg.deadHeat && ` · ${text('sportsbook.deadHeat', leg.deadHeat)}`}
        </span>
      )}
    </span>
  );
}

const TONES = {
  WIN: 'text-felt-text',
  HALF_WIN: 'text-felt-text',
  PUSH: 'text-ink-soft',
  VOID: 'text-ink-soft',
  HALF_LOSE: 'text-danger',
  LOSE: 'text-danger',
} as const;

const MARKS: Record<keyof typeof TONES, ReactNode> = {
  WIN: <Check />,
  HALF_WIN: <Check />,
  PUSH: <RotateCcw />,
  VOID: <RotateCcw />,
  HALF_LOSE: <Minus />,
  LOSE: <X />,
};

function LegMark({ leg: { outcome, phase } }: { leg: Leg }) {
  const isLive = phase === 'live';
  const tone = outcome ? TONES[outcome] : isLive ? 'text-brass-text' : 'text-ink-faint';
  return (
    <span aria-hidden className={cx('mt-0.75 *:size-4', tone)}>
      {outcome ? MARKS[outcome] : isLive ? <Radio /> : <Clock />}
    </span>
  );
}
