import type { live as contract, Output } from '@baize/contract';
import { begin } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { balanceOfPlayer, findBet, type Play, type Player } from '../../play/index.ts';
import { keptOf } from '../bet-chips.ts';
import { followMove } from '../rounds/followers.ts';
import { tellPlay } from '../rounds/playing.ts';
import { decisionOrder, raiseFor } from '../rounds/raise-order.ts';
import type { LiveRound, SeatMove, SeatPlace } from '../rounds/round.ts';
import { findRound } from '../rounds/round-rows.ts';
import { type Decision, holdTurns, keepMove, nextMove } from '../rounds/turns.ts';
import { findTable } from '../tables/table.ts';

type Input = Output<typeof contract.decide.input>;
type Decided = Output<typeof contract.decide.value>;

/** A decision of who sits there: the next one that is asked of the seat, or the same one again. */
export async function decide(play: Play, player: Player, input: Input): Promise<Decided> {
  findTable(input.tableId);
  const { house } = play;
  const round = await findRound(house, input.tableId, BigInt(input.number));
  const place = round?.seated?.places.find(
    ({ seat, memberId, currency, isBehind }) =>
      seat === input.seat &&
      !isBehind &&
      memberId === player.memberId &&
      currency === player.currency,
  );
  if (!round || !place) refuse('NOT_SEATED');
  const made = round.seated!.moves.filter(({ seat }) => seat === input.seat);
  const before = made[input.decision];
  if (before && before.move !== input.move) refuse('NOT_YOUR_TURN');
  if (!before) {
    if (made.length !== input.decision) refuse('NOT_YOUR_TURN');
    const { seat, move } = input;
    await make(play, { round, place, decision: { seat, move, memberId: player.memberId }, input });
  }
  return { balance: await balanceOfPlayer(house, player) };
}

type Making = { round: LiveRound; place: SeatPlace; decision: Decision; input: Input };

async function make(play: Play, making: Making): Promise<void> {
  const { round, decision } = making;
  const isPaid = ['double', 'split', 'insure'].includes(decision.move);
  const move = isPaid ? await makePaid(play, making) : await makeFree(play, making);
  if (move && !move.isTold) await followMove(play, round, move);
  await tellPlay(play.house, round);
}

async function makeFree({ house }: Play, { round, decision }: Making): Promise<SeatMove> {
  return begin(house.db, async (tx) => {
    const held = await holdTurns(tx, round);
    const next = held && nextMove(house, held, decision);
    if (!next) refuse('NOT_YOUR_TURN');
    await keepMove(tx, held, next.move);
    return next.move;
  });
}

/** Undefined when the request was heard before: its decision stands, and is told by whoever made it. */
async function makePaid(
  play: Play,
  { round, place, decision, input }: Making,
): Promise<SeatMove | undefined> {
  const { house } = play;
  const bet = (await findBet(house.db, place.betId)) ?? refuse('BET_NOT_FOUND');
  const raise = raiseFor(round, decision, bet);
  if (raise.size === 0) refuse('NOT_YOUR_TURN');
  const { requestId } = input;
  const verdict = await play.lanes.put(
    decisionOrder({ house, round, bet, raise, requestId, decision }),
  );
  if ('refused' in verdict) refuse(verdict.refused);
  if ('answer' in verdict) return verdict.answer.move;
  const known = await findBet(house.db, verdict.repeats);
  const isSame = known && keptOf(known).parts.some((part) => part.requestId === requestId);
  if (known?.id !== place.betId || !isSame) refuse('REQUEST_DIFFERS');
  return undefined;
}
