import { addDays, type Day, dayOf, startOfDay, wallClock } from '@baize/calendar';
import { ageOn } from '@baize/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import type { Task } from '../../../platform/jobs.ts';
import { findMember, openPersonal } from '../../members/index.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { clubRulesOf } from '../settings.ts';
import { giftFor, type Laid, layGifts } from './periodic-gifts.ts';
import { runOnce } from './run-once.ts';
import { levelColumn } from './standings.ts';

const LEAP_DAY = '02-29';

/** Notes since when a birthday is known: one that is named for the gift brings none. */
export const birthdayListener = listen({
  name: 'loyalty.birthdays',
  events: ['member.registered', 'member.person-changed'],
  handle: async (tx, events, house) => {
    for (const { payload, at } of events)
      await noteBirthday(house, tx, BigInt(payload.memberId), at);
  },
});

async function noteBirthday(house: House, tx: Transaction, memberId: bigint, at: Date) {
  const member = await findMember(tx, memberId);
  const birthday = member && openPersonal(house, member).birthday;
  if (!birthday) {
    await tx.deleteFrom('loyalty_birthdays').where('member_id', '=', memberId).execute();
    return;
  }
  const noted = {
    day_lookup: dayLookup(house, birthday.slice(5)),
    born_lookup: house.keys.lookup('loyalty.born', birthday),
    noted_at: at,
  };
  await tx
    .insertInto('loyalty_birthdays')
    .values({ member_id: memberId, ...noted })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet(noted)
        .where('loyalty_birthdays.born_lookup', '<>', noted.born_lookup),
    )
    .execute();
}

const dayLookup = (house: House, monthAndDay: string) =>
  house.keys.lookup('loyalty.birthday', monthAndDay);

/** Born on 29 February: in common years the day is 1 March, as everywhere in the house. */
export function birthdaysOn(day: Day): string[] {
  const own = day.slice(5);
  return own === '03-01' && addDays(day, -1).slice(5) !== LEAP_DAY ? [own, LEAP_DAY] : [own];
}

/** The next birthday from a day on, that day included. */
export function nextBirthday(birthday: Day, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].map((one) => birthdayIn(birthday, one));
  return days.find((day) => day >= today)!;
}

export function birthdayIn(birthday: Day, year: number): Day {
  const day = `${String(year).padStart(4, '0')}-${birthday.slice(5)}`;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return birthday.endsWith(LEAP_DAY) && !isLeap ? `${year}-03-01` : day;
}

/** Every day, to those whose day it is and was known for long enough; once a calendar year. */
export async function giveBirthdays(house: House, { dueAt }: Pick<Task, 'dueAt'>): Promise<void> {
  if (!isModuleOn(house, 'MEMCLUB3')) return;
  const day = dayOf(dueAt, brandOf(house).timeZoneOffsetMinutes);
  await runOnce(house, { kind: 'VIP_BIRTHDAY', period: day }, async () => {
    await layGifts(house, await giftsOn(house, day));
  });
}

async function giftsOn(house: House, day: Day): Promise<Laid[]> {
  const rules = clubRulesOf(house);
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const known = startOfDay(addDays(day, -rules.birthdayNoticeDays), zone);
  const at = house.clock.now();
  const lookups = birthdaysOn(day).map((one) => dayLookup(house, one));
  const { rows } = await sql<{ id: bigint; level: number }>`
    select s.member_id as id, ${levelColumn(at)} as level
    from loyalty_birthdays b join loyalty_standings s on s.member_id = b.member_id
    join promoted_members m on m.id = b.member_id
    where b.day_lookup = any(${lookups}) and b.noted_at < ${known}::timestamptz + interval '1 day'
      and m.frozen_at is null and ${levelColumn(at)} > 0
    order by 1`.execute(house.work);
  const gifts: Laid[] = [];
  const amounts = rules.levels.map(({ birthday }) => birthday);
  for (const row of rows) {
    const member = await findMember(house.work, row.id);
    const born = member && openPersonal(house, member).birthday;
    const age = born ? ageOn(born, wallClock(startOfDay(day, zone), zone)) : 0;
    if (age < rules.birthdayAge) continue;
    const gift = { ...row, kind: 'VIP_BIRTHDAY' as const, period: day.slice(0, 4), amounts };
    gifts.push(giftFor(rules, gift));
  }
  return gifts;
}
