import type { agentsPlacementOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByUsername, kindOf, TRIAL } from '../../members/index.ts';
import { findContracts, LIVE, showContracts } from '../contracts/contract-rows.ts';
import { sizesOfTeams } from '../sums/team-people.ts';

type Input = Output<typeof contract.browseTree.input>;
type Shown = Output<typeof contract.browseTree.value>;

/** The tree a level at a time: the top, or who stands below someone. */
export async function browseTree(
  house: House,
  { username, page, pageSize }: Input,
): Promise<Shown> {
  const parent = username
    ? ((await findByUsername(house.db, username)) ?? refuse('NOT_FOUND'))
    : undefined;
  const level = house.reports
    .selectFrom('team_members')
    .where('upline_id', parent ? '=' : 'is', parent?.id ?? null)
    .where('type', '<>', TRIAL);
  const [rows, { count }] = await Promise.all([
    level.selectAll().orderBy('id').$call(onPage({ page, pageSize })).execute(),
    level.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const sizes = await sizesOfTeams(house.reports, rows);
  const contracts = await findContracts(house.reports, {
    receiverIds: ids,
    states: ['PENDING', ...LIVE],
  });
  const shown = await showContracts(house.reports, 0n, contracts);
  const list = rows.map((row) => ({
    id: Number(row.id),
    username: row.username,
    type: row.type,
    level: row.level,
    kind: kindOf(row.type) === 'agent' ? ('AGENT' as const) : ('PLAYER' as const),
    teamCount: sizes.get(row.id) ?? 1,
    isFrozen: row.frozen_at !== null,
    contracts: shown.filter(({ receiverId }) => BigInt(receiverId) === row.id),
  }));
  return pageOf(list, count, { page, pageSize });
}
