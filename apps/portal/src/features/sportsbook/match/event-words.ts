import type { useText } from '../../../shared/words/use-text.ts';
import type { MatchRow } from '../book.ts';
import type { MatchEvent } from './use-match.ts';

export const eventKinds = [
  'START',
  'PERIOD_START',
  'PERIOD_END',
  'FINISH',
  'ABANDON',
  'ATTACK',
  'DANGER',
  'SHOT_SAVED',
  'SHOT_WIDE',
  'FREE_KICK',
  'THROW_IN',
  'OFFSIDE',
  'CORNER',
  'YELLOW_CARD',
  'RED_CARD',
  'GOAL',
  'POSSESSION',
  'POINT',
  'KILL',
  'TOWER',
  'ROUND',
] as const;

/** What happened and to whom, as a reporter would say it in passing. */
export function eventWords(
  text: ReturnType<typeof useText>,
  event: MatchEvent,
  row: MatchRow,
): string {
  const kind = eventKinds.find((one) => one === event.kind);
  if (!kind) return '';
  const team = event.side === 'HOME' ? row.home.name : event.side === 'AWAY' ? row.away.name : '';
  const name =
    kind === 'POSSESSION'
      ? text('sportsbook.event.POSSESSION', { count: event.value })
      : text(`sportsbook.event.${kind}`, { n: event.value });
  return team ? `${team}: ${name}` : name;
}
