import { days, hours } from '@baize/calendar';
import { welcome } from '../../domains/identity/index.ts';
import { findMember } from '../../domains/members/index.ts';
import type { House } from '../../platform/house.ts';
import { houseAgo } from '../bets.ts';
import { isHere } from './days.ts';
import { fixedChance, fixedPick } from './fixed-chance.ts';
import { type Guest, hourOf, joinedAgoMs } from './people.ts';

const COUNTRIES = ['PH', 'PH', 'PH', 'PH', 'VN', 'VN', 'TH', 'TH', 'ID', 'MY', 'BR', 'JP'];
const BROWSERS = [
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; M2101K6G) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Mobile/15E148 Safari/604.1',
];
/** Some use another device than the one they registered with. */
const CHANGED = 0.15;
const AT_ONCE = 12;

/** Everyone signed in when they came, and on the last day on which they played. */
export async function fillSignIns(house: House, guests: readonly Guest[]): Promise<void> {
  for (let first = 0; first < guests.length; first += AT_ONCE) {
    const some = guests.slice(first, first + AT_ONCE).entries();
    await Promise.all([...some].map(([n, guest]) => signInTwice(house, guest, first + n)));
  }
}

async function signInTwice(house: House, guest: Guest, n: number): Promise<void> {
  const { id, username, joinedDaysAgo } = guest;
  const member = (await findMember(house.db, id))!;
  const caller = {
    address: addressOf(n),
    country: fixedPick(COUNTRIES, 'country', username),
    userAgent: fixedPick(BROWSERS, 'device', username),
  };
  const own = { member, caller, deviceId: `demo-device-${username}`, wantsRemembering: false };
  await welcome(houseAgo(house, joinedAgoMs(guest)), { ...own, method: 'registration' });
  const last = lastDayOf(guest);
  if (last === joinedDaysAgo) return;
  const hasChanged = fixedChance('changed', username) < CHANGED;
  await welcome(houseAgo(house, days(last) - hours(hourOf(guest, last))), {
    ...own,
    method: 'password',
    ...(hasChanged && {
      caller: { ...caller, userAgent: fixedPick(BROWSERS, 'second', username) },
      deviceId: `demo-second-${username}`,
    }),
  });
}

function lastDayOf(guest: Guest): number {
  let day = 1;
  while (!isHere(guest, day)) day += 1;
  return day;
}

/** Each their own, of those kept for examples: it is nobody's, and ties no two of them. */
const addressOf = (n: number) => `2001:db8:${(n + 1).toString(16)}::1`;
