import type { House } from '../../../platform/house.ts';
import type { BotView } from '../hands/bot-seed.ts';
import { showTable } from '../hands/show-table.ts';
import { seatOfMember } from '../tables/open-table.ts';
import { findTable } from '../tables/table-rows.ts';

/** Somebody's chair, and what is asked of them now. */
export type SeatedMember = {
  memberId: bigint;
  tableId: bigint;
  stakeId: string;
  game: string;
  /** Takes no part in hands: they asked to, have no chips left or were not there. */
  isOut: boolean;
  /** Other members at the table. */
  others: bigint[];
  turn: { handId: string; moves: number; view: BotView } | null;
};

/** Where some members sit; each is shown what they may see and nothing else. */
export async function seatedMembers(
  house: House,
  memberIds: readonly bigint[],
): Promise<SeatedMember[]> {
  if (memberIds.length === 0) return [];
  const rows = await house.db
    .selectFrom('card_sitters')
    .select(['table_id', 'member_id'])
    .where('member_id', 'in', [...memberIds])
    .orderBy('table_id')
    .execute();
  const found = await Promise.all(
    rows.map(({ table_id, member_id }) => seatedAt(house, table_id, member_id)),
  );
  return found.filter((one) => one !== undefined);
}

async function seatedAt(
  house: House,
  tableId: bigint,
  memberId: bigint,
): Promise<SeatedMember | undefined> {
  const table = await findTable(house.db, tableId, house.clock.now());
  const own = table && seatOfMember(table, memberId);
  if (!table || !own) return undefined;
  const isAsked =
    table.hand?.state === 'playing' && table.clocks.some(({ seat }) => seat === own.seat);
  const { hand } = isAsked ? await showTable(house, table, memberId) : { hand: null };
  const { stake } = table;
  return {
    memberId,
    tableId,
    stakeId: stake.id,
    game: stake.game.code,
    isOut: own.out !== null,
    others: table.seats.flatMap((one) =>
      one === own || one.memberId === null ? [] : [BigInt(one.memberId)],
    ),
    turn: hand && turnOf(hand),
  };
}

/** The clock of a chair may run for whoever sat there before: nothing is asked of who took it in the hand. */
function turnOf({
  handId,
  moves,
  view,
}: {
  handId: string;
  moves: number;
  view: unknown;
}): SeatedMember['turn'] {
  const own = view as BotView;
  return own.options === null ? null : { handId, moves, view: own };
}
