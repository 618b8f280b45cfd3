import type { Period } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import { unheardBy } from '../../../platform/events/unheard.ts';
import { belonging } from '../people/crowds.ts';
import { PEOPLE_KEPT } from '../people/people.ts';
import { BITS, BLOCK_OF } from './active.ts';
import { MEMBER_DAYS, type SpanKind, spanAt, spanKinds } from './spans.ts';

/** Where what is gathered from the days is not what the days say, as rows of faults, told on the last day. */
export function gatheredFaults(period: Period): RawBuilder<unknown> {
  return sql.join(
    [
      gameDayFaults(period),
      gameMonthFaults(period),
      moneyMonthFaults(period),
      hourFaults(period),
      ...spanKinds.flatMap((kind) => [memberFaults(kind, period), moneyFaults(kind, period)]),
      ...spanKinds.flatMap((kind) => [crowdFaults(kind, period), crowdMoneyFaults(kind, period)]),
      placeFaults(period),
      activeDayFaults(period),
      activeMonthFaults(period),
      activeSpanFaults(period),
    ],
    sql` union all `,
  );
}

const BETS = ['bets', 'stake', 'valid_bet', 'payout'] as const;
const WITH_COSTS = [...BETS, 'costs'] as const;
const MONEY = ['times', 'amount'] as const;

const summed = (columns: readonly string[]) =>
  sql.join(columns.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));

const valuesOf = (side: 'k' | 'c', columns: readonly string[]) =>
  sql.join(columns.map((name) => sql`coalesce(${sql.ref(`${side}.${name}`)}, 0)`));

const differing = (columns: readonly string[]) => ({
  shown: sql`concat_ws(' / ', ${valuesOf('k', columns)}) as kept,
    concat_ws(' / ', ${valuesOf('c', columns)}) as counted`,
  are: sql`(${valuesOf('k', columns)}) <> (${valuesOf('c', columns)})`,
});

function gameDayFaults({ from, to }: Period): RawBuilder<unknown> {
  const { shown, are } = differing(BETS);
  return sql`select 'games' as what, day::text as day, concat_ws(' ', vendor, game_code) as place, ${shown}
    from (select * from insight_game_days where day between ${from} and ${to}) k
    full join (select day, vendor, game_code, category, ${summed(BETS)} from insight_game_hours
      where day between ${from} and ${to} group by 1, 2, 3, 4) c
      using (day, vendor, game_code, category) where ${are}`;
}

function gameMonthFaults(period: Period): RawBuilder<unknown> {
  const { from, to } = touched('month', period);
  const { shown, are } = differing(BETS);
  return sql`select 'games', ${period.to}::text, concat_ws(' ', starts_on, vendor, game_code), ${shown}
    from (select * from insight_game_months where starts_on between ${from} and ${to}) k
    full join (select date_trunc('month', day)::date as starts_on, vendor, game_code, category,
        ${summed(BETS)} from insight_game_days where day between ${from} and ${to} group by 1, 2, 3, 4) c
      using (starts_on, vendor, game_code, category) where ${are}`;
}

function moneyMonthFaults(period: Period): RawBuilder<unknown> {
  const { from, to } = touched('month', period);
  const { shown, are } = differing(MONEY);
  return sql`select 'money', ${period.to}::text, concat_ws(' ', starts_on, reason), ${shown}
    from (select * from insight_money_months where starts_on between ${from} and ${to}) k
    full join (select date_trunc('month', day)::date as starts_on, reason, ${summed(MONEY)}
      from insight_money_hours where day between ${from} and ${to} group by 1, 2) c
      using (starts_on, reason) where ${are}`;
}

function hourFaults(period: Period): RawBuilder<unknown> {
  const { from, to } = touched('month', period);
  const { shown, are } = differing(BETS);
  return sql`select 'games', ${period.to}::text, concat_ws(' ', starts_on, hour, vendor, game_code), ${shown}
    from (select * from insight_hour_months where starts_on between ${from} and ${to}) k
    full join (select date_trunc('month', day)::date as starts_on, hour, vendor, game_code, category,
        ${summed(BETS)} from insight_game_hours where day between ${from} and ${to}
      group by 1, 2, 3, 4, 5) c
      using (starts_on, hour, vendor, game_code, category) where ${are}`;
}

/** All spans of a kind that the period touches. */
const touched = (kind: SpanKind, { from, to }: Period): Period => ({
  from: spanAt(kind, from).from,
  to: spanAt(kind, to).to,
});

function memberFaults(kind: SpanKind, period: Period): RawBuilder<unknown> {
  const { from, to } = touched(kind, period);
  const { shown, are } = differing(WITH_COSTS);
  return sql`select 'members', ${period.to}::text, concat_ws(' ', ${kind}::text, starts_on, member_id), ${shown}
    from (select * from insight_member_spans where kind = ${kind} and starts_on between ${from} and ${to}) k
    full join (select date_trunc(${kind}, day)::date as starts_on, member_id, ${summed(WITH_COSTS)}
      from ${MEMBER_DAYS} d where day between ${from} and ${to} group by 1, 2) c
      using (starts_on, member_id) where ${are}`;
}

function moneyFaults(kind: SpanKind, period: Period): RawBuilder<unknown> {
  const { from, to } = touched(kind, period);
  const { shown, are } = differing(MONEY);
  return sql`select 'memberMoney', ${period.to}::text,
      concat_ws(' ', ${kind}::text, starts_on, member_id, reason), ${shown}
    from (select * from insight_money_spans where kind = ${kind} and starts_on between ${from} and ${to}) k
    full join (select date_trunc(${kind}, day)::date as starts_on, member_id, reason, ${summed(MONEY)}
      from insight_member_money where day between ${from} and ${to} group by 1, 2, 3) c
      using (starts_on, member_id, reason) where ${are}`;
}

function crowdFaults(kind: SpanKind, period: Period): RawBuilder<unknown> {
  const { from, to } = touched(kind, period);
  const { shown, are } = differing(BETS);
  const isMeant = sql`kind = ${kind} and starts_on between ${from} and ${to}`;
  return sql`select 'members', ${period.to}::text, concat_ws(' ', ${kind}::text, starts_on, p.key), ${shown}
    from (select * from insight_crowd_spans where ${isMeant}) k
    full join (select starts_on, crowd_id, ${summed(BETS)} from insight_member_spans
      join insight_crowd_members using (member_id) where ${isMeant} group by 1, 2) c
      using (starts_on, crowd_id)
    left join insight_crowds p on p.id = crowd_id where ${are}`;
}

function crowdMoneyFaults(kind: SpanKind, period: Period): RawBuilder<unknown> {
  const { from, to } = touched(kind, period);
  const { shown, are } = differing(MONEY);
  const isMeant = sql`kind = ${kind} and starts_on between ${from} and ${to}`;
  return sql`select 'memberMoney', ${period.to}::text,
      concat_ws(' ', ${kind}::text, starts_on, p.key, reason), ${shown}
    from (select * from insight_crowd_money where ${isMeant}) k
    full join (select starts_on, crowd_id, reason, ${summed(MONEY)} from insight_money_spans
      join insight_crowd_members using (member_id) where ${isMeant} group by 1, 2, 3) c
      using (starts_on, crowd_id, reason)
    left join insight_crowds p on p.id = crowd_id where ${are}`;
}

/** Who stands in another crowd than they belong to by what is kept of them; told on the last day. */
function placeFaults({ to }: Period): RawBuilder<unknown> {
  return sql`select 'people', ${to}::text, w.member_id::text, coalesce(c.key, '') as kept, w.key as counted
    from ${belonging(sql`(select distinct member_id from insight_crowd_members)`)} w
    left join insight_crowd_members k on k.member_id = w.member_id and k.family = w.family
    left join insight_crowds c on c.id = k.crowd_id
    where c.key is distinct from w.key
      and not exists (select 1 from ${unheardBy(PEOPLE_KEPT)} e
        where e.payload ->> 'memberId' = w.member_id::text or e.name = 'member.placed')`;
}

const NOBODY = sql`0::bit(4096)`;
const IN_BOOK = sql`coalesce(k.members, ${NOBODY})`;
const IN_DAYS = sql`coalesce(c.members, ${NOBODY})`;
const BITS_SHOWN = sql`concat(bit_count(${IN_BOOK}), ' active') as kept,
  concat(bit_count(${IN_DAYS}), ' active, ', bit_count(${IN_BOOK} # ${IN_DAYS}), ' differ') as counted`;

function activeDayFaults({ from, to }: Period): RawBuilder<unknown> {
  return sql`select 'members', day::text, concat_ws(' ', 'active', vendor, category, block), ${BITS_SHOWN}
    from (select * from insight_active_days where day between ${from} and ${to}) k
    full join (select day, vendor, category, ${BLOCK_OF} as block, ${BITS} as members
      from insight_member_days where bets > 0 and day between ${from} and ${to} group by 1, 2, 3, 4) c
      using (day, vendor, category, block) where ${IN_BOOK} <> ${IN_DAYS}`;
}

function activeMonthFaults(period: Period): RawBuilder<unknown> {
  const { from, to } = touched('month', period);
  return sql`select 'members', ${period.to}::text,
      concat_ws(' ', 'active month', starts_on, vendor, game_code, block), ${BITS_SHOWN}
    from (select * from insight_active_months where starts_on between ${from} and ${to}) k
    full join (select date_trunc('month', day)::date as starts_on, vendor, game_code, category,
        ${BLOCK_OF} as block, ${BITS} as members
      from insight_member_days where bets > 0 and day between ${from} and ${to} group by 1, 2, 3, 4, 5) c
      using (starts_on, vendor, game_code, category, block) where ${IN_BOOK} <> ${IN_DAYS}`;
}

function activeSpanFaults(period: Period): RawBuilder<unknown> {
  const { from, to } = touched('month', period);
  return sql`select 'members', ${period.to}::text,
      concat_ws(' ', 'active month', starts_on, vendor, category, block), ${BITS_SHOWN}
    from (select * from insight_active_spans where starts_on between ${from} and ${to}) k
    full join (select date_trunc('month', day)::date as starts_on, vendor, category,
        ${BLOCK_OF} as block, ${BITS} as members
      from insight_member_days where bets > 0 and day between ${from} and ${to} group by 1, 2, 3, 4) c
      using (starts_on, vendor, category, block) where ${IN_BOOK} <> ${IN_DAYS}`;
}
