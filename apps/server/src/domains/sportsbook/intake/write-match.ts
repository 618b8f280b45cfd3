import { canonicalText, type MatchState, priceMatch, scheduledMatch } from '@baize/games';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { writtenNow } from '../fixtures/book.ts';
import type { MatchRow } from '../fixtures/match.ts';
import { strengthsBy } from '../fixtures/strengths.ts';
import { correctMatch } from '../settlement/correction.ts';
import { decideLegs, judgeBy } from '../settlement/decide.ts';
import { reopenSlips } from '../settlement/reopen.ts';
import { keepLeague } from './keep-league.ts';
import { type Fixture, identifiedBy } from './names.ts';
import { foldMessages, type ToldMatch } from './told-match.ts';

/** Brings the row of a match to what all its messages come to. Twice comes to the same. */
export async function writeToldMatch(
  house: House,
  tx: Transaction,
  feed: string,
  match: string,
): Promise<void> {
  const messages = await tx
    .selectFrom('sports_feed_messages')
    .select('content')
    .where('feed', '=', feed)
    .where('match', '=', match)
    .execute();
  const told = foldMessages(messages.map(({ content }) => content));
  if (!told) return;
  await keepLeague(house, tx, feed, told.fixture);
  const known = await tx
    .selectFrom('sports_matches')
    .selectAll()
    .where('feed', '=', feed)
    .where('feed_match', '=', match)
    .forUpdate()
    .executeTakeFirst();
  const row = known ?? (await addMatch(tx, feed, told));
  if (told.end) await endMatch(house, tx, row, told.end);
  else await moveOn(house, tx, row, told);
}

const USUAL_RATING = 1_000;

function strengthsOf({ sport, ratings }: Fixture) {
  const { home, away } = ratings ?? { home: USUAL_RATING, away: USUAL_RATING };
  return strengthsBy(sport, home, away);
}

async function addMatch(
  tx: Transaction,
  feed: string,
  { fixture, prices }: ToldMatch,
): Promise<MatchRow> {
  return tx
    .insertInto('sports_matches')
    .values({
      ...identifiedBy(feed, fixture),
      source: 'feed',
      season: 1,
      matchday: 0,
      starts_at: new Date(fixture.startsAt),
      ends_at: null,
      chain_id: null,
      link: null,
      round: null,
      strengths: JSON.stringify(strengthsOf(fixture)),
      state: null,
      changed_at: writtenNow,
      ended_at: null,
      settled_at: null,
      feed,
      feed_match: fixture.match,
      prices: prices && JSON.stringify(prices),
      told_number: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An end that counted already is not told again: two people may have corrected it since. */
async function endMatch(
  house: House,
  tx: Transaction,
  row: MatchRow,
  end: NonNullable<ToldMatch['end']>,
): Promise<void> {
  if (row.told_number !== null && BigInt(end.number) <= row.told_number) {
    // Events that came late make the same result richer.
    if (end.phase !== 'ended' || row.phase !== 'ended' || row.state === null) return;
    if (BigInt(end.number) < row.told_number || isSameScore(row.state, end.state) === false) return;
  }
  const isSame = row.phase === end.phase && canonicalText(row.state) === canonicalText(end.state);
  if (!isSame) {
    const match = { id: row.id, revision: row.revision, endedAt: row.ended_at?.getTime() ?? null };
    await correctMatch(tx, match, end, house.clock.now());
  }
  await tx
    .updateTable('sports_matches')
    .set({ told_number: BigInt(end.number) })
    .where('id', '=', row.id)
    .execute();
}

const isSameScore = (a: MatchState, b: MatchState) => a.home === b.home && a.away === b.away;

/** A match that is not over: its start, its prices, and how it stands. */
async function moveOn(
  house: House,
  tx: Transaction,
  row: MatchRow,
  { fixture, state, prices }: ToldMatch,
): Promise<void> {
  // What people ended stays ended.
  if (row.phase === 'ended' || row.phase === 'void') return;
  const now = house.clock.now();
  const strengths = strengthsOf(fixture);
  const stands = state && { ...state, stoppedAt: stoppedAt(row, state, now, fixture.startsAt) };
  const next = {
    phase: state ? ('live' as const) : ('scheduled' as const),
    starts_at: new Date(fixture.startsAt),
    strengths: JSON.stringify(strengths),
    state: stands && JSON.stringify(stands),
    prices: prices && JSON.stringify(prices),
    is_held: !isPriceable(fixture, strengths, state),
  };
  const before = [row.phase, row.starts_at, row.strengths, row.state, row.prices, row.is_held];
  const after = [next.phase, next.starts_at, strengths, stands, prices, next.is_held];
  if (canonicalText(before) === canonicalText(after)) return;
  await tx
    .updateTable('sports_matches')
    .set({ ...next, revision: row.revision + 1, changed_at: writtenNow })
    .where('id', '=', row.id)
    .execute();
  if (row.state === null || stands === null || !isTakenBack(row.state, stands)) return;
  // What was paid by a goal that did not count is judged again, and paid again once it is decided.
  await decideLegs(tx, row.id, judgeBy(stands), { at: now, isAnew: true });
  await reopenSlips(tx, row.id);
}

/** After a goal, a card, or a word that takes one back nothing is sold for a moment, from when we heard. */
function stoppedAt(row: MatchRow, state: MatchState, now: Date, startsAt: number): number | null {
  const before = row.state;
  const isCalm =
    before !== null &&
    isSameScore(before, state) &&
    canonicalText(before.reds) === canonicalText(state.reds);
  return isCalm ? before.stoppedAt : now.getTime() - startsAt;
}

/** Whether something that counted counts no longer: a goal taken back, or told of another side or half. */
function isTakenBack(before: MatchState, after: MatchState): boolean {
  const [old, fresh] = [before, after].map(sizesOf) as [number[][], number[][]];
  const hasLess = old.some((list, n) => list.some((count, at) => count > (fresh[n]![at] ?? 0)));
  const sequence = canonicalText(after.sequence.slice(0, before.sequence.length));
  return (
    hasLess || after.periodsDone < before.periodsDone || sequence !== canonicalText(before.sequence)
  );
}

const sizesOf = ({ periods, corners, cards, kills }: MatchState): number[][] =>
  [periods, corners, cards, kills].map((list) => list.flatMap(({ home, away }) => [home, away]));

/** What no model can weigh is not sold, and brings nobody's list down. */
function isPriceable(
  { sport }: Fixture,
  strengths: MatchRow['strengths'],
  state: MatchState | null,
): boolean {
  try {
    priceMatch(sport, strengths, state ?? scheduledMatch(sport));
    return true;
  } catch {
    return false;
  }
}
