import { asOwner, type BenchHouse } from './bench-house.ts';

export type BookSize = { members: number; days: number; games: number };

/** Everyone has played on so many days in a hundred, one game a day, and paid in on one in five of them. */
const PLAYED_PERCENT = 4;

/** Two years of the book of sums, written as they would have been: what is measured is the reading. */
export async function growBook(bench: BenchHouse, size: BookSize, today: string): Promise<void> {
  const run = (text: string) => asOwner(bench.migrateUrl, text);
  const { members, days, games } = size;
  await run(`insert into members (id, username, username_key, nickname, type, upline_id, path, level, language,
      avatar, registered_at)
    overriding system value
    select n, 'bench' || n, 'bench' || n, 'bench' || n, 0, null, '/' || n || '/', 0, 'EN', '1',
      now() - (n % ${days}) * interval '1 day' from generate_series(1, ${members}) n`);
  await run(`insert into insight_people (member_id, country, device, source, campaign)
    select n, (array['PH', 'VN', 'TH', 'TW'])[1 + n % 4], (array['phone', 'desktop'])[1 + n % 2],
      (array['direct', 'agent', 'mail'])[1 + n % 3], 'none' from generate_series(1, ${members}) n`);
  await run(`insert into insight_member_days (day, member_id, vendor, game_code, category, bets, stake, valid_bet, payout)
    select date '${today}' - d, n, 'BAIZE', 'game' || (n + d) % ${games},
      (array['RNG', 'LIVE', 'SPORTS'])[1 + (n + d) % 3], 20, 800000, 800000, 760000
    from generate_series(1, ${members}) n, generate_series(0, ${days - 1}) d
    where abs(hashint8(n::bigint * 1000 + d)) % 100 < ${PLAYED_PERCENT}`);
  await run(`insert into insight_game_hours (day, hour, vendor, game_code, category, bets, stake, valid_bet, payout)
    select date '${today}' - d, h, 'BAIZE', 'game' || g, (array['RNG', 'LIVE', 'SPORTS'])[1 + g % 3],
      50, 2000000, 2000000, 1900000
    from generate_series(0, ${games - 1}) g, generate_series(0, ${days - 1}) d, generate_series(0, 23) h`);
  await run(`insert into insight_member_money (day, member_id, reason, times, amount)
    select day, member_id, 'DEPOSIT', 1, 1000000 from insight_member_days where member_id % 5 = 0`);
  await run(`insert into insight_money_hours (day, hour, reason, times, amount)
    select day, 12, reason, sum(times), sum(amount) from insight_member_money group by 1, 3`);
  await run(`insert into insight_first_deposits (member_id, transfer_id, day, hour, amount)
    select distinct on (member_id) member_id, 1, day, 12, amount from insight_member_money order by 1, day`);
  await run(
    'vacuum analyze members, insight_people, insight_member_days, insight_game_hours, insight_member_money, insight_money_hours, insight_first_deposits',
  );
}
