import type { Output, protectionOverviewOperator } from '@baize/contract';
import type { Text } from '../../shared/use-text.ts';
import type { WordId } from '../../shared/words.ts';

type Event = Output<typeof protectionOverviewOperator.memberFile.value>['events'][number];
type Tools = {
  text: Text;
  money: (units: bigint) => string;
  untilWords: (at: number | null) => string;
};

const EVENTS: readonly string[] = [
  'limit.set',
  'limit.none',
  'limit.asked',
  'limit.raised',
  'limit.cancelled',
  'bar.time-out',
  'bar.exclusion',
  'bar.same-person',
  'bar.under-age',
  'bar.return',
  'bar.lifted',
  'reality.set',
  'reality.shown',
  'reality.seen',
  'reality.left',
  'limits.reviewed',
  'identity.asked',
  'identity.verified',
  'identity.rejected',
  'case.closed',
];

/** What was done, in money, minutes and dates; one that is new to us stands under its own code. */
export function eventWords(
  { what, detail }: Pick<Event, 'what' | 'detail'>,
  { text, money, untilWords }: Tools,
): string {
  if (!EVENTS.includes(what)) return what;
  const { kind, period, now, until } = detail;
  const limit = kind && period ? text(`console.protection.limit.${kind}.${period}` as WordId) : '';
  const value =
    kind === 'time'
      ? text('console.protection.minutes', { minutes: Number(now) })
      : money(unitsOf(now));
  const isLimit = what.startsWith('limit.');
  return text(`console.protection.event.${what}` as WordId, {
    limit,
    now: isLimit ? (now == null ? text('console.protection.event.none') : value) : String(now),
    until: untilWords(typeof until === 'number' ? until : null),
  });
}

/** Kept in the smallest units, as text. */
function unitsOf(value: Event['detail'][string] | undefined): bigint {
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : 0n;
}
