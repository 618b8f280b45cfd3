import { days } from '@baize/calendar';
import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { type Sign, sourcesOf } from '../sources.ts';

const LOOK_BACK_DAYS = 7;
/** A member who asks for higher limits so often in a week is asked about. */
const RAISES = 3;

/**
 * Looks for signs of harm in the last week, never in the way of play: what is found opens a case for
 * the operators, or is added to the one that is open. A case that was closed rests for a week.
 */
export async function findHarm(house: House): Promise<void> {
  const now = house.clock.now();
  const since = new Date(now.getTime() - days(LOOK_BACK_DAYS));
  const period = { now, since, offsetMinutes: brandOf(house).timeZoneOffsetMinutes };
  const found: Sign[] = await limitSigns(house, since);
  for (const findSigns of sourcesOf(house).signs) {
    found.push(...(await findSigns(house.reports, period)));
  }
  const byMember = group(found);
  for (const [memberId, signs] of byMember) await openCase(house, memberId, signs, { now, since });
}

function group(signs: readonly Sign[]): Map<bigint, Sign[]> {
  const groups = new Map<bigint, Sign[]>();
  for (const sign of signs) groups.set(sign.memberId, [...(groups.get(sign.memberId) ?? []), sign]);
  return groups;
}

async function limitSigns({ reports }: House, since: Date): Promise<Sign[]> {
  const { rows } = await sql<{ member_id: bigint; count: number }>`
    select member_id, count(*)::int as count from protection_events
    where what = 'limit.asked' and at > ${since}
    group by 1 having count(*) >= ${RAISES}`.execute(reports);
  return rows.map(({ member_id, count }) => ({
    memberId: member_id,
    marker: 'limitChanges',
    facts: { count },
  }));
}

/** One sign is a note, two ask for a word, three or a cry for help for a call. */
function gradeOf(signs: readonly Sign[]): number {
  if (signs.some(({ marker }) => marker === 'tone')) return 3;
  return Math.min(3, signs.length);
}

async function openCase(
  house: House,
  memberId: bigint,
  signs: readonly Sign[],
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  const markers = JSON.stringify(
    Object.fromEntries(signs.map(({ marker, facts }) => [marker, facts])),
  );
  await begin(house.work, async (tx) => {
    const rested = await tx
      .selectFrom('protection_cases')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', '=', 'CLOSED')
      .where('decided_at', '>', since)
      .executeTakeFirst();
    if (rested) return;
    const grade = gradeOf(signs);
    await sql`insert into protection_cases (member_id, grade, markers, opened_at, renewed_at)
      values (${memberId}, ${grade}, ${markers}::jsonb, ${now}, ${now})
      on conflict (member_id) where state = 'OPEN' do update
      set grade = greatest(protection_cases.grade, excluded.grade),
        markers = protection_cases.markers || excluded.markers,
        renewed_at = excluded.renewed_at`.execute(tx);
  });
  house.realtime.publish('ops:protection', { kind: 'case' });
}
