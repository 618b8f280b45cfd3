import { asOwner, type BenchHouse } from './bench-house.ts';

export type TeamSize = { members: number; bets: number };

/** The tree of the benchmark is twelve deep; everyone but the last generation leads someone. */
const DEEPEST = 12;
const DAYS = 62;
/** Who plays on a day makes about so many bets; that gives every member so many days. */
const BETS_A_DAY = 8;

/**
 * A tree under one leader, and two months behind it, written as the sums would have been: what is
 * measured is the reading. Everyone has played on about one day in five and paid in now and then.
 */
export async function growTeam(bench: BenchHouse, size: TeamSize, today: string): Promise<void> {
  const run = (text: string) => asOwner(bench.migrateUrl, text);
  await run(membersOf(size));
  await run(`insert into accounts (member_id, purpose, currency, balance, opened_at)
    select id, 'cash', 'USD', 1000000 + id, now() from members`);
  const everyNth = Math.max(1, Math.round((size.members * DAYS * BETS_A_DAY) / size.bets));
  await run(`insert into member_bets (member_id, path, day, category, bets, stake, valid_bet, payout)
    select m.id, m.path, date '${today}' - d, (array['RNG', 'LIVE', 'SPORTS'])[1 + (m.id + d) % 3],
      ${BETS_A_DAY}, 80000000 + m.id, 80000000 + m.id, 76000000
    from members m, generate_series(0, ${DAYS - 1}) d
    where hashint8(m.id * 64 + d) % ${everyNth} = 0`);
  await run(`insert into member_money (member_id, path, day, reason, times, amount)
    select m.id, m.path, date '${today}' - d, 'DEPOSIT', 1, 1000000
    from members m, generate_series(0, ${DAYS - 1}) d where hashint8(m.id * 128 + d) % 20 = 0`);
  await run(`insert into first_deposits (member_id, path, day, amount)
    select distinct on (member_id) member_id, path, day, amount from member_money order by member_id, day`);
  await run(`insert into team_bets (member_id, day, category, bets, stake, valid_bet, payout)
    select leader::bigint, day, category, sum(bets), sum(stake), sum(valid_bet), sum(payout)
    from member_bets, string_to_table(trim(both '/' from path), '/') leader group by 1, 2, 3`);
  await run(`insert into team_money (member_id, day, reason, times, amount)
    select leader::bigint, day, reason, sum(times), sum(amount)
    from member_money, string_to_table(trim(both '/' from path), '/') leader group by 1, 2, 3`);
  await run(headsOf('ACTIVE', 'sum(valid_bet)', 'member_bets', today));
  await run(headsOf('DEPOSIT', 'sum(times)', 'member_money', today));
  await run(`insert into team_counts (member_id, day, what, times, amount)
    select leader::bigint, day, 'FIRST_DEPOSIT', count(*), sum(amount)
    from first_deposits, string_to_table(trim(both '/' from path), '/') leader group by 1, 2
    union all
    select leader::bigint, registered_at::date, 'REGISTERED', count(*), 0
    from members, string_to_table(trim(both '/' from path), '/') leader group by 1, 2`);
  await run(`insert into sessions (token_hash, member_id, started_at, last_seen_at, expires_at, is_restricted,
      address, user_agent)
    select 'bench:' || id, id, now(), now(), now() + interval '1 day', false, '', ''
    from members where id % 20 = 0`);
  await run(
    `vacuum analyze members, accounts, member_bets, member_money, first_deposits, team_bets, team_money,
      sessions, member_spans, team_heads, team_counts`,
  );
}

/** Who came over the threshold in each span: here everyone who did anything. */
function headsOf(what: string, units: string, table: string, today: string): string {
  const spans = `lateral (values ('DAILY', day), ('WEEKLY', date_trunc('week', day)::date),
    ('MONTHLY', date_trunc('month', day)::date)) s (span, day_from)`;
  const threshold =
    what === 'DEPOSIT' ? '1' : `case span when 'DAILY' then 5000000 else 10000000 end`;
  return `insert into member_spans (member_id, what, span, day_from, path, units)
      select member_id, '${what}', span, day_from, path, ${units} from ${table}, ${spans}
      where day > date '${today}' - 8 or span = 'MONTHLY' group by 1, 3, 4, 5;
    insert into team_heads (member_id, what, span, day_from, threshold, heads)
      select leader::bigint, what, span, day_from, ${threshold}, count(*)
      from member_spans, string_to_table(trim(both '/' from path), '/') leader
      where what = '${what}' group by 1, 2, 3, 4`;
}

/** Each generation is larger than the one above by the same factor; a leader stands at the top. */
function membersOf({ members }: TeamSize): string {
  const growth = members ** (1 / DEEPEST);
  return `insert into members (id, username, username_key, nickname, type, upline_id, path, level, language,
      avatar, registered_at)
    overriding system value
    with recursive sized as (
      select g as generation, greatest(1, floor(power(${growth}, g)))::bigint as upto from generate_series(0, ${DEEPEST}) g
    ), placed as (
      select g.id, (select min(generation) from sized where upto >= g.id) as generation from generate_series(1, ${members}) g (id)
    ), linked as (
      select p.id, p.generation, case when p.generation = 0 then null
        else (select greatest(1, coalesce((select upto from sized where generation = p.generation - 2), 0) + 1
          + (p.id * 7919) % greatest(1, (select upto from sized where generation = p.generation - 1)
            - coalesce((select upto from sized where generation = p.generation - 2), 0)))) end as upline
      from placed p
    ), tree as (
      select id, null::bigint as upline, '/' || id || '/' as path, 0 as level from linked where generation = 0
      union all
      select l.id, l.upline, t.path || l.id || '/', t.level + 1 from tree t join linked l on l.upline = t.id
    )
    select id, 'bench' || id, 'bench' || id, 'bench' || id, 1, upline, path, level, 'EN', '1',
      now() - (id % 90) * interval '1 day'
    from tree order by level`;
}
