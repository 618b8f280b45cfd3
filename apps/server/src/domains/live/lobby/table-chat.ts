import type { live as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readConversation, sayInRoom, toSaid } from '../../content/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { findTable, isTableFor, standingOf } from '../tables/table.ts';

type Wanted = Output<typeof contract.chat.input>;
type Words = Output<typeof contract.sayAtTable.input>;

/** What was said at a table: a room like the one for all, with the same rules and moderators. */
export async function readTableChat(house: House, caller: Caller, { tableId, before }: Wanted) {
  refuseUnknown(house, caller, tableId);
  const { rows, hasMore } = await readConversation(house, { thread: null, room: tableId, before });
  return { list: rows.map((row) => toSaid(row, caller.memberId)), hasMore };
}

/** Who takes time away from play is not drawn back to a table by talk. */
export async function sayAtTable(house: House, caller: Caller, { tableId, text }: Words) {
  refuseUnknown(house, caller, tableId);
  await assertNotExcluded(house.db, caller.memberId, house.clock.now());
  return sayInRoom(house, caller, text, tableId);
}

function refuseUnknown(house: House, caller: Caller, tableId: string): void {
  const table = findTable(tableId);
  if (!standingOf(house, table).isOpen || !isTableFor(house, caller, tableId)) {
    refuse('GAME_NOT_FOUND');
  }
}
