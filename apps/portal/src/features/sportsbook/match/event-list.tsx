import { EmptyLine } from '@baize/ui';
import { ltr } from '../../../shared/words/ltr.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { MatchRow } from '../book.ts';
import { eventWords } from './event-words.ts';
import type { MatchEvent } from './use-match.ts';

/** What is worth telling afterwards; attacks that came to nothing are not. */
const TOLD = [
  'GOAL',
  'YELLOW_CARD',
  'RED_CARD',
  'CORNER',
  'SHOT_SAVED',
  'SHOT_WIDE',
  'PERIOD_START',
  'PERIOD_END',
  'FINISH',
  'POSSESSION',
  'POINT',
  'KILL',
  'TOWER',
  'ROUND',
];
const SHOWN = 40;

/** The story of the match, newest first. */
export function EventList({ row, events }: { row: MatchRow; events: readonly MatchEvent[] }) {
  const text = useText();
  const told = events.filter(
    ({ kind, value }) => TOLD.includes(kind) && !(kind === 'POSSESSION' && !value),
  );
  if (told.length === 0) return <EmptyLine>{text('sportsbook.events.none')}</EmptyLine>;
  return (
    <ol className="*:border-t *:py-2 *:first:border-t-0">
      {told
        .slice(-SHOWN)
        .toReversed()
        .map((event) => (
          <li key={event.seq} className="flex gap-3 text-[0.8125rem]">
            <span className="num w-12 shrink-0 text-end text-ink-soft">{whenOf(row, event)}</span>
            <bdi className={event.kind === 'GOAL' ? 'font-semibold' : ''}>
              {eventWords(text, event, row)}
            </bdi>
          </li>
        ))}
    </ol>
  );
}

function whenOf(row: MatchRow, { clock, at }: MatchEvent): string {
  if (row.sport === 'FOOTBALL') return ltr(`${Math.ceil(clock / 60)}′`);
  const seconds = Math.floor(at / 1_000);
  return ltr(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}
