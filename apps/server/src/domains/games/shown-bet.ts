import type { Step } from '@baize/games';
import { type Money, moneyNumber } from '@baize/money';
import type { Bet, FairnessShown } from '../play/index.ts';

/** The vendor of everything that is played in the house. */
export const OWN_VENDOR = 'BAIZE';

export type GameBet = {
  requestId: string;
  gameCode: string;
  stake: Money;
  choice?: unknown;
  /** Free spins of which one is played; the stake is theirs. */
  freeSpins?: string | undefined;
};

/** Pots that a bet won: beside its payout, never part of it. */
export type JackpotWin = { amount: Money; pots: { pot: string; amount: Money }[] };

export type ShownBet = {
  betId: string;
  gameCode: string;
  state: 'open' | 'settled' | 'void';
  stake: Money;
  payout: Money;
  balance: Money;
  steps: Step[];
  placedAt: number;
  settledAt: number | null;
  fairness: Omit<FairnessShown, 'nonce'> & { nonce: number };
  jackpot: JackpotWin | null;
};

/** As the contract writes it, which looks at every field of every bet. */
export function writeBet(bet: ShownBet): string {
  const { fairness, jackpot } = bet;
  const { serverSeedHash, clientSeed, nonce } = fairness;
  return JSON.stringify({
    betId: bet.betId,
    gameCode: bet.gameCode,
    state: bet.state,
    stake: moneyNumber(bet.stake),
    payout: moneyNumber(bet.payout),
    balance: moneyNumber(bet.balance),
    steps: bet.steps,
    fairness: { serverSeedHash, clientSeed, nonce },
    placedAt: bet.placedAt,
    settledAt: bet.settledAt,
    jackpot: jackpot && {
      amount: moneyNumber(jackpot.amount),
      pots: jackpot.pots.map(({ pot, amount }) => ({ pot, amount: moneyNumber(amount) })),
    },
  });
}

type Outcome = Pick<ShownBet, 'state' | 'payout' | 'balance' | 'steps'> & {
  fairness: FairnessShown;
  jackpot?: JackpotWin | null;
};

export function shownBet(bet: Bet, outcome: Outcome): ShownBet {
  const { id, gameCode, stake, placedAt, settledAt } = bet;
  const { state, fairness, jackpot = null } = outcome;
  // A repeated step is told what was said first: the round was open then, however it ended since.
  const endedAt = state === 'open' ? null : settledAt;
  return {
    betId: String(id),
    gameCode,
    stake,
    state,
    payout: outcome.payout,
    balance: outcome.balance,
    steps: outcome.steps,
    jackpot,
    placedAt: placedAt.getTime(),
    settledAt: endedAt?.getTime() ?? null,
    fairness: {
      serverSeedHash: fairness.serverSeedHash,
      clientSeed: fairness.clientSeed,
      nonce: Number(fairness.nonce),
    },
  };
}
