import type { protectionExclusionsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { recordEvent } from '../record.ts';
import { changeStanding, isExcludedAt, writeStanding } from '../standing.ts';
import { NEVER, writeExclusion } from './exclusions.ts';
import { excludedTwins, KEYS_VERSION, saveKeys } from './person-keys.ts';

const HOUSE = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;

/** Closes an account whose owner excluded themselves with another one, and tells the operators. */
export async function closeTwin(house: House, memberId: bigint): Promise<boolean> {
  const twins = await excludedTwins(house, house.db, memberId);
  if (twins.size === 0) return false;
  await changeStanding(house, memberId, async (tx, standing, at) => {
    await tx
      .insertInto('protection_matches')
      .values(
        [...twins].map(([excluded_id, kinds]) => ({
          member_id: memberId,
          excluded_id,
          kinds,
          found_at: at,
          decided_by: null,
          decided_at: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (isExcludedAt(standing, at) && standing.bar_kind !== 'time-out') return;
    const exclusion = { memberId, kind: 'same-person', at, until: NEVER } as const;
    await writeExclusion(house, tx, HOUSE, { ...exclusion, termEndsAt: NEVER, waitHours: 0 });
  });
  house.realtime.publish('ops:protection', { kind: 'match' });
  return true;
}

/** A new account is looked at as soon as it is there. */
export const newcomers = listen({
  name: 'protection.newcomers',
  events: ['member.registered'],
  handle: async (_tx, events, house) => {
    for (const { payload } of events) {
      if (payload.type !== TRIAL_TYPE) await closeTwin(house, BigInt(payload.memberId));
    }
  },
});

/** And again whenever it says more of its owner: a name, a birthday, a number, a paper. */
export const changedPersons = listen({
  name: 'protection.changed-persons',
  events: ['member.person-changed'],
  handle: async (_tx, events, house) => {
    const ids = new Set(events.map(({ payload }) => payload.memberId));
    for (const id of ids) await closeTwin(house, BigInt(id));
  },
});

const TRIAL_TYPE = 4;
const AT_ONCE = 200;

/** A device or a bank account that someone uses later is found by the clock. */
export async function matchPersons(house: House): Promise<void> {
  await renewKeys(house);
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct o.member_id from (
      select member_id, 'device' as kind, device as key from device_uses
      union all select member_id, 'bank', account_lookup from payout_account_uses) o
    join protection_keys k on k.key = o.key and k.kind = o.kind and k.member_id <> o.member_id
    join protection_members p on p.member_id = k.member_id
    where p.bar_kind = 'exclusion' and p.barred_until > ${house.clock.now()}
      and not exists (select from protection_matches m
        where m.member_id = o.member_id and m.excluded_id = k.member_id)
    limit ${AT_ONCE}`.execute(house.work);
  for (const { member_id } of rows) await closeTwin(house, member_id);
}

/** Everyone's keys in the spelling of today; what was kept in another stays beside them. */
async function renewKeys(house: House): Promise<void> {
  const rows = await house.work
    .selectFrom('protection_members')
    .select('member_id')
    .where('bar_kind', '=', 'exclusion')
    .where('keys_version', '<', KEYS_VERSION)
    .limit(AT_ONCE)
    .execute();
  for (const { member_id } of rows) {
    await begin(house.work, (tx) => saveKeys(house, tx, member_id, house.clock.now()));
  }
}

type Listed = Output<typeof contract.listMatches.value>;

export async function listMatches(
  house: House,
  { state, page, pageSize }: Output<typeof contract.listMatches.input>,
): Promise<Listed> {
  const of = house.db.selectFrom('protection_matches').where('state', '=', state);
  const { count } = await of
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const ids = rows.flatMap(({ member_id, excluded_id }) => [member_id, excluded_id]);
  const names = await usernamesOf(house.db, ids);
  const by = rows.flatMap(({ decided_by }) => decided_by ?? []);
  const operators = await operatorNames(house, [...new Set(by)]);
  const list = rows.map((row) => ({
    matchId: String(row.id),
    state: row.state,
    kinds: row.kinds,
    note: row.note,
    memberId: Number(row.member_id),
    username: names.get(row.member_id) ?? '',
    excludedId: Number(row.excluded_id),
    excludedName: names.get(row.excluded_id) ?? '',
    foundAt: row.found_at.getTime(),
    decidedBy: row.decided_by ? (operators.get(row.decided_by) ?? null) : null,
  }));
  return pageOf(list, count, { page, pageSize });
}

/** An operator decides: the same person, or someone else whom a shared device or number closed out. */
export async function decideMatch(
  house: House,
  caller: Caller,
  { matchId, isSame, note }: Output<typeof contract.decideMatch.input>,
): Promise<null> {
  const match = await house.db
    .selectFrom('protection_matches')
    .select(['id', 'member_id'])
    .where('id', '=', BigInt(matchId))
    .executeTakeFirst();
  const memberId = match?.member_id ?? refuse('NOT_FOUND');
  await changeStanding(house, memberId, async (tx, standing, at) => {
    const decided = await tx
      .updateTable('protection_matches')
      .set({
        state: isSame ? 'SAME' : 'OTHER',
        note,
        decided_by: caller.operatorId,
        decided_at: at,
      })
      .where('id', '=', match!.id)
      .where('state', '=', 'OPEN')
      .returning('id')
      .executeTakeFirst();
    if (!decided) refuse('ALREADY_DECIDED');
    const rest = await tx
      .selectFrom('protection_matches')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', '<>', 'OTHER')
      .executeTakeFirst();
    if (!rest && standing.bar_kind === 'same-person') {
      await writeStanding(tx, memberId, { bar_kind: null, barred_until: null });
      await recordEvent(tx, memberId, { what: 'bar.lifted', at, by: actorOf(caller) });
    }
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'protection.match.decided',
      subject: `member:${memberId}`,
      after: { isSame, note },
      address: caller.address,
    });
  });
  return null;
}
