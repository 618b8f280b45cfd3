import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { AFFILIATE, AGENT, GENERAL_AGENT, LINK_AGENT, TRIAL } from '../../members/index.ts';

/** What crowds are told apart by: where members come from, when and by what they came, how they stand. */
export const families = ['origin', 'cohort', 'standing'] as const;
export type Family = (typeof families)[number];

const agents = [AGENT, GENERAL_AGENT, AFFILIATE, LINK_AGENT];

/** Whose tree somebody stands in today, of `insight_members m`; 0: nobody's. */
export const LINE = sql`case when m.line is null or (m.line = m.id and m.type <> all(${agents}::int[]))
  then 0 else m.line end`;

/** Whoever moves with a large team is moved in parts, so that no statement runs long. */
const AT_ONCE = 5_000;

const LOCK = sql`hashtextextended('insight.crowds', 55)`;

/**
 * Whoever adds to members' spans, or puts members elsewhere, does it one after the other, and looks who
 * stands where only then: else what is added would stay behind when its member is moved.
 */
export async function lockCrowds(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** Puts members where they belong by now, with all that was counted of them. Needs the lock. */
export async function placeMembers(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  for (let n = 0; n < ids.length; n += AT_ONCE) {
    await place(tx, sql`unnest(${ids.slice(n, n + AT_ONCE)}::bigint[])`);
  }
}

/** The same for everybody. */
export const placeEverybody = (tx: Transaction) =>
  place(
    tx,
    sql`(select id from insight_members union select member_id from insight_crowd_members)`,
  );

/** Those of some rows who stand nowhere yet: nothing can be added for them before. Needs the lock. */
export async function placeNew(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  const { rows: found } = await sql<{ id: bigint }>`select distinct r.member_id as id from ${rows} r
    where not exists (select 1 from insight_crowd_members k
      where k.member_id = r.member_id and k.family = 'origin')`.execute(tx);
  await placeMembers(
    tx,
    found.map(({ id }) => id),
  );
}

/** Where members belong, a row for each family; a guest who only tries has no cohort. */
export const belonging = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select w.*, ${KEY} as key from (
    select u.id as member_id, 'origin' as family, coalesce(p.country, 'none') as country,
      coalesce(p.device, 'none') as device, coalesce(p.source, 'none') as source,
      coalesce(p.campaign, 'none') as campaign, null::date as came_in, null::bigint as line,
      null::int as level, null::int as manual_level, null::timestamptz as manual_until
    from ${ids} u (id) left join insight_people p on p.member_id = u.id
    union all
    select u.id, 'cohort', null, null, coalesce(p.source, 'direct'), coalesce(p.campaign, 'none'),
      date_trunc('month', m.registered_at at time zone 'UTC')::date, null, null, null, null
    from ${ids} u (id) join insight_members m on m.id = u.id and m.type <> ${TRIAL}
    left join insight_people p on p.member_id = u.id
    union all
    select u.id, 'standing', null, null, null, null, null, ${LINE}, coalesce(l.level, 0), l.manual_level, l.manual_until
    from ${ids} u (id) left join insight_members m on m.id = u.id
    left join insight_levels l on l.member_id = u.id) w)`;

/** One word for all that a crowd has in common; none of its parts can hold the bar between them. */
const KEY = sql`concat_ws('|', family, coalesce(country, ''), coalesce(device, ''), coalesce(source, ''),
  coalesce(campaign, ''), coalesce(to_char(came_in, 'YYYY-MM-DD'), ''), coalesce(line::text, ''),
  coalesce(level::text, ''), coalesce(manual_level::text, ''),
  coalesce(extract(epoch from manual_until)::text, ''))`;

type Move = { member: bigint; family: Family; from: number | null; to: number };

async function place(tx: Transaction, ids: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_crowds
      (family, key, country, device, source, campaign, came_in, line, level, manual_level, manual_until)
    select distinct family, key, country, device, source, campaign, came_in, line, level, manual_level,
      manual_until from ${belonging(ids)} w
    where not exists (select 1 from insight_crowds c where c.key = w.key)`.execute(tx);
  const { rows: moves } = await sql<Move>`
    select w.member_id as member, w.family, k.crowd_id as from, c.id as to
    from ${belonging(ids)} w join insight_crowds c on c.key = w.key
    left join insight_crowd_members k on k.member_id = w.member_id and k.family = w.family
    where k.crowd_id is distinct from c.id`.execute(tx);
  if (moves.length > 0) await moveSums(tx, moves);
}

async function moveSums(tx: Transaction, moves: readonly Move[]): Promise<void> {
  const moved = sql`(select * from unnest(${moves.map(({ member }) => member)}::bigint[],
    ${moves.map(({ family }) => family)}::text[], ${moves.map(({ from }) => from)}::int[],
    ${moves.map(({ to }) => to)}::int[]) u (member_id, family, left_id, entered_id))`;
  await sql`insert into insight_crowd_members as k (member_id, family, crowd_id)
    select member_id, family, entered_id from ${moved} m
    on conflict (member_id, family) do update set crowd_id = excluded.crowd_id`.execute(tx);
  const sides = sql`(select member_id, family, -1 as sign, left_id as crowd_id from ${moved} a
    where left_id is not null union all select member_id, family, 1, entered_id from ${moved} b)`;
  const { rows: spans } = await sql<Place>`with w as (insert into insight_crowd_spans as k
        (family, kind, starts_on, crowd_id, bets, stake, valid_bet, payout)
      select family, kind, starts_on, crowd_id, sum(sign * bets), sum(sign * stake),
        sum(sign * valid_bet), sum(sign * payout)
      from ${sides} m join insight_member_spans s using (member_id) group by 1, 2, 3, 4
      on conflict (family, kind, starts_on, crowd_id) do update set ${ADDED_BETS} returning *)
    select ${PLACE}, '' as reason from w where (bets, stake, valid_bet, payout) = (0, 0, 0, 0)`.execute(
    tx,
  );
  const { rows: money } = await sql<Place>`with w as (insert into insight_crowd_money as k
        (family, kind, starts_on, crowd_id, reason, times, amount)
      select family, kind, starts_on, crowd_id, reason, sum(sign * times), sum(sign * amount)
      from ${sides} m join insight_money_spans s using (member_id) group by 1, 2, 3, 4, 5
      on conflict (family, kind, starts_on, crowd_id, reason) do update set ${ADDED_MONEY} returning *)
    select ${PLACE}, reason from w where (times, amount) = (0, 0)`.execute(tx);
  await dropEmpty(tx, { spans, money });
}

const ADDED_BETS = sql`bets = k.bets + excluded.bets, stake = k.stake + excluded.stake,
  valid_bet = k.valid_bet + excluded.valid_bet, payout = k.payout + excluded.payout`;
const ADDED_MONEY = sql`times = k.times + excluded.times, amount = k.amount + excluded.amount`;

type Place = { family: string; kind: string; startsOn: string; crowd: number; reason: string };
const PLACE = sql`family, kind, starts_on::text as "startsOn", crowd_id as crowd`;

/** Where nobody is left, a row of noughts would stand in reports. */
async function dropEmpty(
  tx: Transaction,
  { spans, money }: Record<'spans' | 'money', readonly Place[]>,
): Promise<void> {
  const listed = (rows: readonly Place[]) => sql`unnest(${rows.map(({ family }) => family)}::text[],
    ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ startsOn }) => startsOn)}::date[],
    ${rows.map(({ crowd }) => crowd)}::int[], ${rows.map(({ reason }) => reason)}::text[])
    t (family, kind, starts_on, crowd_id, reason)`;
  const isPlace = sql`(k.family, k.kind, k.starts_on, k.crowd_id)
    = (t.family, t.kind, t.starts_on, t.crowd_id)`;
  if (spans.length > 0) {
    await sql`delete from insight_crowd_spans k using ${listed(spans)} where ${isPlace}`.execute(
      tx,
    );
  }
  if (money.length === 0) return;
  await sql`delete from insight_crowd_money k using ${listed(money)}
    where ${isPlace} and k.reason = t.reason`.execute(tx);
}

const KINDS = sql`unnest(array['month', 'quarter', 'year']) kind`;
const STARTS_ON = sql`date_trunc(kind, day)::date`;

/** Adds results of members, rows of `day, member_id, bets, stake, valid_bet, payout`, to their crowds. */
export async function addCrowdSpans(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_crowd_spans as k
      (family, kind, starts_on, crowd_id, bets, stake, valid_bet, payout)
    select c.family, kind, ${STARTS_ON}, c.crowd_id, sum(bets), sum(stake), sum(valid_bet), sum(payout)
    from ${rows} r join insight_crowd_members c using (member_id), ${KINDS} group by 1, 2, 3, 4
    on conflict (family, kind, starts_on, crowd_id) do update set ${ADDED_BETS}`.execute(tx);
}

/** The same for their money, rows of `day, member_id, reason, times, amount`. */
export async function addCrowdMoney(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_crowd_money as k (family, kind, starts_on, crowd_id, reason, times, amount)
    select c.family, kind, ${STARTS_ON}, c.crowd_id, reason, sum(times), sum(amount)
    from ${rows} r join insight_crowd_members c using (member_id), ${KINDS} group by 1, 2, 3, 4, 5
    on conflict (family, kind, starts_on, crowd_id, reason) do update set ${ADDED_MONEY}`.execute(
    tx,
  );
}

/** Writes the sums of one span of all crowds anew, from their members'. Needs the lock. */
export async function rebuildCrowds(
  tx: Transaction,
  { kind, startsOn }: { kind: string; startsOn: string },
): Promise<void> {
  const isMeant = sql`kind = ${kind} and starts_on = ${startsOn}`;
  const ofAll = sql`family = any(${families}::text[]) and ${isMeant}`;
  await sql`delete from insight_crowd_spans where ${ofAll}`.execute(tx);
  await sql`delete from insight_crowd_money where ${ofAll}`.execute(tx);
  await sql`insert into insight_crowd_spans
      (family, kind, starts_on, crowd_id, bets, stake, valid_bet, payout)
    select family, kind, starts_on, crowd_id, sum(bets), sum(stake), sum(valid_bet), sum(payout)
    from insight_member_spans join insight_crowd_members using (member_id)
    where ${isMeant} group by 1, 2, 3, 4`.execute(tx);
  await sql`insert into insight_crowd_money (family, kind, starts_on, crowd_id, reason, times, amount)
    select family, kind, starts_on, crowd_id, reason, sum(times), sum(amount)
    from insight_money_spans join insight_crowd_members using (member_id)
    where ${isMeant} group by 1, 2, 3, 4, 5`.execute(tx);
}
