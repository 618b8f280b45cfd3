import type { SeatResult } from '@baize/games';
import type { Transaction } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Play, voidBet } from '../../play/index.ts';
import { type Currency, writeHouseMove } from '../../wallet/index.ts';
import { type Hand, isBot } from '../tables/open-table.ts';
import { settleOrder } from './settle-order.ts';

/** Pays everyone in a hand that is over. It may be broken off anywhere, and begun again. */
export async function settleBets(play: Play, hand: Hand, currency: Currency): Promise<void> {
  const results = new Map(hand.result!.seats.map((result) => [result.seat, result]));
  await Promise.all(
    hand.seats.map(async ({ seat, memberId, betId }) => {
      if (memberId === null || betId === null) return;
      const name = { id: BigInt(betId), memberId: BigInt(memberId), currency };
      const verdict = await play.lanes.put(settleOrder(name, results.get(seat)!));
      if ('refused' in verdict) throw new Refusal(verdict.refused);
    }),
  );
}

/** Gives every stake of a hand back, and takes back what it paid. */
export async function refundBets(play: Play, hand: Hand, currency: Currency): Promise<void> {
  await Promise.all(
    hand.seats.map(async ({ memberId, betId }) => {
      if (memberId === null || betId === null) return;
      const name = { id: BigInt(betId), memberId: BigInt(memberId), currency };
      await voidBet(play, name, { evenIfSettled: true });
    }),
  );
}

/** What the house keeps, and what its bots won or lost; zero together with everyone's bets. */
function houseShare({ seats, results }: Pick<Booked, 'seats' | 'results'>) {
  const bots = new Set(seats.filter(isBot).map(({ seat }) => seat));
  let rake = 0;
  let botsNet = 0;
  for (const one of results) {
    rake += one.rake;
    if (bots.has(one.seat)) botsNet += one.won - one.putIn;
  }
  return { rake: BigInt(rake), botsNet: BigInt(botsNet) };
}

/** A hand or a sit-and-go, by the name that its movements of money have. */
type Booked = {
  name: string;
  seats: readonly { seat: number; memberId: string | null }[];
  results: readonly SeatResult[];
  currency: Currency;
  at: Date;
  isUndone?: boolean;
};

/**
 * What people lost, less what it paid them, lies with the games: of it the rake and what bots won go
 * to accounts of their own, and what bots lost comes out of theirs.
 */
export async function bookHouseShare(
  tx: Transaction,
  { name, seats, results, currency, at, isUndone = false }: Booked,
): Promise<void> {
  const { rake, botsNet } = houseShare({ seats, results });
  const word = isUndone ? 'void' : 'end';
  const move = async (to: 'rake' | 'bots', amount: bigint) => {
    if (amount === 0n) return;
    const isFromGames = amount > 0n !== isUndone;
    await writeHouseMove(
      tx,
      {
        from: isFromGames ? 'games' : to,
        to: isFromGames ? to : 'games',
        currency,
        amount: amount < 0n ? -amount : amount,
        reason: 'RAKE',
        key: `${name}.${to}.${word}`,
      },
      at,
    );
  };
  await move('rake', rake);
  await move('bots', botsNet);
}
