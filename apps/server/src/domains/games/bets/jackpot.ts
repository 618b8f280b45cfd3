import { gameRules } from '@baize/games';
import { type Bet, claimPots, type Play, type WonPot, winsOf } from '../../play/index.ts';
import type { JackpotWin } from '../shown-bet.ts';

/** Slots test the pots after their own draws; play money never does. */
export function testsPots(gameCode: string, { currency }: { currency: string }): boolean {
  return currency !== 'FUN' && gameRules.get(gameCode)?.feedsJackpots === true;
}

/** Pays at once what the bet hit. Should that fail, it is paid a little later all the same. */
export async function claimJackpot(
  { house }: Play,
  bet: Bet,
  pots: readonly string[],
): Promise<JackpotWin | null> {
  const { id: betId, memberId, gameCode, placedAt } = bet;
  try {
    return sumOf(await claimPots(house, { betId, memberId, gameCode, placedAt, pots: [...pots] }));
  } catch (err) {
    house.log.error({ err, betId: String(betId) }, 'a pot was hit and is paid later');
    return null;
  }
}

/** What a bet won of the pots; null when nothing. */
export async function jackpotOf({ house }: Play, bet: Bet): Promise<JackpotWin | null> {
  return sumOf(await winsOf(house.db, bet.id));
}

function sumOf(pots: readonly WonPot[]): JackpotWin | null {
  if (pots.length === 0) return null;
  return { amount: pots.reduce((sum, { amount }) => sum + amount, 0n), pots: [...pots] };
}
