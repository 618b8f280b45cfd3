import { randomUUID } from 'node:crypto';
import type { Journal, Round } from './journal.ts';
import { type Answer, type House, send, sendUntilAnswered } from './wallet.ts';
import { type Commitment, FIELDS } from './wheel.ts';

/** The house it serves counts in it. */
const CURRENCY = process.env.BAIZE_CURRENCY?.split(',')[0] || 'USD';

export type Spin = { token: string; playerId: string; gameCode: string; stake: number };

export type SpinResult =
  | { isTaken: false; status: string; balance: number | null }
  | { isTaken: true; payout: number; balance: number | null };

type Place = { house: House; journal: Journal };

/** The stake is taken first; only then is what was committed to shown and paid. */
export async function playRound(
  { house, journal }: Place,
  spin: Spin,
  { field }: Commitment,
): Promise<SpinResult> {
  const payout = spin.stake * FIELDS[field]!;
  const { token, playerId, gameCode, stake } = spin;
  const round: Round = {
    roundId: `w-${randomUUID()}`,
    playerId,
    gameCode,
    stake,
    payout,
    state: 'begun',
    at: Date.now(),
  };
  journal.keep(round);
  const bet = await send(house, 'bet', { token, ...betOf(round) }).catch(() => undefined);
  if (!bet) {
    // Nobody knows whether the stake was taken, so it is given back, and nothing was won.
    void finishRound({ house, journal }, round);
    return { isTaken: false, status: 'NO_ANSWER', balance: null };
  }
  if (bet.status !== 'OK') {
    journal.keep({ ...round, state: 'refused' });
    return { isTaken: false, status: bet.status, balance: bet.balance };
  }
  const staked: Round = { ...round, state: 'staked' };
  journal.keep(staked);
  const win = await finishRound({ house, journal }, staked);
  return { isTaken: true, payout, balance: win.balance };
}

/** Brings a round to its end, also one that a crash of ours left behind. */
export async function finishRound({ house, journal }: Place, round: Round): Promise<Answer> {
  const isStaked = round.state === 'staked';
  const answer = isStaked
    ? await sendUntilAnswered(house, 'win', winOf(round))
    : await sendUntilAnswered(house, 'rollback', rollbackOf(round));
  journal.keep({ ...round, state: isStaked ? 'won' : 'undone' });
  return answer;
}

function nameOf({ roundId, playerId, gameCode }: Round) {
  return { roundId, playerId, gameCode, currency: CURRENCY };
}

function betOf(round: Round) {
  return { ...nameOf(round), transactionId: `${round.roundId}-bet`, amount: round.stake };
}

function winOf(round: Round) {
  const closes = { roundClosed: true, referenceTransactionId: `${round.roundId}-bet` };
  const id = { transactionId: `${round.roundId}-win`, amount: round.payout };
  return { ...nameOf(round), ...id, ...closes };
}

function rollbackOf(round: Round) {
  const { roundId } = round;
  const reference = { referenceTransactionId: `${roundId}-bet` };
  return { ...nameOf(round), transactionId: `${roundId}-back`, ...reference };
}
