import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import { lockCrowds, placeMembers } from './crowds.ts';

/** Its place in the stream, by which a check knows what was not heard yet. */
export const PEOPLE_KEPT = 'insight.people';

/** Keeps what reports group members by: what brought them, and where and how they signed in last. */
export const peopleKept = listen({
  name: PEOPLE_KEPT,
  events: ['member.registered', 'member.signed-in', 'member.placed', 'member.level-changed'],
  handle: async (tx, events) => {
    const idsOf = (...names: readonly string[]) => [
      ...new Set(
        events
          .filter(({ name }) => names.includes(name))
          .map(({ payload }) => BigInt(payload.memberId)),
      ),
    ];
    const came = idsOf('member.registered', 'member.signed-in');
    if (came.length > 0) await keepPeople(tx, came);
    const teams = await everyoneBelow(tx, idsOf('member.placed'));
    await lockCrowds(tx);
    await placeMembers(tx, [...new Set([...came, ...teams, ...idsOf('member.level-changed')])]);
  },
});

/** Whoever stands in the tree of one of them, and they themselves. */
async function everyoneBelow(tx: Transaction, ids: readonly bigint[]): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: bigint }>`select distinct b.id from insight_members t
    join insight_members b on b.path like t.path || '%' where t.id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whoever has no code and no words in their address came by themselves. */
const SOURCE_OF = sql`coalesce(m.utm_source, case m.invited_by
  when 'agent' then 'agent' when 'referral' then 'friend' else 'direct' end)`;

/** As somebody is by now: the last sign-in counts. */
export const PEOPLE_NOW = sql`select m.id as member_id, coalesce(s.country, 'none') as country,
    coalesce(s.device, 'none') as device, ${SOURCE_OF} as source,
    coalesce(m.utm_campaign, 'none') as campaign
  from insight_members m
  left join lateral (select country, device from insight_sign_ins where member_id = m.id
    order by id desc limit 1) s on true`;

async function keepPeople(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  await sql`insert into insight_people (member_id, country, device, source, campaign)
    ${PEOPLE_NOW} where m.id = any(${ids}::bigint[])
    on conflict (member_id) do update set country = excluded.country, device = excluded.device,
      source = excluded.source, campaign = excluded.campaign`.execute(tx);
}
