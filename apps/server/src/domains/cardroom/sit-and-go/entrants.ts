import { minutes, seconds } from '@baize/calendar';
import { sitAndGo as shape } from '@baize/games';
import { refuse } from '../../../platform/refusal.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { SitAndGo } from '../tables/sit-and-go-rows.ts';
import type { Entrant, Seat } from '../tables.ts';

/** A sit-and-go that is not full by then is called off, and every entry goes back. */
const FILLS_WITHIN_MS = minutes(10);
/** Whoever asked pays at once; an entry that stays unpaid so long was left behind by a server that died. */
const LEFT_BEHIND_MS = seconds(5);

/** Takes part: the entry is to be paid from now on. */
export function enter(table: OpenTable, sitter: Seat): void {
  const { seat, memberId, name } = sitter;
  const one = table.sitAndGo!;
  if (one.state !== 'registering') refuse('TABLE_CLOSED');
  sitter.stack = shape.stack;
  one.entries += 1;
  one.dueAt ??= table.at + FILLS_WITHIN_MS;
  one.entrants.push({
    entry: one.entries,
    seat,
    memberId,
    name,
    betId: null,
    isLeaving: false,
    enteredAt: table.at,
  });
}

/** Somebody whose money is on its way here or back: nothing begins before it has arrived. */
export const isPending = ({ memberId, betId, isLeaving }: Entrant): boolean =>
  memberId !== null && (betId === null || isLeaving);

/** Entries that nobody looks after at this moment. */
export function leftBehind({ state, entrants }: SitAndGo, at: number): Entrant[] {
  if (state !== 'registering') return [];
  return entrants.filter(
    (one) => isPending(one) && (one.isLeaving || at - one.enteredAt >= LEFT_BEHIND_MS),
  );
}

/** When the next entry would be left behind. */
export function leftBehindAt({ state, entrants }: SitAndGo): number | null {
  const pending = state === 'registering' ? entrants.filter(isPending) : [];
  if (pending.length === 0) return null;
  return Math.min(...pending.map(({ enteredAt }) => enteredAt)) + LEFT_BEHIND_MS;
}

export function entrantOf({ entrants }: SitAndGo, memberId: bigint): Entrant | undefined {
  return entrants.find((one) => one.memberId === String(memberId));
}
