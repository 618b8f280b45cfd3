import type { cardroomDeskOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { usernamesOf } from '../../members/index.ts';
import { cardStakes } from '../stakes/stake.ts';
import { stakeName } from './stake-name.ts';

type Listed = Output<typeof contract.listHands.value>;

/** Hands for the desk: nobody's cards are among what it shows. */
export async function listOperatorHands(
  { reports }: House,
  { memberId, tableId, handId, page, pageSize }: Output<typeof contract.listHands.input>,
): Promise<Listed> {
  let of = reports.selectFrom('card_hands as h');
  if (handId !== undefined) of = of.where('h.id', '=', BigInt(handId));
  if (tableId !== undefined) of = of.where('h.table_id', '=', BigInt(tableId));
  if (memberId !== undefined) {
    of = of.where('h.id', 'in', (from) =>
      from.selectFrom('card_players').select('hand_id').where('member_id', '=', BigInt(memberId)),
    );
  }
  const { count } = await of
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from card_moves m where m.hand_id = h.id)`.as('moves'),
    )
    .orderBy('h.id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const ids = rows.flatMap(({ seats }) => seats.flatMap(({ memberId: id }) => id ?? []));
  const names = await usernamesOf(reports, ids.map(BigInt));
  const list = rows.map((row) => {
    const isSitAndGo = cardStakes.get(row.stake_id)?.isSitAndGo ?? false;
    const results = new Map(row.result?.seats.map((one) => [one.seat, one]));
    return {
      handId: String(row.id),
      tableId: String(row.table_id),
      stakeId: row.stake_id,
      stakeName: stakeName(row.stake_id),
      game: row.game,
      number: row.number,
      currency: row.currency,
      state: row.state,
      startedAt: row.started_at.getTime(),
      endedAt: row.ended_at?.getTime() ?? null,
      players: row.seats.map(({ seat, memberId: id, name }) => {
        const result = results.get(seat);
        return {
          seat,
          memberId: id === null ? null : Number(id),
          name: id === null ? name : (names.get(BigInt(id)) ?? name),
          // Chips of a sit-and-go are no money.
          net: result && !isSitAndGo ? BigInt(result.won - result.putIn) : null,
        };
      }),
      rake: BigInt([...results.values()].reduce((sum, { rake }) => sum + rake, 0)),
      moves: row.moves,
    };
  });
  return pageOf(list, Number(count), { page, pageSize });
}
