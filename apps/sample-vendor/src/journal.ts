import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A round goes from `begun` (the stake may or may not have been taken) to `staked`, and ends as `won`
 * (paid, be it nothing) or `undone`. `refused`: the stake was not taken.
 */
export type RoundState = 'begun' | 'staked' | 'won' | 'undone' | 'refused';

export type Round = {
  roundId: string;
  playerId: string;
  gameCode: string;
  stake: number;
  payout: number;
  state: RoundState;
  at: number;
};

export type Journal = {
  find(roundId: string): Round | undefined;
  all(): Round[];
  keep(round: Round): void;
};

/** One line for each step of each round; the last line of a round is how it stands. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'rounds.jsonl');
  const rounds = new Map<string, Round>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const round = readLine(line);
    if (round) rounds.set(round.roundId, round);
  }
  return {
    find: (roundId) => rounds.get(roundId),
    all: () => [...rounds.values()],
    keep: (round) => {
      appendFileSync(file, `${JSON.stringify(round)}\n`);
      rounds.set(round.roundId, round);
    },
  };
}

/** A line that a crash cut short says nothing. */
function readLine(line: string): Round | undefined {
  try {
    return JSON.parse(line) as Round;
  } catch {
    return undefined;
  }
}

export type Transaction = {
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  playerId: string;
  roundId: string;
  amount: number;
  referenceTransactionId: string | null;
  at: number;
};

/** What a round moved, as the house should have it in its books. */
export function transactionsOf(round: Round): Transaction[] {
  const { roundId, playerId, stake, payout, state, at } = round;
  const common = { playerId, roundId, at, referenceTransactionId: null };
  const bet = { ...common, transactionId: `${roundId}-bet`, kind: 'bet', amount: stake } as const;
  const win = { ...common, transactionId: `${roundId}-win`, kind: 'win', amount: payout } as const;
  const back = { ...common, transactionId: `${roundId}-back`, kind: 'rollback' } as const;
  if (state === 'staked') return [bet];
  if (state === 'won') return [bet, win];
  // Whether the bet itself ever arrived is for the house to know; taken back it is in any case.
  if (state === 'undone') {
    return [{ ...back, amount: 0, referenceTransactionId: bet.transactionId }];
  }
  return [];
}
