import { type Journal, type Round, transactionsOf } from './journal.ts';
import { playRound } from './rounds.ts';
import { type House, send } from './wallet.ts';
import { type Commitment, commit, FIELDS, returnPercent, STAKES } from './wheel.ts';

/** What a player has open in one browser: the result that is committed to, and whether it turns now. */
type Visit = { playerId: string; gameCode: string; next: Commitment; isTurning: boolean };

export type Studio = { house: House; journal: Journal; visits: Map<string, Visit> };

const MOST_VISITS = 10_000;

/** A player comes with the token of his launch. */
export async function openVisit({ house, visits }: Studio, token: string) {
  const answer = await send(house, 'authenticate', { token });
  if (answer.status !== 'OK') return { status: answer.status };
  const { playerId = '', gameCode = '', balance, currency } = answer;
  const visit = visits.get(token) ?? { playerId, gameCode, next: commit(), isTurning: false };
  if (visits.size >= MOST_VISITS) visits.delete(visits.keys().next().value!);
  visits.set(token, visit);
  const wheel = { fields: FIELDS, stakes: STAKES, returnPercent: returnPercent() };
  return { status: 'OK', gameCode, balance, currency, hash: visit.next.hash, ...wheel };
}

/** One spin at a time; what is shown was decided before, and proves it by its hash. */
export async function spinOnce(studio: Studio, token: string, stake: number) {
  const visit = studio.visits.get(token);
  if (!visit) return { status: 'SESSION_EXPIRED' };
  if (!(STAKES as readonly number[]).includes(stake)) return { status: 'BAD_REQUEST' };
  if (visit.isTurning) return { status: 'TURNING' };
  visit.isTurning = true;
  try {
    const { playerId, gameCode, next } = visit;
    const result = await playRound(studio, { token, playerId, gameCode, stake }, next);
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
