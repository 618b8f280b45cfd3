import { addDays, dayOf, days, type Period, startOfDay } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import type { House } from '../../../platform/house.ts';
import type { Task } from '../../../platform/jobs.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { type GrantKind, grantGifts, type NewGrant } from '../../promotions/index.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { type ClubRules, clubRulesOf } from '../settings.ts';
import { playListener } from './count-play.ts';
import { monthOf, weekOf } from './months.ts';
import { runOnce } from './run-once.ts';
import { levelColumn } from './standings.ts';

const AT_ONCE = 500;

/** On Monday, for the week that ended: only to those who played it. */
export async function giveWeekly(house: House, { dueAt }: Pick<Task, 'dueAt'>): Promise<void> {
  if (!isModuleOn(house, 'MEMCLUB3')) return;
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const monday = weekOf(dayOf(dueAt, zone)).from;
  const behind = await catchUp(house, [playListener], startOfDay(monday, zone));
  if (behind.length > 0) throw new Error(`Still counting: ${behind.join(', ')}`);
  const { levels, weeklyValidBet } = clubRulesOf(house);
  await giveAll(house, {
    kind: 'VIP_WEEKLY',
    period: monday,
    played: { in: weekOf(addDays(monday, -1)), min: weeklyValidBet },
    amounts: levels.map(({ weekly }) => weekly),
  });
}

/** On the first, after levels were judged. */
export async function giveMonthly(house: House, { dueAt }: Pick<Task, 'dueAt'>): Promise<void> {
  if (!isModuleOn(house, 'MEMCLUB3')) return;
  const first = monthOf(dayOf(dueAt, brandOf(house).timeZoneOffsetMinutes)).from;
  const { levels } = clubRulesOf(house);
  await giveAll(house, {
    kind: 'VIP_MONTHLY',
    period: first,
    played: null,
    amounts: levels.map(({ monthly }) => monthly),
  });
}

type Giving = {
  kind: GrantKind;
  period: string;
  /** What must have been played, and when; null: nothing. */
  played: { in: Period; min: Money } | null;
  amounts: readonly Money[];
};

function giveAll(house: House, giving: Giving): Promise<void> {
  return runOnce(house, giving, async () => {
    for (let after = 0n; ; ) {
      const members = await holdersAfter(house, giving, after);
      if (members.length === 0) return;
      await layGifts(
        house,
        members.map(({ id, level }) => giftFor(clubRulesOf(house), { ...giving, id, level })),
      );
      after = members.at(-1)!.id;
    }
  });
}

/** Whoever holds a level and is not frozen; those who did not play enough get nothing. */
async function holdersAfter(
  house: House,
  { played }: Giving,
  after: bigint,
): Promise<{ id: bigint; level: number }[]> {
  const at = house.clock.now();
  const enough = played
    ? sql`(select coalesce(sum(p.valid_bet), 0) from loyalty_plays p where p.member_id = s.member_id
        and p.day between ${played.in.from}::date and ${played.in.to}::date) >= ${played.min}`
    : sql`true`;
  const { rows } = await sql<{ id: bigint; level: number }>`
    select s.member_id as id, ${levelColumn(at)} as level
    from loyalty_standings s join promoted_members m on m.id = s.member_id
    where s.member_id > ${after} and m.frozen_at is null and ${levelColumn(at)} > 0 and ${enough}
    order by s.member_id limit ${AT_ONCE}`.execute(house.work);
  return rows;
}

type Gift = Pick<Giving, 'kind' | 'period' | 'amounts'> & { id: bigint; level: number };
export type Laid = Omit<NewGrant, 'expiresAt' | 'multiple'>;

export function giftFor({ levels }: ClubRules, { id, level, kind, period, amounts }: Gift): Laid {
  const held = Math.min(level, levels.length - 1);
  return { memberId: id, kind, key: period, level: held, money: amounts[held] ?? 0n };
}

export async function layGifts(house: House, gifts: readonly Laid[]): Promise<void> {
  const at = house.clock.now();
  const { giftDays, multiple } = clubRulesOf(house);
  const expiresAt = new Date(at.getTime() + days(giftDays));
  const laid = await begin(house.work, (tx) =>
    grantGifts(
      tx,
      gifts.map((gift) => ({ ...gift, multiple, expiresAt })),
      at,
    ),
  );
  for (const id of laid) {
    house.realtime.publish(topicOfMember(id), { kind: 'promotion', id: 'club' });
  }
}
