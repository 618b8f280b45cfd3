import type { messagingBroadcastsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { namesByNumber, operatorNames, type SubjectNames } from '../../operators/index.ts';
import { segmentNames } from '../../promotions/index.ts';
import { type Broadcast, findBroadcast, readContent } from './broadcast.ts';

type Listed = Output<typeof contract.listBroadcasts.value>;

export async function listBroadcasts(
  house: House,
  { state, page, pageSize }: Output<typeof contract.listBroadcasts.input>,
): Promise<Listed> {
  let of = house.db.selectFrom('broadcasts');
  if (state) of = of.where('state', '=', state);
  const { count } = await of
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const found = rows.map((row) => ({ ...row, content: readContent(row.content) }));
  return pageOf(await describe(house, found), Number(count), { page, pageSize });
}

export async function showBroadcast(
  house: House,
  id: string,
): Promise<Output<typeof contract.showBroadcast.value>> {
  const found = await findBroadcast(house.db, id);
  const [shown] = await describe(house, [found]);
  return { ...shown!, content: found.content };
}

async function describe(house: House, rows: readonly Broadcast[]): Promise<Listed['list']> {
  const segments = await segmentNames(house.db);
  const operators = await operatorNames(house, [...new Set(rows.map((row) => row.updated_by))]);
  const counts = await countsOf(
    house,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: String(row.id),
    name: row.content.name,
    state: row.state,
    segment: segments.get(row.content.segmentId) ?? '',
    channels: row.content.channels,
    nextAt: row.next_at?.getTime() ?? null,
    ...(counts.get(row.id) ?? { chosen: 0, control: 0, sent: 0 }),
    version: row.version,
    updatedAt: row.updated_at.getTime(),
    updatedBy: operators.get(row.updated_by) ?? null,
  }));
}

type Counts = { chosen: number; control: number; sent: number };

/** Members of all its runs; one who got it by two ways was written to once. */
async function countsOf({ reports }: House, ids: readonly bigint[]): Promise<Map<bigint, Counts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Counts & { id: bigint }>`
    select u.broadcast_id as id, count(*)::int as chosen,
      count(*) filter (where r.is_control)::int as control,
      count(*) filter (where exists (select 1 from broadcast_sends s
        where s.run_id = r.run_id and s.member_id = r.member_id and s.state = 'SENT'))::int as sent
    from broadcast_runs u join broadcast_recipients r on r.run_id = u.id
    where u.broadcast_id = any(${ids.map(String)}::bigint[]) group by 1`.execute(reports);
  return new Map(rows.map(({ id, chosen, control, sent }) => [id, { chosen, control, sent }]));
}

/** Messages by their names. */
export const broadcastSubjects: SubjectNames = {
  of: 'broadcast',
  names: namesByNumber(async ({ db }, ids) => {
    const rows = await db.selectFrom('broadcasts').selectAll().where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, content }) => [id, readContent(content).name]));
  }),
};
