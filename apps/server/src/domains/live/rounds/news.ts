import { moneyNumber } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import type { LiveRound } from './round.ts';
import { isLinkOver, proofOf, showRound } from './shown-round.ts';
import type { Totals } from './totals.ts';

export const LOBBY = 'table:lobby';
export const topicOf = (tableId: string) => `table:${tableId}`;

/** Tells everyone at a table, and those who look at all of them, what became of a round. */
export function tellRound(
  house: House,
  kind: 'open' | 'closed' | 'move' | 'outcome' | 'settled' | 'void',
  round: LiveRound,
): void {
  const now = house.clock.now().getTime();
  const shown = showRound(round, now);
  const proof = proofOf(round, isLinkOver(round, round));
  house.realtime.publish(topicOf(round.table.id), { kind, now, round: shown, proof });
  const { number, phase, closesAt, nextAt, mark } = shown;
  house.realtime.publish(LOBBY, {
    kind,
    tableId: round.table.id,
    now,
    round: { number, phase, closesAt, nextAt },
    mark: kind === 'outcome' ? mark : null,
    // The first hand of a shoe clears the roads.
    isNewShoe: kind === 'open' && round.hand === 1 && round.table.game.decks !== undefined,
  });
}

export type Recent = { name: string; spot: string; stake: number };

/** What lies on the table, whole: a message that was missed is made good by the next. */
export function tellChips(
  house: House,
  round: LiveRound,
  { totals, recent, odds }: { totals: Totals; recent: Recent[]; odds: Record<string, number> },
): void {
  house.realtime.publish(topicOf(round.table.id), {
    kind: 'chips',
    number: Number(round.number),
    players: totals.players,
    totals: Object.fromEntries(
      [...totals.spots].map(([spot, { stake, players }]) => [
        spot,
        { stake: moneyNumber(stake), players },
      ]),
    ),
    recent,
    odds,
  });
}
