import type { Day } from '@baize/calendar';
import { sql } from 'kysely';
import { lockCrowds, placeEverybody, rebuildCrowds } from '../../domains/insight/people/crowds.ts';
import { begin, type Transaction } from '../../platform/database.ts';
import { asOwner, type BenchHouse } from '../bench-house.ts';

export type BookSize = { members: number; days: number; games: number };

/**
 * Everyone has played on so many days in a hundred, one of their few games a day, with a
 * rebate on Mondays; one in five pays in on each of them.
 */
const PLAYED_PERCENT = 4;
const FAVOURITES = 5;
const OPEN_BETS = 20_000;
/** Whose teams everybody else stands in, and how far members have come in the club. */
const AGENTS = 200;
const LEVELS = 6;

/** Two years of the book of sums, written as they would have been: what is measured is the reading. */
export async function growBook(bench: BenchHouse, size: BookSize, today: Day): Promise<void> {
  const run = (text: string) => asOwner(bench.migrateUrl, `set work_mem = '256MB'; ${text}`);
  const { members, days, games } = size;
  await run(`insert into members (id, username, username_key, nickname, type, upline_id, path, level, language,
      avatar, registered_at)
    overriding system value
    select n, 'bench' || n, 'bench' || n, 'bench' || n, (n <= ${AGENTS})::int,
      case when n > ${AGENTS} then 1 + n % ${AGENTS} end,
      case when n > ${AGENTS} then '/' || 1 + n % ${AGENTS} else '' end || '/' || n || '/',
      (n > ${AGENTS})::int, 'EN', '1',
      now() - (n % ${days}) * interval '1 day' from generate_series(1, ${members}) n`);
  await run(`insert into insight_people (member_id, country, device, source, campaign)
    select n, chr(65 + n / 7 % 20) || 'X', (array['phone', 'desktop', 'tablet'])[1 + n / 3 % 3],
      (array['direct', 'agent', 'mail', 'web', 'tv', 'friend'])[1 + n % 6], 'c' || n / 11 % 5
    from generate_series(1, ${members}) n`);
  await run(`insert into loyalty_standings (member_id, level, peak)
    select n, n / 13 % ${LEVELS}, ${LEVELS} from generate_series(1, ${members}) n`);
  await begin(bench.house.reports, placeAll);
  await run(`insert into insight_member_days (day, member_id, vendor, game_code, category, bets, stake, valid_bet, payout)
    select date '${today}' - d, n, 'BAIZE', 'game' || g, (array['RNG', 'LIVE', 'SPORTS'])[1 + g % 3],
      20, 800000 + n % 1000, 800000, 760000
    from generate_series(1, ${members}) n, generate_series(0, ${days - 1}) d,
      lateral (select (n * 7 + d % ${FAVOURITES}) % ${games} as g) f
    where abs(hashint8(n::bigint * 1000 + d)) % 100 < ${PLAYED_PERCENT}`);
  await run(`insert into insight_game_hours (day, hour, vendor, game_code, category, bets, stake, valid_bet, payout)
    select date '${today}' - d, h, 'BAIZE', 'game' || g, (array['RNG', 'LIVE', 'SPORTS'])[1 + g % 3],
      50, 2000000, 2000000, 1900000
    from generate_series(0, ${games - 1}) g, generate_series(0, ${days - 1}) d, generate_series(0, 23) h`);
  await run(`insert into insight_member_money (day, member_id, reason, times, amount)
    select day, member_id, 'DEPOSIT', 1, 1000000 from insight_member_days where member_id % 5 = 0`);
  await run(`insert into insight_member_money (day, member_id, reason, times, amount)
    select day, member_id, 'BET_REBATE', 1, 4000 from insight_member_days
    where extract(isodow from day) = 1`);
  await run(`insert into insight_money_hours (day, hour, reason, times, amount)
    select day, h, reason, sum(times), sum(amount) from insight_member_money, generate_series(0, 23) h
    group by 1, 2, 3`);
  await run(openBets(members, games));
  await run(`insert into insight_first_deposits (member_id, transfer_id, day, hour, amount)
    select distinct on (member_id) member_id, 1, day, 12, amount from insight_member_money order by 1, day`);
  await run(`insert into insight_visits (day, source, campaign, device, visits)
    select date '${today}' - d, source, 'none', device, 100 from generate_series(0, ${days - 1}) d,
      unnest(array['direct', 'agent', 'mail']) source, unnest(array['phone', 'desktop']) device`);
  for (const text of GATHERED) await run(text);
  await gatherCrowds(bench);
  await asOwner(
    bench.migrateUrl,
    'vacuum analyze members, insight_people, insight_member_days, insight_game_hours, insight_member_money, insight_money_hours, insight_first_deposits, insight_visits, insight_game_days, insight_game_months, insight_money_months, insight_hour_months, insight_member_spans, insight_money_spans, insight_active_days, insight_active_months, insight_active_spans, insight_crowds, insight_crowd_members, insight_crowd_spans, insight_crowd_money, loyalty_standings, bets',
  );
}

async function placeAll(tx: Transaction): Promise<void> {
  await lockCrowds(tx);
  await placeEverybody(tx);
}

/** The house's own hand: what is read is what it would have written. */
async function gatherCrowds({ house }: BenchHouse): Promise<void> {
  const { rows } = await sql<{ kind: string; startsOn: string }>`
    select distinct kind, starts_on::text as "startsOn" from insight_member_spans`.execute(
    house.reports,
  );
  for (const span of rows) await begin(house.reports, (tx) => rebuildCrowds(tx, span));
}

/** What is made and not decided, among ten times as much that is. */
const openBets = (members: number, games: number) =>
  `insert into bets (id, member_id, stake, payout, valid_bet, placed_at, settled_at, state, currency, category,
      vendor, game_code, request_id)
    select n, 1 + n % ${members}, 10000, 0, 10000, now() - interval '1 hour',
      case when n > ${OPEN_BETS} then now() end, case when n > ${OPEN_BETS} then 'settled' else 'open' end,
      'USD', 'RNG', 'BAIZE', 'game' || n % ${games}, 'bench' || n
    from generate_series(1, ${OPEN_BETS * 11}) n`;

const BITS = 'bit_or(set_bit(0::bit(4096), (member_id % 4096)::int, 1))';
const BETS = 'sum(bets), sum(stake), sum(valid_bet), sum(payout)';
const MONEY = 'sum(times), sum(amount)';

/** What the book gathers from its days; spans begin one after the other, so their rows lie in that order. */
const GATHERED = [
  `insert into insight_hour_months select date_trunc('month', day)::date, hour, vendor, game_code, category,
      ${BETS} from insight_game_hours group by 1, 2, 3, 4, 5`,
  `insert into insight_game_days select day, vendor, game_code, category, ${BETS}
    from insight_game_hours group by 1, 2, 3, 4`,
  `insert into insight_game_months select date_trunc('month', day)::date, vendor, game_code, category,
      ${BETS} from insight_game_days group by 1, 2, 3, 4`,
  `insert into insight_money_months select date_trunc('month', day)::date, reason, ${MONEY}
    from insight_money_hours group by 1, 2`,
  `insert into insight_member_spans select 'month', date_trunc('month', day)::date, member_id, ${BETS}, sum(costs)
    from (select day, member_id, bets, stake, valid_bet, payout, 0 as costs from insight_member_days
      union all select day, member_id, 0, 0, 0, 0, case reason when 'BET_REBATE' then amount else 0 end
      from insight_member_money) d group by 2, 3 order by 2`,
  `insert into insight_money_spans select 'month', date_trunc('month', day)::date, member_id, reason,
      ${MONEY} from insight_member_money group by 2, 3, 4 order by 2`,
  ...['quarter', 'year'].flatMap((kind) => [
    `insert into insight_member_spans select '${kind}', date_trunc('${kind}', starts_on)::date, member_id,
      ${BETS}, sum(costs) from insight_member_spans where kind = 'month' group by 2, 3 order by 2`,
    `insert into insight_money_spans select '${kind}', date_trunc('${kind}', starts_on)::date, member_id,
      reason, ${MONEY} from insight_money_spans where kind = 'month' group by 2, 3, 4 order by 2`,
  ]),
  `insert into insight_active_days select day, vendor, category, member_id / 4096, ${BITS}
    from insight_member_days where bets > 0 group by 1, 2, 3, 4`,
  `insert into insight_active_spans select date_trunc('month', day)::date, vendor, category, block,
      bit_or(members) from insight_active_days group by 1, 2, 3, 4`,
  `insert into insight_active_months select date_trunc('month', day)::date, vendor, game_code, category,
      member_id / 4096, ${BITS} from insight_member_days where bets > 0 group by 1, 2, 3, 4, 5`,
];
