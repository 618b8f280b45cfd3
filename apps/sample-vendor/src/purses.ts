import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Money that the house moved here or took home, in hundredths; it moves once per id. */
export type PurseOrder = { transferId: string; playerId: string; amount: number };
export type PurseAnswer = 'SUCCESS' | 'FAILED';

type Line =
  | { kind: 'order'; transferId: string; playerId: string; change: number; answer: PurseAnswer }
  | { kind: 'spin'; playerId: string; change: number };

/** Wallets of our own, one for each player. */
export type Purses = {
  balance(playerId: string): number;
  deposit(order: PurseOrder): PurseAnswer;
  withdraw(order: PurseOrder): PurseAnswer;
  check(order: PurseOrder): PurseAnswer;
  /** False: the purse does not cover the stake, and nothing was played. */
  spin(playerId: string, stake: number, payout: number): boolean;
};

/** One line for each change, written before it is answered: what stands there has happened. */
export function openPurses(folder: string): Purses {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'purses.jsonl');
  const balances = new Map<string, number>();
  const answers = new Map<string, PurseAnswer>();
  const take = (line: Line) => {
    if (line.kind === 'order') answers.set(line.transferId, line.answer);
    balances.set(line.playerId, (balances.get(line.playerId) ?? 0) + line.change);
  };
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const line = readLine(text);
    if (line) take(line);
  }
  const keep = (line: Line) => {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    take(line);
  };
  const balance = (playerId: string) => balances.get(playerId) ?? 0;
  const move = ({ transferId, playerId }: PurseOrder, change: number): PurseAnswer => {
    const known = answers.get(transferId);
    if (known) return known;
    const answer = balance(playerId) + change < 0 ? 'FAILED' : 'SUCCESS';
    const done = answer === 'SUCCESS' ? change : 0;
    keep({ kind: 'order', transferId, playerId, change: done, answer });
    return answer;
  };
  return {
    balance,
    deposit: (order) => move(order, order.amount),
    withdraw: (order) => move(order, -order.amount),
    // One that never came must not come later either: the house has it back from here on.
    check: (order) => answers.get(order.transferId) ?? refuse(keep, order),
    spin: (playerId, stake, payout) => {
      if (balance(playerId) < stake) return false;
      keep({ kind: 'spin', playerId, change: payout - stake });
      return true;
    },
  };
}

function refuse(keep: (line: Line) => void, { transferId, playerId }: PurseOrder): PurseAnswer {
  keep({ kind: 'order', transferId, playerId, change: 0, answer: 'FAILED' });
  return 'FAILED';
}

/** A line that a crash cut short says nothing. */
function readLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

/** What the house asks about a player's purse; undefined where it asks nothing we know. */
export function answerPurse(
  purses: Purses,
  path: string,
  message: Record<string, unknown>,
): object | undefined {
  const playerId = String(message.playerId ?? '');
  if (path === '/wallet/balance') return { balance: purses.balance(playerId) };
  // What is played from a purse is booked here and nowhere else: there is nothing to compare.
  if (path === '/transactions') return { transactions: [], next: null };
  const ask = { '/wallet/deposit': 'deposit', '/wallet/withdraw': 'withdraw' }[path] ?? 'check';
  if (ask === 'check' && path !== '/wallet/check') return undefined;
  const amount = Number(message.amount);
  const transferId = String(message.transferId ?? '');
  if (!Number.isSafeInteger(amount) || amount <= 0 || !transferId || !playerId) {
    return { status: 'BAD_REQUEST' };
  }
  const order = { transferId, playerId, amount };
  return { status: purses[ask as 'deposit' | 'withdraw' | 'check'](order) };
}
