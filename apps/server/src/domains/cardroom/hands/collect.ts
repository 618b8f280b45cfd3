import type { RefusalCode } from '@baize/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import { placeBet } from '../../play/index.ts';
import { gameOf, isBot, type OpenTable } from '../tables/open-table.ts';
import type { HandSeat } from '../tables.ts';
import type { Collected, SatOut } from './begin-hand.ts';
import type { CardRoom } from './change-table.ts';

/** What a hand is called where its bets are kept. */
export const roundName = (handId: bigint) => `card:${handId}`;

/**
 * Takes one bet of everyone in the hand, as large as their loss can be. It may be broken off and begun
 * again: the same request makes the same bet.
 */
export async function collectBets(room: CardRoom, table: OpenTable): Promise<Collected> {
  const people = table.hand!.seats.filter((one) => !isBot(one) && one.betId === null);
  const answers = await Promise.all(
    people.map(async (one) => [one.seat, await collectOne(room, table, one)] as const),
  );
  return new Map(answers);
}

async function collectOne(
  { play }: CardRoom,
  table: OpenTable,
  { seat, memberId, stack }: HandSeat,
): Promise<{ betId: bigint } | SatOut> {
  const hand = table.hand!;
  const game = gameOf(table);
  try {
    const { bet } = await placeBet(play, {
      memberId: BigInt(memberId!),
      currency: table.currency,
      // No client can send such an id.
      requestId: `card#${hand.id}`,
      vendor: OWN_VENDOR,
      gameCode: game.code,
      category: 'PVP',
      stake: BigInt(stack),
      roundId: roundName(hand.id),
      rulesVersion: hand.rulesVersion,
      choice: { table: String(table.id), number: hand.number, stake: table.stake.id, seat },
    });
    return { betId: bet.id };
  } catch (err) {
    if (!(err instanceof Refusal) || isAskedAgain(err)) throw err;
    if (err.code === 'INSUFFICIENT_BALANCE') return { out: 'balance' };
    // Limits, breaks, exclusions, a freeze, a switch: they are told which.
    return { out: 'protection', refusal: err.code };
  }
}

/** Said of the house, not of the player: they are asked again. */
const LATER: ReadonlySet<RefusalCode> = new Set(['BUSY', 'TOO_MANY_REQUESTS']);
export const isAskedAgain = ({ code }: Refusal) => LATER.has(code);
