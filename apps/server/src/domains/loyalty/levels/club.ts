import { addDays, type Day, dayOf, hours, minutes, startOfDay, wallClock } from '@baize/calendar';
import { ageOn, type loyaltyLevels as contract, type Output } from '@baize/contract';
import { rateText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSettings } from '../../cashier/index.ts';
import { findMember, openPersonal } from '../../members/index.ts';
import { grantsOf } from '../../promotions/index.ts';
import { brandOf } from '../../system/index.ts';
import { clubRulesOf } from '../settings.ts';
import type { Standing } from '../tables.ts';
import { nextBirthday } from './birthdays.ts';
import { monthOf, weekOf } from './months.ts';
import { depositsOf, playedIn } from './plays.ts';
import { levelNow } from './standings.ts';
import { nameOfLevel } from './terms.ts';

type Shown = Output<typeof contract.levels.value>;
type Club = Output<typeof contract.club.value>;

/** All levels, with the cashier's own limits and rates where they name none or less. */
export async function showLevels(house: House): Promise<Shown> {
  const { levels, ...rules } = clubRulesOf(house);
  const cashier = await readSettings(house.db);
  return {
    ...rules,
    levels: levels.map(({ rates, withdrawPerDay, withdrawalsPerDay, ...level }, number) => ({
      ...level,
      level: number,
      name: nameOfLevel(number),
      withdrawalsPerDay: Math.max(withdrawalsPerDay ?? 0, cashier.withdrawalsPerDay),
      withdrawPerDay:
        withdrawPerDay !== null && withdrawPerDay > cashier.withdrawPerDay
          ? withdrawPerDay
          : cashier.withdrawPerDay,
      rates: Object.fromEntries(
        Object.entries({ ...cashier.rebateRates, ...rates }).map(([category, rate]) => [
          category,
          rateText(BigInt(rate)),
        ]),
      ),
    })),
  };
}

const NOBODY: Omit<Standing, 'member_id'> = {
  valid_bet: 0n,
  level: 0,
  peak: 0,
  judged_month: null,
  manual_level: null,
  manual_until: null,
  manual_reason: null,
  manual_by: null,
};

/** When the month is judged, and gifts are laid out. */
const JUDGED_MS = minutes(10);
const GIVEN_MS = hours(4);
const STEPS_SHOWN = 20;

/** One member's own standing, and what comes next. */
export async function showClub(house: House, memberId: bigint): Promise<Club> {
  const { levels } = clubRulesOf(house);
  const { db } = house;
  const standing =
    (await db
      .selectFrom('loyalty_standings')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirst()) ?? NOBODY;
  const now = house.clock.now();
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(now, zone);
  const month = monthOf(today);
  const played = (await playedIn(db, [memberId], month))(memberId);
  const level = Math.min(levelNow(standing, now), levels.length - 1);
  const isManual = standing.manual_until !== null && standing.manual_until > now;
  // A level that was given is not asked for again: the way leads on from the higher of the two.
  const reached = Math.max(standing.peak, level);
  const next = levels[reached + 1];
  const lost = standing.level < standing.peak ? levels[standing.level + 1] : undefined;
  return {
    level,
    name: nameOfLevel(level),
    manualUntil: isManual ? standing.manual_until!.getTime() : null,
    deposit: (await depositsOf(db, [memberId]))(memberId),
    validBet: standing.valid_bet,
    next: next ? { level: reached + 1, deposit: next.deposit, validBet: next.validBet } : null,
    month: {
      validBet: played,
      keep: levels[standing.level]?.keep ?? 0n,
      judgedAt: startOfDay(addDays(month.to, 1), zone).getTime() + JUDGED_MS,
    },
    regain: lost ? { level: standing.level + 1, keep: lost.keep } : null,
    ...(await giftsAhead(house, { memberId, level, today })),
    steps: await stepsOf(house, memberId),
  };
}

async function stepsOf({ db }: House, memberId: bigint): Promise<Club['steps']> {
  const rows = await db
    .selectFrom('loyalty_steps')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(STEPS_SHOWN)
    .execute();
  return rows.map(({ at, from_level: from, to_level: to, why }) => ({
    at: at.getTime(),
    from,
    to,
    why,
  }));
}

type Looking = { memberId: bigint; level: number; today: Day };

async function giftsAhead(
  house: House,
  { memberId, level, today }: Looking,
): Promise<Pick<Club, 'weekly' | 'monthly' | 'birthday'>> {
  const { levels, weeklyValidBet } = clubRulesOf(house);
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const own = levels[level]!;
  const week = weekOf(today);
  const givenOn = (day: Day) => startOfDay(day, zone).getTime() + GIVEN_MS;
  return {
    weekly: {
      amount: own.weekly,
      at: givenOn(addDays(week.to, 1)),
      validBet: (await playedIn(house.db, [memberId], week))(memberId),
      needed: weeklyValidBet,
    },
    monthly: { amount: own.monthly, at: givenOn(addDays(monthOf(today).to, 1)) },
    birthday: { amount: own.birthday, ...(await birthdayAhead(house, { memberId, today })) },
  };
}

async function birthdayAhead(
  house: House,
  { memberId, today }: Omit<Looking, 'level'>,
): Promise<Pick<Club['birthday'], 'at' | 'state'>> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
  const born = openPersonal(house, member).birthday;
  if (!born) return { at: null, state: 'UNSET' };
  const { birthdayNoticeDays, birthdayAge } = clubRulesOf(house);
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const [last] = await grantsOf(house.db, memberId, { kinds: ['VIP_BIRTHDAY'], limit: 1 });
  const isTaken = last?.key === today.slice(0, 4);
  const soonest = nextBirthday(born, today);
  const day =
    isTaken && soonest.startsWith(last.key)
      ? nextBirthday(born, `${Number(last.key) + 1}-01-01`)
      : soonest;
  const at = startOfDay(day, zone).getTime() + GIVEN_MS;
  if (isTaken) return { at, state: 'TAKEN' };
  if (ageOn(born, wallClock(startOfDay(day, zone), zone)) < birthdayAge) {
    return { at, state: 'TOO_YOUNG' };
  }
  const noted = await house.db
    .selectFrom('loyalty_birthdays')
    .select('noted_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const knownOn = dayOf(noted?.noted_at ?? house.clock.now(), zone);
  return { at, state: knownOn <= addDays(day, -birthdayNoticeDays) ? 'WAITING' : 'TOO_NEW' };
}
