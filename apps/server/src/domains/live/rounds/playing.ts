import { seconds } from '@baize/calendar';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Play } from '../../play/index.ts';
import { followMove } from './followers.ts';
import { tellRound } from './news.ts';
import { type LiveRound, storyAtOf } from './round.ts';
import { findRound, keepResult } from './round-rows.ts';
import { playSoFar, resultOfPlay, takenSeats, turnEndsAt } from './seats.ts';
import { holdTurns, idleMove, keepMove, nextMove, withMoves } from './turns.ts';

/** So long after its time a decision is only still open because nobody ran the table. */
const AWAY_MS = seconds(3);
/** Another server may still be asking those who follow. */
const FOLLOW_MS = seconds(2);

/** No bet is taken any more and somebody sits: the cards are dealt, and the first of them is asked. */
export async function beginPlay(house: House, round: LiveRound): Promise<void> {
  const done = await house.db
    .updateTable('live_rounds')
    .set({ state: 'playing' })
    .where('id', '=', round.id)
    .where('state', '=', 'closed')
    .executeTakeFirst();
  if (done.numUpdatedRows === 1n) await tellPlay(house, round);
}

/** Shows everyone where the round stands; ends it when nobody is left to decide. */
export async function tellPlay(house: House, { table, number }: LiveRound): Promise<void> {
  const round = await findRound(house, table.id, number);
  if (round?.state !== 'playing') return;
  const isOver = playSoFar(round).turn === null;
  if (isOver) await endPlay(house, round);
  else tellRound(house, 'move', round);
}

/** Nobody sat, or everybody is done: what came of it is kept. */
export async function endPlay(house: House, round: LiveRound): Promise<void> {
  const { clockMs } = playSoFar(round);
  const result = resultOfPlay(round);
  const isEmpty = result.seats.length === 0;
  const kept = await keepResult(house, round, {
    result,
    mark: isEmpty ? null : round.table.game.mark(result),
    pools: null,
    endsAt: isEmpty ? house.clock.now() : new Date(storyAtOf(round) + clockMs),
  });
  const told = kept && (await findRound(house, round.table.id, round.number));
  if (told) tellRound(house, 'outcome', told);
}

export const isAnyoneSeated = ({ seated }: LiveRound): boolean => takenSeats(seated!).length > 0;

/** Nobody has sat down: the dealer waits for the first. */
export async function waitLonger(house: House, round: LiveRound, betMs: number): Promise<void> {
  const closesAt = new Date(house.clock.now().getTime() + betMs);
  const done = await house.db
    .updateTable('live_rounds')
    .set({ closes_at: closesAt })
    .where('id', '=', round.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (done.numUpdatedRows === 1n) {
    tellRound(house, 'open', { ...round, closesAt: closesAt.getTime() });
  }
}

/** How long the table may still wait for a decision; what is overdue is decided here. */
export async function advancePlay(play: Play, seen: LiveRound): Promise<number> {
  const { house } = play;
  const round = await findRound(house, seen.table.id, seen.number);
  if (round?.state !== 'playing') return 0;
  const now = house.clock.now().getTime();
  const pending = round.seated!.moves.find(({ isTold }) => !isTold);
  if (pending) {
    const isLeft = now - storyAtOf(round) - pending.atMs >= FOLLOW_MS;
    if (!isLeft) return FOLLOW_MS;
    await followMove(play, round, pending);
    await tellPlay(house, round);
    return 0;
  }
  const soFar = playSoFar(round);
  if (!soFar.turn) {
    await endPlay(house, round);
    return 0;
  }
  const leftMs = turnEndsAt(round, soFar) - now;
  if (leftMs > 0) return leftMs;
  if (leftMs < -AWAY_MS) await resume(house, round);
  else await decideForIdle(house, round);
  await tellPlay(house, round);
  return 0;
}

/** Who could not decide because the house was away gets the whole time again. */
async function resume(house: House, { id }: LiveRound): Promise<void> {
  await house.db
    .updateTable('live_rounds')
    .set({ resumed_at: house.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Hands stand and insurance is declined when the time is over. */
async function decideForIdle(house: House, seen: LiveRound): Promise<void> {
  await begin(house.db, async (tx) => {
    let round = await holdTurns(tx, seen);
    const soFar = round && playSoFar(round);
    // Somebody may have decided in the last moment: then another one has their time.
    if (!soFar?.turn || house.clock.now().getTime() < turnEndsAt(round!, soFar)) return;
    for (const seat of soFar.turn.seats) {
      const decision = { seat, move: idleMove(soFar.turn.moves), memberId: null };
      const next = nextMove(house, round!, decision);
      if (!next) return;
      await keepMove(tx, round!, next.move);
      round = withMoves(round!, [...round!.seated!.moves, next.move]);
    }
  });
}
