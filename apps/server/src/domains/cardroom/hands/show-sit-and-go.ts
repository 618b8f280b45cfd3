import type { cardroomParts, Output } from '@baize/contract';
import { levelOfHand, sitAndGo as shape, sitAndGoRules } from '@baize/games';
import { placeOf } from '../sit-and-go/finish.ts';
import { isBot, type OpenTable, seatAt } from '../tables/open-table.ts';
import type { Entrant } from '../tables.ts';

type Shown = Output<typeof cardroomParts.table>['sitAndGo'];

/** Who plays for places, how high the blinds are, and who came where. */
export function showSitAndGo(table: OpenTable, memberId: bigint | null): Shown {
  const one = table.sitAndGo;
  if (!one) return null;
  const hand = Math.max(1, table.hands);
  const rules = sitAndGoRules(hand);
  const left = one.entrants.length - one.places.flat().length;
  const show = (entrant: Entrant) => ({
    seat: entrant.seat,
    name: entrant.name,
    isBot: isBot(entrant),
    isMe: memberId !== null && entrant.memberId === String(memberId),
    chips: BigInt(seatAt(table, entrant.seat)?.stack ?? 0),
    place: placeOf({ places: one.places, left }, entrant.seat),
    prize: prizeOf(one.results, entrant.seat),
  });
  return {
    state: one.state,
    buyIn: BigInt(one.buyIn),
    entrants: one.entrants.map(show),
    left,
    level: levelOfHand(hand),
    smallBlind: BigInt(rules.smallBlind),
    bigBlind: BigInt(rules.base),
    ante: BigInt(rules.ante),
    handsToNextLevel: shape.handsPerLevel - ((hand - 1) % shape.handsPerLevel),
    calledOffAt: one.state === 'registering' ? one.dueAt : null,
  };
}

function prizeOf(
  results: readonly { seat: number; won: number }[] | null,
  seat: number,
): bigint | null {
  const result = results?.find((one) => one.seat === seat);
  return result ? BigInt(result.won) : null;
}
