import { days, hours } from '@baize/calendar';
import { money } from '@baize/money';
import { editProfile, findMember, openPersonal } from '../domains/members/index.ts';
import {
  askIdentity,
  excludedAmong,
  excludeMember,
  findHarm,
  setLimit,
  setRealityCheck,
  takeTimeOut,
} from '../domains/protection/index.ts';
import type { Caller } from '../platform/caller.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';
import { CASHIER_OPERATOR } from './cashier-operator.ts';
import type { Guest } from './crowd/people.ts';

/** Members who look after themselves, and what the house notices about a week of play. */
export async function fillProtection(house: House, guests: readonly Guest[]): Promise<void> {
  const [excluded, forGood, resting, away, raising, ...others] = guests.map(memberOf);
  await fillLimits(house, others.slice(0, 12));
  const leaving = [excluded!, forGood!, resting!, away!];
  const gone = await excludedAmong(
    house.db,
    leaving.map(({ memberId }) => memberId),
    house.clock.now(),
  );
  const stays = ({ memberId }: Caller) => !gone.has(memberId);
  if (stays(excluded!)) await exclude(houseAgo(house, days(20)), excluded!, 'months');
  if (stays(forGood!)) await exclude(houseAgo(house, days(3)), forGood!, 'permanent');
  if (stays(resting!)) await rest(house, resting!, 7);
  if (stays(away!)) await rest(house, away!, 30);
  await raiseOften(house, raising!);
  await fillIdentities(house, others.slice(12, 15));
  await findHarm(house);
}

function exclude(then: House, member: Caller, term: 'months' | 'permanent'): Promise<void> {
  return excludeMember(then, member, { memberId: member.memberId, term, months: 6 });
}

function rest(house: House, member: Caller, count: number): Promise<void> {
  const order = { memberId: member.memberId, days: count };
  return takeTimeOut(houseAgo(house, hours(40)), member, order);
}

function memberOf({ id }: Guest): Caller {
  return { ...CASHIER_OPERATOR, kind: 'member', memberId: id, operatorId: 0n };
}

async function fillLimits(house: House, members: readonly Caller[]): Promise<void> {
  for (const [n, member] of members.entries()) {
    const then = houseAgo(house, days(30 - 2 * n));
    const amount = money(String(200 + 100 * n));
    await setLimit(then, member, { kind: 'deposit', period: 'week', amount });
    if (n % 2 === 0) await setLimit(then, member, { kind: 'loss', period: 'month', amount });
    if (n % 3 === 0) await setRealityCheck(then, member.memberId, 30);
  }
}

/** Asks for more again and again within one week: a sign that someone should look at. */
async function raiseOften(house: House, member: Caller): Promise<void> {
  const limit = { kind: 'deposit', period: 'week' } as const;
  await setLimit(houseAgo(house, days(9)), member, { ...limit, amount: money('100') });
  for (const daysAgo of [5, 4, 2]) {
    const amount = money(String(800 - 100 * daysAgo));
    await setLimit(houseAgo(house, days(daysAgo)), member, { ...limit, amount });
  }
}

const papers = [
  { payeeName: 'Carlos Reyes', address: '14 Mabini Street, Quezon City' },
  { payeeName: 'Hanna Lindqvist', address: '3 Harbour Road, Cebu City' },
  { payeeName: 'Omar Haddad', address: '88 Palm Avenue, Davao City' },
];

/** Papers that wait for someone of the house to look at them. */
async function fillIdentities(house: House, members: readonly Caller[]): Promise<void> {
  for (const [n, { memberId }] of members.entries()) {
    const then = houseAgo(house, hours(30 - 9 * n));
    const member = (await findMember(house.db, memberId))!;
    // Who has a name keeps it: a start that was broken off has written it already.
    if (!openPersonal(house, member).realName) await editProfile(then, memberId, papers[n]!);
    await askIdentity(then, memberId);
  }
}
