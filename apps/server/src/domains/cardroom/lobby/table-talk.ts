import type { cardroomLobby as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readConversation, sayInRoom, toSaid } from '../../content/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { talkRoomOf } from '../hands/talk-room.ts';
import { type OpenTable, seatOfMember } from '../tables/open-table.ts';
import { findTable } from '../tables/table-rows.ts';

/** What was said at a table; the words of a private room are for those who sit there. */
export async function readTalk(
  house: House,
  caller: Caller,
  { tableId, before }: Output<typeof contract.readTalk.input>,
): Promise<Output<typeof contract.readTalk.value>> {
  const table = await tableOf(house, tableId);
  if (table.code !== null && !seatOfMember(table, caller.memberId)) refuse('TABLE_CLOSED');
  const room = talkRoomOf(table);
  const { rows, hasMore } = await readConversation(house, { thread: null, room, before });
  return { list: rows.map((row) => toSaid(row, caller.memberId)), hasMore };
}

/** Whoever sits there may speak, by the rules of the room for all: its forbidden words, its silences. */
export async function sayAtTable(
  house: House,
  caller: Caller,
  { tableId, text }: Output<typeof contract.sayAtTable.input>,
): Promise<Output<typeof contract.sayAtTable.value>> {
  const table = await tableOf(house, tableId);
  if (!seatOfMember(table, caller.memberId)) refuse('NOT_SEATED');
  await assertNotExcluded(house.db, caller.memberId, house.clock.now());
  return sayInRoom(house, caller, text, talkRoomOf(table));
}

async function tableOf(house: House, tableId: string): Promise<OpenTable> {
  return (await findTable(house.db, BigInt(tableId), house.clock.now())) ?? refuse('TABLE_CLOSED');
}
