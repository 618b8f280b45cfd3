import type { cardroomDeskOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';

type Listed = Output<typeof contract.listSuspicions.value>;
type Kind = Listed['list'][number]['kind'];

export async function listSuspicions(
  house: House,
  { state, page, pageSize }: Output<typeof contract.listSuspicions.input>,
): Promise<Listed> {
  const of = house.reports
    .selectFrom('card_suspicions as s')
    .innerJoin('card_hands as h', 'h.id', 's.hand_id')
    .where('s.state', '=', state);
  const { count } = await of
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll('s')
    .select(['h.table_id', 'h.stake_id'])
    .orderBy('s.id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const ids = rows.flatMap(({ member_id, other_id }) => [member_id, other_id]);
  const names = await usernamesOf(house.reports, ids);
  const by = rows.flatMap(({ decided_by }) => decided_by ?? []);
  const operators = await operatorNames(house, [...new Set(by)]);
  const list = rows.map((row) => ({
    suspicionId: String(row.id),
    handId: String(row.hand_id),
    tableId: String(row.table_id),
    stakeId: row.stake_id,
    kind: row.kind as Kind,
    memberId: Number(row.member_id),
    username: names.get(row.member_id) ?? '',
    otherId: Number(row.other_id),
    otherName: names.get(row.other_id) ?? '',
    amount: BigInt(row.facts.amount ?? 0),
    hands: row.facts.hands ?? 1,
    foundAt: row.found_at.getTime(),
    state: row.state,
    note: row.note,
    decidedBy: row.decided_by ? (operators.get(row.decided_by) ?? null) : null,
  }));
  return pageOf(list, Number(count), { page, pageSize });
}

export async function decideSuspicion(
  house: House,
  caller: Caller,
  { suspicionId, isConfirmed, note }: Output<typeof contract.decideSuspicion.input>,
): Promise<null> {
  const state = isConfirmed ? 'confirmed' : 'cleared';
  await begin(house.db, async (tx) => {
    const row = await tx
      .updateTable('card_suspicions')
      .set({ state, note, decided_by: caller.operatorId, decided_at: house.clock.now() })
      .where('id', '=', BigInt(suspicionId))
      .where('state', '=', 'open')
      .returning(['hand_id', 'member_id', 'other_id', 'kind'])
      .executeTakeFirst();
    if (!row) refuse('ALREADY_DECIDED');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cardroom.suspicion.decided',
      subject: `member:${row.member_id}`,
      after: {
        handId: String(row.hand_id),
        kind: row.kind,
        other: String(row.other_id),
        state,
        note,
      },
      address: caller.address,
    });
  });
  return null;
}
