import { minutes } from '@baize/calendar';
import { gamesOperator, type Output } from '@baize/contract';
import { cx } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useGameName } from '../../../shared/play/own-games.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { LinesPanel } from './lines-panel.tsx';

type Return = Output<typeof gamesOperator.listReturns.value>['list'][number];

const SHOWN = 5;
/** The bound that a game's return is held in is so many standard errors wide. */
const ERRORS_IN_BOUND = 2.58;
const ALARMING = 3;
/** Fewer bets tell nothing: one large win moves them anywhere. */
const ENOUGH_BETS = 1_000;
const POLL_MS = minutes(1);

/** How many standard errors a game is away from what its rules promise. */
export function errorsAway({ mean, lowest, highest, bound }: Return): number {
  if (!(bound > 0)) return 0;
  const away = mean < lowest ? mean - lowest : mean > highest ? mean - highest : 0;
  return (away * ERRORS_IN_BOUND) / bound;
}

const isTold = ({ bets }: Return) => bets >= ENOUGH_BETS;

/** Those that can be told come first, the oddest of them on top; then those that are played most. */
export function byOddness(one: Return, other: Return): number {
  if (isTold(one) !== isTold(other)) return isTold(one) ? -1 : 1;
  if (!isTold(one)) return other.bets - one.bets;
  return Math.abs(errorsAway(other)) - Math.abs(errorsAway(one));
}

/** Games of ours whose return of the last week is farthest from the promise. */
export function UnusualReturns() {
  const text = useText();
  const { data } = useQuery({
    ...queryOf(gamesOperator.listReturns, { days: 7, byLevel: 'no' }),
    refetchInterval: POLL_MS,
  });
  return (
    <LinesPanel
      title={text('console.today.returns')}
      note={text('console.today.returnsNote')}
      more={{
        to: { to: '/returns', search: { days: '7' } },
        words: text('console.today.allGames'),
      }}
      rows={data?.list.toSorted(byOddness).slice(0, SHOWN)}
      lines={5}
      none={text('console.today.noReturns')}
      line={(row) => <Line key={row.gameCode} row={row} />}
    />
  );
}

function Line({ row }: { row: Return }) {
  const text = useText();
  const nameOf = useGameName();
  const away = isTold(row) ? errorsAway(row) : 0;
  const size = Math.abs(away);
  return (
    <li className="border-t first:border-t-0">
      <Link
        to="/own-games/$gameCode"
        params={{ gameCode: row.gameCode }}
        className="grid grid-cols-[minmax(0,1fr)_5.5rem_3.5rem] items-center gap-3 py-2 hover:bg-rail/60 md:grid-cols-[minmax(0,1fr)_9rem_3.5rem]"
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{nameOf(row.gameCode)}</span>
          <span className="num block text-[0.75rem] text-ink-soft">
            {text('console.today.returnOf', {
              bets: row.bets.toLocaleString('en'),
              actual: (row.mean * 100).toFixed(2),
              promised: (((row.lowest + row.highest) / 2) * 100).toFixed(2),
            })}
          </span>
        </span>
        <Band row={row} away={away} />
        <span
          className={cx(
            'num text-end text-[0.8125rem] font-semibold',
            size >= ALARMING ? 'text-danger' : size >= 2 ? 'text-brass-text' : 'text-ink-soft',
          )}
        >
          {isTold(row)
            ? `${away < 0 ? '−' : '+'}${size.toFixed(1)} σ`
            : text('console.today.fewBets')}
        </span>
      </Link>
    </li>
  );
}

const WIDEST = 6;

/** The band that chance seldom leaves, and where the game is. */
function Band({ row, away }: { row: Return; away: number }) {
  const place = (errors: number) =>
    50 + (Math.max(-WIDEST, Math.min(WIDEST, errors)) / WIDEST) * 50;
  return (
    <span aria-hidden dir="ltr" className="relative h-4">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      <span
        className="absolute inset-y-0.5 rounded-[3px] border border-felt bg-felt-wash"
        style={{ left: `${place(-2)}%`, right: `${100 - place(2)}%` }}
      />
      <span className="absolute inset-y-0 left-1/2 w-px bg-felt" />
      <span
        className={cx(
          'absolute top-1/2 size-2 -translate-1/2 rounded-full ring-2 ring-table',
          row.isAlarm ? 'bg-danger' : Math.abs(away) >= 2 ? 'bg-brass' : 'bg-ink-soft',
        )}
        style={{ left: `${place(away)}%` }}
      />
    </span>
  );
}
