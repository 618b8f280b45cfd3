import { identityOperator as contract, type Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  alikeAmong,
  findAlike,
  findInvited,
  findMember,
  memberRowsOf,
} from '../../members/index.ts';

type Linked = Output<typeof contract.linkedMembers.value>;
type Tie = Linked['list'][number]['ties'][number];
type Tied = { member_id: bigint; tie: Tie };

const MAX_LINKED = 30;
/** An address behind which more play is a carrier's or a café's, and says nothing of a person. */
const MAX_AT_ADDRESS = 20;
const PLACES_LOOKED_AT = 50;

/** Who may be the same person, or close to them: advice for who decides, not a judgement. */
export async function linkedMembers(house: House, memberId: bigint): Promise<Linked> {
  if (!(await findMember(house.db, memberId))) refuse('NOT_FOUND');
  const found: Tied[] = [
    ...(await atSamePlaces(house, memberId)),
    ...(await atSameAccounts(house, memberId)),
    ...(await findAlike(house, memberId, MAX_LINKED)),
    ...(await findInvited(house, memberId, MAX_LINKED)),
  ];
  const ties = new Map<bigint, Tie[]>();
  for (const { member_id, tie } of found) {
    const known = ties.get(member_id) ?? [];
    if (!known.includes(tie)) ties.set(member_id, [...known, tie]);
  }
  // The more there is in common, the closer to the top.
  const closest = [...ties].sort((a, b) => b[1].length - a[1].length);
  const rows = await memberRowsOf(
    house,
    closest.slice(0, MAX_LINKED).map(([id]) => id),
  );
  const list = closest.flatMap(([id, shared]) => {
    const row = rows.find((one) => one.id === Number(id));
    // A trial account has no owner of its own.
    if (!row || row.kind === 'trial') return [];
    return [{ memberId: row.id, username: row.username, isFrozen: row.isFrozen, ties: shared }];
  });
  const between = await tiesAmong(
    house,
    list.map((one) => BigInt(one.memberId)),
  );
  return { list, between, isCut: closest.length > MAX_LINKED };
}

type Pair = { one: bigint; other: bigint; tie: Tie };

/** What those who are linked share among themselves, so that a group is seen as one. */
async function tiesAmong(house: House, ids: readonly bigint[]): Promise<Linked['between']> {
  if (ids.length < 2) return [];
  const { rows } = await sql<Pair>`
    select a.member_id as one, b.member_id as other,
      case when a.place like 'device:%' then 'device' else 'address' end as tie
    from known_places a join known_places b on b.place = a.place and b.member_id > a.member_id
    where a.member_id = any(${ids}::bigint[]) and b.member_id = any(${ids}::bigint[])
      and (a.place like 'device:%' or (select count(*) from (select from known_places k
        where k.place = a.place limit ${MAX_AT_ADDRESS + 2}) as c) <= ${MAX_AT_ADDRESS + 1})
    union
    select a.member_id, b.member_id, 'account' from payout_accounts a
    join payout_accounts b on b.account_lookup = a.account_lookup and b.member_id > a.member_id
    where a.member_id = any(${ids}::bigint[]) and b.member_id = any(${ids}::bigint[])`.execute(
    house.reports,
  );
  const pairs = new Map<string, Linked['between'][number]>();
  for (const { one, other, tie } of [...rows, ...(await alikeAmong(house, ids))]) {
    const key = `${one} ${other}`;
    const pair = pairs.get(key) ?? { one: Number(one), other: Number(other), ties: [] };
    const ties = new Set([...pair.ties, tie]);
    pairs.set(key, { ...pair, ties: contract.memberTies.filter((known) => ties.has(known)) });
  }
  return [...pairs.values()];
}

/** One more is read than counts at an address, so that a crowded one is known as such. */
async function atSamePlaces(house: House, memberId: bigint): Promise<Tied[]> {
  const { rows } = await sql<Tied>`
    with own as (
      select place from known_places where member_id = ${memberId}
      order by last_at desc limit ${PLACES_LOOKED_AT}),
    shared as (
      select own.place, o.member_id, count(*) over (partition by own.place) as others
      from own cross join lateral (
        select k.member_id from known_places k
        where k.place = own.place and k.member_id <> ${memberId}
        limit ${MAX_AT_ADDRESS + 1}) o)
    select distinct member_id, case when place like 'device:%' then 'device' else 'address' end as tie
    from shared where place like 'device:%' or others <= ${MAX_AT_ADDRESS}`.execute(house.reports);
  return rows;
}

async function atSameAccounts(house: House, memberId: bigint): Promise<Tied[]> {
  const { rows } = await sql<Tied>`
    select distinct o.member_id, 'account' as tie from payout_accounts m
    join payout_accounts o on o.account_lookup = m.account_lookup and o.member_id <> m.member_id
    where m.member_id = ${memberId} limit ${MAX_LINKED}`.execute(house.reports);
  return rows;
}
