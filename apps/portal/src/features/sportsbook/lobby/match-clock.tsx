import { useHouseNow } from '../../../shared/times/use-house-now.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { MatchRow } from '../book.ts';
import { useClockWords } from './use-clock-words.ts';

/** When it begins, how far it is, or how it ended: in the place of one line. */
export function MatchClock({ row }: { row: MatchRow }) {
  const text = useText();
  if (row.phase === 'live') return <Running row={row} />;
  if (row.phase === 'scheduled') return <Starts at={row.startsAt} />;
  return <span>{text(`sportsbook.phase.${row.phase}`)}</span>;
}

function Running({ row }: { row: MatchRow }) {
  const text = useText();
  const words = useClockWords();
  const now = useHouseNow();
  return (
    <span className="flex min-w-0 items-center gap-1.5 font-semibold text-ink">
      <span aria-hidden className="live-dot" />
      <span className="num truncate">{words(row, now)}</span>
      {row.isSuspended && (
        <span className="rounded-[5px] bg-brass-wash px-1.5 text-[0.6875rem]/4.5 font-semibold text-brass-text">
          {text('sportsbook.suspended')}
        </span>
      )}
    </span>
  );
}

const SOON_MS = 600_000;

function Starts({ at }: { at: number }) {
  const text = useText();
  const now = useHouseNow();
  const { time, date } = useTimes();
  const left = at - now;
  if (left > 0 && left < SOON_MS) {
    return (
      <span className="num font-medium text-ink">
        {text('sportsbook.startsIn', { left: clock(left) })}
      </span>
    );
  }
  // Most begin today: their hour says all.
  const isToday = date(at) === date(now);
  return (
    <span className="num truncate">
      {isToday ? '' : `${date(at)} `}
      <bdi dir="ltr">{time(at).slice(0, 5)}</bdi>
    </span>
  );
}

function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `\u2066${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}\u2069`;
}
