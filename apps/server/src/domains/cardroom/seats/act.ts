import type { cardroomSeats as contract, Output, RefusalCode } from '@baize/contract';
import type { MoveFault } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type CardRoom, changeTable } from '../hands/change-table.ts';
import { stateOf } from '../hands/hand-state.ts';
import { makeMove } from '../hands/moves.ts';
import { type ShownTable, showTable } from '../hands/show-table.ts';
import { seatOfMember, sitterOf } from '../tables/open-table.ts';

const REFUSALS: Readonly<Record<MoveFault, RefusalCode>> = {
  'not-your-turn': 'NOT_YOUR_TURN',
  malformed: 'MOVE_NOT_ALLOWED',
  'not-allowed': 'MOVE_NOT_ALLOWED',
  'no-play': 'CARDS_NO_PLAY',
  'too-low': 'CARDS_TOO_LOW',
  'without-lowest': 'LOWEST_CARD_FIRST',
  'must-lead': 'MUST_LEAD',
  'in-check': 'GENERAL_IN_CHECK',
};

/**
 * One move of a hand, made on what others had done by then where that is named. The same request again
 * finds it made, and is shown the table as it stands.
 */
export async function act(
  room: CardRoom,
  caller: Caller,
  input: Output<typeof contract.act.input>,
): Promise<ShownTable> {
  const { house } = room.play;
  const { table } = await changeTable(room, BigInt(input.tableId), async (now, tx) => {
    const own = seatOfMember(now, caller.memberId) ?? refuse('NOT_SEATED');
    const requestId = `${own.seat}:${input.requestId}`;
    if (await isMade(tx, BigInt(input.handId), requestId)) return;
    const { hand } = now;
    if (hand?.id !== BigInt(input.handId) || hand.state !== 'playing') refuse('NOT_YOUR_TURN');
    const isDealtIn = sitterOf(now, own.seat) === own;
    const clock = now.clocks.find(({ seat }) => seat === own.seat);
    if (!isDealtIn || !clock || clock.dueAt <= now.at) refuse('NOT_YOUR_TURN');
    if (input.moves !== undefined && input.moves !== now.moves) refuse('CHANGED_MEANWHILE');
    await stateOf(house, tx, now);
    const made = { seat: own.seat, move: input.move ?? null, by: 'player', requestId } as const;
    const fault = makeMove(house, now, made);
    if (fault) refuse(REFUSALS[fault]);
  });
  return showTable(house, table, caller.memberId);
}

async function isMade(tx: Transaction, handId: bigint, requestId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('card_moves')
    .select('n')
    .where('hand_id', '=', handId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}
