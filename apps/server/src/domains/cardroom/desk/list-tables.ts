import type { cardroomDeskOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { type CardRoom, changeTable } from '../hands/change-table.ts';
import { isBot } from '../tables/open-table.ts';
import type { SitAndGo } from '../tables/sit-and-go-rows.ts';
import { stakeName } from './stake-name.ts';

type Listed = Output<typeof contract.listTables.value>;

export async function listOpenTables(
  { reports }: House,
  { stakeId, page, pageSize }: Output<typeof contract.listTables.input>,
): Promise<Listed> {
  let open = reports.selectFrom('card_tables').where('closed_at', 'is', null);
  if (stakeId !== undefined) open = open.where('stake_id', '=', stakeId);
  const { count } = await open
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await open
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const people = rows.flatMap(({ seats }) => seats).filter((seat) => !isBot(seat));
  const names = await usernamesOf(
    reports,
    people.map(({ memberId }) => BigInt(memberId!)),
  );
  const list = rows.map((row) => ({
    tableId: String(row.id),
    stakeId: row.stake_id,
    stakeName: stakeName(row.stake_id),
    game: row.game,
    number: row.number,
    currency: row.currency,
    isPrivate: row.code !== null,
    hands: row.hands,
    isPlaying: row.clocks.length > 0,
    openedAt: row.opened_at.getTime(),
    people: row.seats
      .filter((seat) => !isBot(seat))
      .map(({ memberId, stack }) => ({
        memberId: Number(memberId),
        username: names.get(BigInt(memberId!)) ?? '',
        stack: BigInt(stack),
      })),
    bots: row.seats.filter(isBot).length,
  }));
  return pageOf(list, Number(count), { page, pageSize });
}

/** Everyone gets up when the hand is over; what they have at risk in it is played out. */
export async function closeTable(
  room: CardRoom,
  caller: Caller,
  { tableId, reason }: Output<typeof contract.closeTable.input>,
): Promise<null> {
  const { house } = room.play;
  await changeTable(room, BigInt(tableId), async (table, tx) => {
    if (table.sitAndGo) callOffEntries(table.sitAndGo);
    else for (const seat of table.seats) seat.isLeaving = true;
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cardroom.table.closed',
      subject: `cards:${table.stake.id}`,
      after: { table: tableId, reason },
      address: caller.address,
    });
  });
  return null;
}

/** Before it begins everyone gets the entry back; after that, money moves only with a second person. */
function callOffEntries({ state, entrants }: SitAndGo): void {
  if (state !== 'registering') refuse('ACTION_NOT_ALLOWED');
  for (const entrant of entrants) entrant.isLeaving = true;
}
