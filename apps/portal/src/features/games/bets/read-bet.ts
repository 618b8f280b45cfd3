import { games } from '@baize/contract';
import { ask } from '../../../shared/calls/api.ts';
import type { PlayedRound } from '../stage/stage.ts';

/** A bet as it stands with the house; undefined while nobody answers. */
export async function readBet(betId: string): Promise<PlayedRound | undefined> {
  const bet = await ask(games.findBet, { betId }).catch(() => undefined);
  if (!bet || bet.balance === null) return undefined;
  const fairness = bet.fairness ?? { serverSeedHash: '', clientSeed: '', nonce: 0 };
  return { ...bet, balance: bet.balance, fairness };
}
