import { useHouseNow } from '../../../shared/times/use-house-now.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { MatchRow } from '../book.ts';
import { kitOf } from '../drawings/colours.ts';
import { Crest } from '../drawings/crest.tsx';
import { Field } from '../drawings/field.tsx';
import { MatchClock } from '../lobby/match-clock.tsx';
import { StarButton } from '../lobby/star-button.tsx';
import { useClockWords } from '../lobby/use-clock-words.ts';
import { runningScore, tennisPoints } from '../state.ts';
import { eventWords } from './event-words.ts';
import { sceneOf } from './scene.ts';
import { MatchTimeline } from './timeline.tsx';
import type { MatchEvent } from './use-match.ts';

type Props = { row: MatchRow; events: readonly MatchEvent[] };

/** Who plays, how it stands, where the ball is, and how it came to this. */
export function MatchStage({ row, events }: Props) {
  return (
    <section className="overflow-clip rounded-card border bg-table max-md:-mx-3.5 max-md:rounded-none max-md:border-x-0">
      <div className="grid md:grid-cols-[15rem_minmax(0,1fr)]">
        <Score row={row} />
        <Ground row={row} events={events} />
      </div>
      {row.phase !== 'scheduled' && events.length > 0 && (
        <div className="border-t px-3 py-2">
          <MatchTimeline sport={row.sport} events={events} />
        </div>
      )}
    </section>
  );
}

function Score({ row }: { row: MatchRow }) {
  const state = row.phase === 'scheduled' ? null : row.state;
  const running = state && runningScore(row.sport, state);
  const points = row.sport === 'TENNIS' && state && running ? tennisPoints(state) : null;
  return (
    <div className="flex flex-col justify-center gap-3 p-4">
      <p className="flex items-center gap-2 text-xs text-ink-soft">
        <MatchClock row={row} />
        <bdi className="min-w-0 flex-1">{row.leagueName}</bdi>
        <StarButton kind="match" id={row.matchId} className="-my-2" />
      </p>
      {(['home', 'away'] as const).map((side, n) => (
        <div
          key={side}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto_auto_auto] items-center gap-x-2.5"
        >
          <Crest crest={row[side].crest} name={row[side].name} className="size-9" />
          <h2 className="text-[0.9375rem]/5 font-semibold">
            <bdi>{row[side].name}</bdi>
          </h2>
          <span dir="ltr" className="num min-w-6 text-end text-sm text-ink-soft empty:hidden">
            {points?.[n]}
          </span>
          <span dir="ltr" className="num min-w-5 text-end font-semibold empty:hidden">
            {running?.[side]}
          </span>
          <span
            dir="ltr"
            className="num min-w-8 text-end font-display text-4xl/9 font-semibold empty:hidden"
          >
            {state?.[side]}
          </span>
        </div>
      ))}
    </div>
  );
}

function Ground({ row, events }: Props) {
  const text = useText();
  const now = useHouseNow();
  const clock = useClockWords();
  const last = events.at(-1);
  const words = last && row.phase === 'live' ? eventWords(text, last, row) : '';
  const label = `${text('sportsbook.versus', { home: row.home.name, away: row.away.name })}. ${words}`;
  return (
    <div className="relative h-48 md:h-56">
      <Field
        sport={row.sport}
        scene={sceneOf(row.phase === 'live' ? events : [])}
        home={kitOf(row.home.crest)}
        away={kitOf(row.away.crest)}
        label={label}
      />
      {words && (
        <p
          aria-hidden
          className="absolute inset-x-0 bottom-2 mx-auto w-fit max-w-[92%] truncate rounded-full bg-[#08130fe6] px-3.5 py-1 text-[0.8125rem] font-semibold text-[#f1ecdf]"
        >
          <span className="num">{clock(row, now)}</span> · <bdi>{words}</bdi>
        </p>
      )}
    </div>
  );
}
