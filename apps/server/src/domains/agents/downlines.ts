import type { agentsReports as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../platform/house.ts';
import { chainOf, kindOf, type Member, usernameKey } from '../members/index.ts';
import { namesOf } from './contract-rows.ts';
import { leaderOf, teamMember } from './team.ts';
import { teamPattern } from './team-path.ts';

type Wish = Output<typeof contract.downlines.input>;
type Shown = Output<typeof contract.downlines.value>;

/** People below the asker, as they stand at this moment; nobody else can be reached by any parameter. */
export async function listDownlines(house: House, agentId: bigint, wish: Wish): Promise<Shown> {
  const asker = await leaderOf(house.db, agentId);
  const parent = await teamMember(house.db, agentId, wish.username);
  const people = peopleOf(house, asker, parent, wish);
  const [rows, { count }] = await Promise.all([
    people
      .selectAll()
      .orderBy('id')
      .limit(wish.size)
      .offset((wish.page - 1) * wish.size)
      .execute(),
    people.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const [facts, rebates, contracts, path] = await Promise.all([
    factsOf(house, ids),
    rebatesOfAll(house, ids),
    contractsOfAll(house, ids),
    pathNames(house, asker, parent),
  ]);
  const list = rows.map((row): Shown['list'][number] => {
    const isDirect = row.upline_id === asker.id;
    return {
      ...{ customerId: Number(row.id), username: row.username, nickname: row.nickname },
      ...{ type: row.type, kind: kindOf(row.type) === 'agent' ? 'AGENT' : 'PLAYER' },
      ...{ level: row.level - asker.level, isDirect, rebates: rebates.get(row.id) ?? {} },
      ...facts.get(row.id)!,
      lastLogin: row.last_login_at?.getTime() ?? null,
      lastLoginPlace: isDirect ? row.last_login_place : null,
      ...{ registeredAt: row.registered_at.getTime(), isFrozen: row.frozen_at !== null },
      contracts: contracts.filter(({ receiver_id }) => receiver_id === row.id),
    };
  });
  return { list, path, total: count, totalPages: Math.ceil(count / wish.size) };
}

const AGENTS = [1, 2, 41, 42];

function peopleOf({ reports }: House, asker: Member, parent: Member, { search, kind }: Wish) {
  return reports
    .selectFrom('team_members')
    .where('path', 'like', teamPattern(asker.path))
    .where('id', '<>', asker.id)
    .$if(search === undefined, (query) => query.where('upline_id', '=', parent.id))
    .$if(search !== undefined, (query) =>
      query.where(
        sql`lower(username)`,
        'like',
        `${usernameKey(search!).replace(/[\\%_]/g, '\\$&')}%`,
      ),
    )
    .$if(kind === 'AGENT', (query) => query.where('type', 'in', AGENTS))
    .$if(kind === 'PLAYER', (query) => query.where('type', 'not in', AGENTS));
}

type Facts = { balance: bigint; teamBalance: bigint; teamCount: number; directCount: number };

async function factsOf({ reports }: House, ids: readonly bigint[]): Promise<Map<bigint, Facts>> {
  const { rows } = await sql<Facts & { id: bigint }>`select m.id,
      coalesce((select sum(balance) from spendable_balances where member_id = m.id), 0)::bigint as balance,
      (select count(*)::int from team_members d where d.upline_id = m.id) as "directCount",
      team.count as "teamCount", team.balance as "teamBalance"
    from team_members m cross join lateral (
      select count(distinct t.id)::int as count, coalesce(sum(b.balance), 0)::bigint as balance
      from team_members t left join spendable_balances b on b.member_id = t.id
      where t.path like m.path || '%') team
    where m.id = any(${ids.map(String)}::bigint[])`.execute(reports);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

async function rebatesOfAll({ reports }: House, ids: readonly bigint[]) {
  const found = new Map<bigint, Record<string, bigint>>();
  if (ids.length === 0) return found;
  const rows = await reports
    .selectFrom('given_rebates')
    .selectAll()
    .where('member_id', 'in', ids)
    .execute();
  for (const { member_id, category, rate } of rows) {
    found.set(member_id, { ...found.get(member_id), [category]: rate });
  }
  return found;
}

async function contractsOfAll({ reports }: House, ids: readonly bigint[]) {
  const { rows } = await sql<{ receiver_id: bigint; kind: string; status: string }>`
    select receiver_id, kind, case state when 'ACTIVE' then 'A' when 'PENDING' then 'P' else 'E' end as status
    from contracts where receiver_id = any(${ids.map(String)}::bigint[])
      and state in ('PENDING', 'ACTIVE', 'TERMINATING') order by id`.execute(reports);
  return rows;
}

/** Names from the asker down: what lies above him is not shown. */
async function pathNames({ reports }: House, asker: Member, parent: Member): Promise<string[]> {
  const chain = chainOf(parent);
  const below = chain.slice(chain.indexOf(asker.id));
  const names = await namesOf(reports, below);
  return below.map((id) => names.get(id) ?? '');
}
