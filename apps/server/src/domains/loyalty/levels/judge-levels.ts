import { type Day, dayOf, startOfDay } from '@baize/calendar';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { type ClubRules, clubRulesOf } from '../settings.ts';
import type { Standing } from '../tables.ts';
import { playListener } from './count-play.ts';
import { levelChanged } from './level-changed.ts';
import { levelAfterMonth } from './level-maths.ts';
import { monthsToJudge } from './months.ts';
import { playedIn } from './plays.ts';
import { raiseLevels } from './raise.ts';
import { lockStandings } from './standings.ts';

const AT_ONCE = 500;

/**
 * After midnight: every month that ended is judged once for everyone who holds a level, one level less
 * where it was not kept; then whoever reached more is raised, be it by rules that changed.
 */
export async function judgeLevels(house: House): Promise<void> {
  if (!isModuleOn(house, 'MEMCLUB3')) return;
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), zone);
  const behind = await catchUp(house, [playListener], startOfDay(today, zone));
  // Play that is not counted yet may keep someone's level: the next look judges.
  if (behind.length > 0) throw new Error(`Still counting: ${behind.join(', ')}`);
  await eachChunk(house, (tx, ids) => judgeSome(house, tx, { ids, today }));
  await eachChunk(house, async (tx, ids) => {
    await raiseLevels(house, tx, ids);
  });
  await endManualLevels(house);
}

type Work = (tx: Transaction, memberIds: readonly bigint[]) => Promise<void>;

async function eachChunk(house: House, work: Work): Promise<void> {
  for (let after = 0n; ; ) {
    const rows = await house.work
      .selectFrom('loyalty_standings')
      .select('member_id')
      .where('member_id', '>', after)
      .orderBy('member_id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ member_id }) => member_id);
    await begin(house.work, (tx) => work(tx, ids));
    after = ids.at(-1)!;
  }
}

async function judgeSome(
  house: House,
  tx: Transaction,
  { ids, today }: { ids: readonly bigint[]; today: Day },
): Promise<void> {
  const rules = clubRulesOf(house);
  for (const standing of await lockStandings(tx, ids)) {
    if (standing.peak === 0 || !standing.judged_month) continue;
    await judgeOne(house, tx, { rules, standing, today, judged: standing.judged_month });
  }
}

type Judging = { rules: ClubRules; standing: Standing; today: Day; judged: Day };

/** Months in which nobody looked are judged one by one, each by the level that was left. */
async function judgeOne(house: House, tx: Transaction, judging: Judging): Promise<void> {
  const { rules, standing, today, judged } = judging;
  const { member_id: memberId } = standing;
  const months = monthsToJudge(judged, today);
  if (months.length === 0) return;
  let { level } = standing;
  for (const month of months) {
    const played = (await playedIn(tx, [memberId], month))(memberId);
    const left = levelAfterMonth(rules.levels, level, played);
    if (left < level) {
      const step = { member_id: memberId, from_level: level, to_level: left };
      await tx
        .insertInto('loyalty_steps')
        .values({ ...step, why: 'DROPPED', at: house.clock.now() })
        .execute();
    }
    level = left;
  }
  await tx
    .updateTable('loyalty_standings')
    .set({ level, judged_month: months.at(-1)!.from })
    .where('member_id', '=', memberId)
    .execute();
  if (level < standing.level) await announce(tx, levelChanged(memberId, house.clock.now()));
}

/** Levels that operators gave count no longer from their end on; here the rows follow. */
async function endManualLevels(house: House): Promise<void> {
  const at = house.clock.now();
  await begin(house.work, async (tx) => {
    const { rows } = await sql<{ member_id: bigint; from_level: number; to_level: number }>`
      with ended as (
        select member_id, manual_level from loyalty_standings where manual_until <= ${at}
        order by member_id for update)
      update loyalty_standings s set manual_level = null, manual_until = null, manual_reason = null,
        manual_by = null
      from ended e where e.member_id = s.member_id
      returning s.member_id, e.manual_level as from_level, s.level as to_level`.execute(tx);
    if (rows.length === 0) return;
    await tx
      .insertInto('loyalty_steps')
      .values(rows.map((row) => ({ ...row, why: 'MANUAL_ENDED' as const, at })))
      .execute();
    await announce(tx, ...rows.map(({ member_id: memberId }) => levelChanged(memberId, at)));
  });
}
