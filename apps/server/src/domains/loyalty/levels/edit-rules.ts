import type { loyaltyLevelsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ClubRules, clubRulesOf, saveSettings } from '../settings.ts';
import { earnedLevel, levelsBetween } from './level-maths.ts';
import { levelColumn } from './standings.ts';

type Saving = Output<typeof contract.saveRules.input>;

export async function saveRules(
  house: House,
  caller: Caller,
  { content, version, reason }: Saving,
): Promise<{ version: number }> {
  assertRising(content);
  return {
    version: await saveSettings(house, caller, { name: 'levels', content, version, reason }),
  };
}

/** A higher level never asks for less: else one could be skipped, and its gift with it. */
function assertRising({ levels }: ClubRules): void {
  const wrong = (field: string) => refuse('INVALID_INPUT', { value: { [field]: 'too_small' } });
  const [lowest] = levels;
  if (lowest!.deposit > 0n || lowest!.validBet > 0n || lowest!.keep > 0n) wrong('levels.0');
  for (const key of ['deposit', 'validBet', 'keep'] as const) {
    const at = levels.findIndex((one, n) => n > 0 && one[key] < levels[n - 1]![key]);
    if (at > 0) wrong(`levels.${at}.${key}`);
  }
}

const MEMBERS_SHOWN = 20;

type Preview = Output<typeof contract.previewRules.value>;

/** Counted on today's members, in one look; nothing is changed. */
export async function previewRules(house: House, then: ClubRules): Promise<Preview> {
  assertRising(then);
  const now = clubRulesOf(house);
  const rows = await standingsToday(house);
  const counts = { now: new Map<number, number>(), after: new Map<number, number>() };
  const sums = { upgrade: 0n, weekly: [0n, 0n], monthly: [0n, 0n] };
  const rising: Preview['members'] = [];
  for (const row of rows) {
    const before = Math.min(row.level, now.levels.length - 1);
    const earned = earnedLevel(then.levels, { deposit: row.deposit, validBet: row.valid_bet });
    const isRising = earned > row.peak;
    const after = Math.min(isRising ? Math.max(earned, before) : before, then.levels.length - 1);
    add(counts.now, before);
    add(counts.after, after);
    if (isRising) {
      rising.push({ memberId: Number(row.id), username: row.username, from: before, to: after });
      for (const level of levelsBetween(row.peak, earned)) {
        sums.upgrade += then.levels[level]!.upgrade;
      }
    }
    for (const [n, own] of [now.levels[before]!, then.levels[after]!].entries()) {
      sums.weekly[n]! += own.weekly;
      sums.monthly[n]! += own.monthly;
    }
  }
  const most = Math.max(now.levels.length, then.levels.length);
  return {
    levels: Array.from({ length: most }, (_, level) => ({
      level,
      now: counts.now.get(level) ?? 0,
      after: counts.after.get(level) ?? 0,
    })),
    rising: rising.length,
    members: rising.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, MEMBERS_SHOWN),
    upgrade: sums.upgrade,
    weekly: { now: sums.weekly[0]!, after: sums.weekly[1]! },
    monthly: { now: sums.monthly[0]!, after: sums.monthly[1]! },
  };
}

const add = (counts: Map<number, number>, level: number) =>
  counts.set(level, (counts.get(level) ?? 0) + 1);

type Row = {
  id: bigint;
  username: string;
  level: number;
  peak: number;
  valid_bet: bigint;
  deposit: bigint;
};

/** Everyone but guests, also those who never played. */
async function standingsToday(house: House): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.username, coalesce(${levelColumn(house.clock.now())}, 0) as level, coalesce(s.peak, 0) as peak,
      coalesce(s.valid_bet, 0)::bigint as valid_bet, coalesce(d.paid, 0)::bigint as deposit
    from promoted_members m
    left join loyalty_standings s on s.member_id = m.id
    left join (select member_id, sum(amount) as paid from promoted_deposits group by 1) d
      on d.member_id = m.id
    where m.type <> 4`.execute(house.reports);
  return rows;
}
