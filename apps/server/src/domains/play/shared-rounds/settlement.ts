import type { Money } from '@baize/money';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import type { Bet } from '../bets.ts';
import type { Play } from '../lanes/open-play.ts';
import { voidBet } from '../orders/place-and-settle.ts';
import { settleMany } from '../orders/settle-many.ts';
import { openBetsOfRound, standingBetsOfRound } from '../records/bets-of-round.ts';

/** What a bet comes to: its stake goes back, or it is paid. */
export type Paid = 'void' | { payout: Money; detail?: Record<string, unknown> };

/** As many as the lanes take together without one of them waiting too long. */
const AT_ONCE = 200;

/**
 * Pays every open bet of a round that is decided. It may be broken off at any point and begun again, by
 * whichever server: what is settled is no longer open, and settling twice comes to the same.
 */
export async function settleRound(
  play: Play,
  roundName: string,
  { pay, tellPaid }: { pay(bet: Bet): Paid; tellPaid(bet: Bet): void },
): Promise<void> {
  for (;;) {
    const bets = await openBetsOfRound(play.house.db, OWN_VENDOR, roundName);
    if (bets.length === 0) return;
    for (const bet of await settleBets(play, bets, pay)) tellPaid(bet);
  }
}

/** Pays some bets of a round, many together; says which of them were paid by this hand. */
export async function settleBets(
  play: Play,
  bets: readonly Bet[],
  pay: (bet: Bet) => Paid,
): Promise<Bet[]> {
  const settled: Bet[] = [];
  for (let from = 0; from < bets.length; from += AT_ONCE) {
    const some = bets.slice(from, from + AT_ONCE).map((bet) => ({ bet, result: pay(bet) }));
    const [paid, voided] = await Promise.all([
      settleMany(play, some.filter(isPaid)),
      Promise.all(some.filter((one) => !isPaid(one)).map(({ bet }) => voidOne(play, bet))),
    ]);
    settled.push(...paid, ...voided.flat());
  }
  return settled;
}

type Decided = { bet: Bet; result: Paid };

function isPaid(one: Decided): one is Decided & { result: Exclude<Paid, 'void'> } {
  return one.result !== 'void';
}

async function voidOne(play: Play, bet: Bet): Promise<Bet[]> {
  try {
    return [(await voidBet(play, bet)).bet];
  } catch (err) {
    // Decided by another hand in the same moment: by a second server, or by two operators.
    if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
    return [];
  }
}

/** Gives every stake of a round back, and takes back what it paid. */
export async function refundRound(play: Play, roundId: string): Promise<void> {
  for (let after = 0n; ; ) {
    const name = { vendor: OWN_VENDOR, roundId };
    const bets = await standingBetsOfRound(play.house.db, name, { after, size: AT_ONCE });
    await Promise.all(bets.map((bet) => voidBet(play, bet, { evenIfSettled: true })));
    if (bets.length < AT_ONCE) return;
    after = bets.at(-1)!.id;
  }
}
