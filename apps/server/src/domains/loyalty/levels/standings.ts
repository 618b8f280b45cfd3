import type { Day } from '@baize/calendar';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { isModuleOn } from '../../system/index.ts';
import { clubRulesOf } from '../settings.ts';
import type { Standing, Step } from '../tables.ts';
import { levelChanged } from './level-changed.ts';

/** In one order, so that those who lock many never wait for each other in a circle. */
export function lockStandings(tx: Transaction, memberIds: readonly bigint[]): Promise<Standing[]> {
  return tx
    .selectFrom('loyalty_standings')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forUpdate()
    .execute();
}

export type Move = Pick<Step, 'why'> & { standing: Standing; level: number; peak: number };

/** Writes where members have come to, and how; a month that was judged before stays judged. */
export async function writeLevels(
  tx: Transaction,
  moves: readonly Move[],
  { at, judged }: { at: Date; judged: Day },
): Promise<void> {
  for (const { standing, level, peak, why } of moves) {
    await tx
      .updateTable('loyalty_standings')
      .set({ level, peak, judged_month: standing.judged_month ?? judged })
      .where('member_id', '=', standing.member_id)
      .execute();
    const step = { member_id: standing.member_id, from_level: standing.level, to_level: level };
    await tx
      .insertInto('loyalty_steps')
      .values({ ...step, why, at })
      .execute();
  }
  await announce(tx, ...moves.map(({ standing }) => levelChanged(standing.member_id, at)));
}

type Levelled = Pick<Standing, 'level' | 'manual_level' | 'manual_until'>;

/** The level that counts now: an operator's word goes before play, as long as it lasts. */
export function levelNow({ level, manual_level, manual_until }: Levelled, at: Date): number {
  return manual_until && manual_until > at ? (manual_level ?? level) : level;
}

/** The same as a column, of `loyalty_standings s`. */
export const levelColumn = (at: Date) =>
  sql<number>`case when s.manual_until > ${at} then s.manual_level else s.level end`;

/** Who is above the lowest level. With the club switched off, nobody is. */
export async function levelsOf(
  house: House,
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  if (memberIds.length === 0 || !isModuleOn(house, 'MEMCLUB3')) return new Map();
  const top = clubRulesOf(house).levels.length - 1;
  const { rows } = await sql<{ member_id: bigint; level: number }>`
    select s.member_id, ${levelColumn(house.clock.now())} as level from loyalty_standings s
    where s.member_id = any(${memberIds.map(String)}::bigint[])`.execute(db);
  return new Map(rows.map(({ member_id, level }) => [member_id, Math.min(level, top)]));
}

export async function levelOf(
  house: House,
  db: Database | Transaction,
  memberId: bigint,
): Promise<number> {
  return (await levelsOf(house, db, [memberId])).get(memberId) ?? 0;
}
