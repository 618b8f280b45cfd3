import { type playRecords as contract, findLanguage, type Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { describeGame } from '../../catalogue/index.ts';
import { brandOf } from '../../system/index.ts';
import type { Currency } from '../../wallet/index.ts';
import type { Category } from '../valid-bet.ts';

type Input = Output<typeof contract.profitAndLoss.input>;
type Shown = Output<typeof contract.profitAndLoss.value>;

type Whose = {
  members: readonly bigint[];
  currency: Currency;
  /** All of them where none is named. */
  categories?: readonly Category[];
};

/** What was staked, counted and won, by day, category or game; a bet belongs to the day it was settled. */
export async function showProfitAndLoss(
  house: House,
  { members, currency, categories }: Whose,
  input: Input,
): Promise<Shown> {
  const { from, to } = readPeriod(house, input);
  const rows = await house.reports
    .selectFrom('plays')
    .select(groupOf(house, input.groupBy).as('key'))
    .select(sql<bigint>`sum(bets)::bigint`.as('count'))
    .select(sql<bigint>`sum(stake)::bigint`.as('stake'))
    .select(sql<bigint>`sum(valid_bet)::bigint`.as('valid'))
    .select(sql<bigint>`sum(payout)::bigint`.as('payout'))
    .where('member_id', 'in', [...members])
    .where('currency', '=', currency)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .$if(categories !== undefined, (query) => query.where('category', 'in', [...categories!]))
    .groupBy('key')
    .orderBy('key', 'desc')
    .limit(1_000)
    .execute();
  const list = rows.map((row) => ({
    key: row.key,
    name: nameOf(house, input, row.key),
    betCount: Number(row.count),
    betAmount: row.stake,
    validBetAmount: row.valid,
    winAmount: row.payout,
    profitAndLoss: row.payout - row.stake,
  }));
  return { list, footer: total(list) };
}

/** A day is one of the platform's, whatever the zone of whoever asks. */
function groupOf(house: House, groupBy: Input['groupBy']) {
  if (groupBy === 'category') return sql<string>`category`;
  if (groupBy === 'game') return sql<string>`vendor || ':' || game_code`;
  const minutes = brandOf(house).timeZoneOffsetMinutes;
  return sql<string>`to_char(settled_at at time zone 'UTC' + make_interval(mins => ${minutes}::int), 'YYYY-MM-DD')`;
}

function nameOf(house: House, { groupBy, language }: Input, key: string): string {
  if (groupBy !== 'game') return key;
  const [vendor = '', ...code] = key.split(':');
  return describeGame(house, { vendor, code: code.join(':') }, findLanguage(language) ?? 'EN').name;
}

function total(list: readonly Omit<Shown['list'][number], 'key' | 'name'>[]): Shown['footer'] {
  const sum = { betCount: 0, betAmount: 0n, validBetAmount: 0n, winAmount: 0n, profitAndLoss: 0n };
  for (const row of list) {
    sum.betCount += row.betCount;
    sum.betAmount += row.betAmount;
    sum.validBetAmount += row.validBetAmount;
    sum.winAmount += row.winAmount;
    sum.profitAndLoss += row.profitAndLoss;
  }
  return sum;
}
