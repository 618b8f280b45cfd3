import { addDays, dayOf, minutes, startOfDay } from '@baize/calendar';
import type { agentsCentre as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { chainOf, kindOf, type Member, usernameKey } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { findContracts, LIVE, statusOf } from '../contracts/contract-rows.ts';
import { factsOfTeams } from '../sums/team-people.ts';
import { namesOf } from '../tree/names.ts';
import { leaderOf, teamMember } from '../tree/team.ts';
import { teamPattern } from '../tree/team-path.ts';

type Input = Output<typeof contract.downlines.input>;
type Shown = Output<typeof contract.downlines.value>;

/** People below the asker, as they stand at this moment; nobody else can be reached by any parameter. */
export async function listDownlines(house: House, agentId: bigint, input: Input): Promise<Shown> {
  const asker = await leaderOf(house.db, agentId);
  const parent = await teamMember(house.db, agentId, input.username);
  const people = peopleOf(house, asker, parent, input);
  const [rows, { count }] = await Promise.all([
    people
      .selectAll()
      .orderBy('id')
      .limit(input.size)
      .offset((input.page - 1) * input.size)
      .execute(),
    people.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const [facts, teams, rebates, contracts, path] = await Promise.all([
    factsOf(house, ids),
    factsOfTeams(house.reports, rows),
    rebatesOfAll(house, ids),
    contractsOfAll(house, ids),
    pathNames(house, asker, parent),
  ]);
  const list = rows.map((row): Shown['list'][number] => {
    const isDirect = row.upline_id === asker.id;
    return {
      customerId: Number(row.id),
      username: row.username,
      nickname: row.nickname,
      type: row.type,
      kind: kindOf(row.type) === 'agent' ? 'AGENT' : 'PLAYER',
      level: row.level - asker.level,
      isDirect,
      rebates: rebates.get(row.id) ?? {},
      ...facts.get(row.id)!,
      ...teams.get(row.id)!,
      lastLogin: row.last_login_at?.getTime() ?? null,
      lastLoginPlace: isDirect ? row.last_login_place : null,
      registeredAt: row.registered_at.getTime(),
      isFrozen: row.frozen_at !== null,
      contracts: contracts.filter(({ receiver_id }) => receiver_id === row.id),
    };
  });
  return { list, path, total: count, totalPages: Math.ceil(count / input.size) };
}

const AGENTS = [1, 2, 41, 42];
const ONLINE_MS = minutes(5);

function peopleOf(house: House, asker: Member, parent: Member, input: Input) {
  const { search, kind, isOnline, balanceFrom, balanceTo, idleDays } = input;
  const since = seenSince(house);
  return house.reports
    .selectFrom('team_members')
    .where('path', 'like', teamPattern(asker.path))
    .where('id', '<>', asker.id)
    .$if(search === undefined, (query) => query.where('upline_id', '=', parent.id))
    .$if(search !== undefined, (query) =>
      query.where('username_key', 'like', `${usernameKey(search!).replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(kind === 'AGENT', (query) => query.where('type', 'in', AGENTS))
    .$if(kind === 'PLAYER', (query) => query.where('type', 'not in', AGENTS))
    .$if(isOnline !== undefined, (query) =>
      query.where(isOnline ? isHere(since) : sql<boolean>`not ${isHere(since)}`),
    )
    .$if(balanceFrom !== undefined, (query) => query.where(BALANCE, '>=', balanceFrom!))
    .$if(balanceTo !== undefined, (query) => query.where(BALANCE, '<=', balanceTo!))
    .$if(idleDays !== undefined, (query) => query.where(isIdle(house, idleDays!)))
    .where(registeredIn(house, input));
}

function seenSince(house: House): Date {
  return new Date(house.clock.now().getTime() - ONLINE_MS);
}

const BALANCE = sql<bigint>`coalesce((select sum(b.balance) from spendable_balances b
  where b.member_id = team_members.id), 0)`;

const isHere = (since: Date) => sql<boolean>`exists (select 1 from living_sessions s
  where s.member_id = team_members.id and s.last_seen_at >= ${since})`;

function isIdle(house: House, days: number) {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  return sql<boolean>`not exists (select 1 from member_bets b
    where b.member_id = team_members.id and b.day > ${addDays(today, -days)} and b.bets > 0)`;
}

function registeredIn(house: House, { registeredFrom, registeredTo }: Input) {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const from = registeredFrom ? startOfDay(registeredFrom, offset) : new Date(0);
  const until = registeredTo ? startOfDay(addDays(registeredTo, 1), offset) : null;
  return sql<boolean>`registered_at >= ${from} and (${until}::timestamptz is null or registered_at < ${until})`;
}

type Facts = { balance: bigint; directCount: number; isOnline: boolean };

async function factsOf(house: House, ids: readonly bigint[]): Promise<Map<bigint, Facts>> {
  const { rows } = await sql<
    Facts & { id: bigint }
  >`select team_members.id, ${BALANCE}::bigint as balance,
      (select count(*)::int from team_members d where d.upline_id = team_members.id) as "directCount",
      ${isHere(seenSince(house))} as "isOnline"
    from team_members where id = any(${ids.map(String)}::bigint[])`.execute(house.reports);
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
  const found = await findContracts(reports, { receiverIds: ids, states: ['PENDING', ...LIVE] });
  return found.map(({ receiver_id, kind, state, terms }) => ({
    receiver_id,
    kind: kind as string,
    status: statusOf(state),
    rate: terms.tiers.reduce((top, tier) => highest(top, tier.rate, tier.lossRate), 0n),
  }));
}

function highest(...rates: bigint[]): bigint {
  return rates.reduce((top, rate) => (rate > top ? rate : top), 0n);
}

/** Names from the asker down: what lies above them is not shown. */
async function pathNames({ reports }: House, asker: Member, parent: Member): Promise<string[]> {
  const chain = chainOf(parent);
  const below = chain.slice(chain.indexOf(asker.id));
  const names = await namesOf(reports, below);
  return below.map((id) => names.get(id) ?? '');
}
