import { OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type Bet,
  openBetsOfRound,
  type Play,
  settleBet,
  standingBetsOfRound,
  voidBet,
} from '../../play/index.ts';
import { payBet } from './pay.ts';
import { type LiveRound, roundName } from './round.ts';

/** As many as the lanes take together without one of them waiting too long. */
const AT_ONCE = 200;

/**
 * Pays every open bet of a drawn round. It may be broken off at any point and begun again, by
 * whichever server: what is settled is no longer open, and settling twice comes to the same.
 */
export async function settleRound(play: Play, round: LiveRound): Promise<number> {
  for (let settled = 0; ; ) {
    const bets = await openBetsOfRound(play.house.db, OWN_VENDOR, roundName(round));
    if (bets.length === 0) return settled;
    for (let from = 0; from < bets.length; from += AT_ONCE) {
      const some = bets.slice(from, from + AT_ONCE);
      await Promise.all(some.map((bet) => settleOne(play, round, bet)));
    }
    settled += bets.length;
  }
}

async function settleOne(play: Play, round: LiveRound, bet: Bet): Promise<void> {
  const paid = payBet(play.house, round, bet);
  try {
    if (paid === 'void') await voidBet(play, bet);
    else await settleBet(play, bet, paid);
  } catch (err) {
    // Decided by another hand in the same moment: by a second server, or by two operators.
    if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
  }
}

/** Gives every stake of a round back, and takes back what it paid. */
export async function refundRound(play: Play, round: LiveRound): Promise<void> {
  const name = { vendor: OWN_VENDOR, roundId: roundName(round) };
  for (let after = 0n; ; ) {
    const bets = await standingBetsOfRound(play.house.db, name, { after, size: AT_ONCE });
    await Promise.all(bets.map((bet) => voidBet(play, bet, { evenIfSettled: true })));
    if (bets.length < AT_ONCE) return;
    after = bets.at(-1)!.id;
  }
}
