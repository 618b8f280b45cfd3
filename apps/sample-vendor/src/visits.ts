import { type Journal, type Round, transactionsOf } from './journal.ts';
import type { Purses } from './purses.ts';
import { playRound, type SpinResult } from './rounds.ts';
import { type House, send } from './wallet.ts';
import { type Commitment, commit, FIELDS, returnPercent, STAKES } from './wheel.ts';

/** What a player has open in one browser: the result that is committed to, and whether it turns now. */
type Visit = {
  playerId: string;
  gameCode: string;
  next: Commitment;
  isTurning: boolean;
  /** When the house last said that the game may go on. */
  seenAt: number;
};

export type Studio = { house: House; journal: Journal; visits: Map<string, Visit> };
/** A studio that plays with purses of its own instead of the house's wallet. */
export type PurseStudio = Studio & { purses: Purses };

const MOST_VISITS = 10_000;

/** A player comes with the token of their launch. */
export async function openVisit(studio: Studio | PurseStudio, token: string) {
  const { house, visits } = studio;
  const answer = await send(house, 'authenticate', { token });
  if (answer.status !== 'OK') return { status: answer.status };
  const { playerId = '', gameCode = '', currency } = answer;
  const fresh = { playerId, gameCode, next: commit(), isTurning: false, seenAt: 0 };
  const visit = visits.get(token) ?? fresh;
  visit.seenAt = Date.now();
  if (visits.size >= MOST_VISITS) visits.delete(visits.keys().next().value!);
  visits.set(token, visit);
  const balance = 'purses' in studio ? studio.purses.balance(playerId) : answer.balance;
  const wheel = { fields: FIELDS, stakes: STAKES, returnPercent: returnPercent() };
  return { status: 'OK', gameCode, balance, currency, hash: visit.next.hash, ...wheel };
}

/** One spin at a time; what is shown was decided before, and proves it by its hash. */
export async function spinOnce(studio: Studio | PurseStudio, token: string, stake: number) {
  const visit = studio.visits.get(token);
  if (!visit) return { status: 'SESSION_EXPIRED' };
  if (!(STAKES as readonly number[]).includes(stake)) return { status: 'BAD_REQUEST' };
  if (visit.isTurning) return { status: 'TURNING' };
  visit.isTurning = true;
  try {
    const { playerId, gameCode, next } = visit;
    const result =
      'purses' in studio
        ? await spinFromPurse(studio, visit, { token, stake })
        : await playRound(studio, { token, playerId, gameCode, stake }, next);
    // A commitment whose spin may have been seen by nobody is never used again.
    visit.next = commit();
    const told = { balance: result.balance, nextHash: visit.next.hash };
    if (!result.isTaken) return { status: result.status, ...told };
    const { field, salt, hash } = next;
    return { status: 'OK', field, salt, hash, payout: result.payout, ...told };
  } finally {
    visit.isTurning = false;
  }
}

const ASK_AGAIN_MS = 30_000;

/** Played here and booked here; the house is asked now and then whether the player may go on. */
async function spinFromPurse(
  { house, purses }: PurseStudio,
  visit: Visit,
  { token, stake }: { token: string; stake: number },
): Promise<SpinResult> {
  const { playerId, next } = visit;
  if (Date.now() - visit.seenAt > ASK_AGAIN_MS) {
    const { status } = await send(house, 'balance', { token, playerId });
    if (status !== 'OK') return { isTaken: false, status, balance: purses.balance(playerId) };
    visit.seenAt = Date.now();
  }
  const payout = stake * FIELDS[next.field]!;
  const isTaken = purses.spin(playerId, stake, payout);
  const balance = purses.balance(playerId);
  return isTaken
    ? { isTaken, payout, balance }
    : { isTaken, status: 'INSUFFICIENT_FUNDS', balance };
}

/** What became of a round, for the house. */
export function stateOf({ journal }: Studio, roundId: string): 'open' | 'closed' | 'unknown' {
  const round = journal.find(roundId);
  if (!round || round.state === 'refused' || round.state === 'undone') return 'unknown';
  return round.state === 'won' ? 'closed' : 'open';
}

const PER_PAGE = 1_000;

/** The rounds of a time, in pages, for the house's nightly comparison. */
export function listTransactions(
  { journal }: Studio,
  { from, until, after }: { from: number; until: number; after: string | null },
) {
  const rounds = journal.all().filter(({ at }: Round) => at >= from && at < until);
  const start = Number(after ?? 0);
  const page = rounds.slice(start, start + PER_PAGE);
  const next = start + PER_PAGE < rounds.length ? String(start + PER_PAGE) : null;
  return { transactions: page.flatMap(transactionsOf), next };
}
