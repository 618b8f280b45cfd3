import { money, percent } from '@baize/money';
import { ceilings } from '../domains/agents/index.ts';
import { depositByCashier } from '../domains/cashier/index.ts';
import { openAccountFor } from '../domains/identity/index.ts';
import {
  AGENT,
  findByUsername,
  GENERAL_AGENT,
  MEMBER,
  type Member,
  type Rebates,
} from '../domains/members/index.ts';
import type { House } from '../platform/house.ts';
import { DEMO_PASSWORD } from './operators.ts';

const PAYMENT_PASSWORD = '246810';
const OPENING_BALANCE = money('10000');
const BIRTHDAY = '1990-02-28';

type Person = {
  username: string;
  type: number;
  upline?: string;
  rebate?: string;
  lottery?: string;
};

/** Two trees: agenta over agenta2 over three players; agentb over agentb2 and two. Uplines come first. */
const people: Person[] = [
  { username: 'agenta', type: AGENT, rebate: '0.8', lottery: '7.5' },
  { username: 'agenta2', type: AGENT, upline: 'agenta', rebate: '0.6', lottery: '7' },
  { username: 'agentb', type: GENERAL_AGENT, rebate: '0.8', lottery: '7.5' },
  { username: 'agentb2', type: AGENT, upline: 'agentb', rebate: '0.6', lottery: '7' },
  { username: 'player1', type: MEMBER, upline: 'agenta2', rebate: '0.4', lottery: '6' },
  { username: 'player2', type: MEMBER, upline: 'agenta2', rebate: '0.4', lottery: '6' },
  { username: 'player3', type: MEMBER, upline: 'agenta2', rebate: '0.3', lottery: '5' },
  { username: 'player4', type: MEMBER, upline: 'agenta', rebate: '0.4', lottery: '6.5' },
  { username: 'player5', type: MEMBER, upline: 'agentb', rebate: '0.5', lottery: '6' },
  { username: 'player6', type: MEMBER, upline: 'agentb', rebate: '0.4', lottery: '6' },
];

/** Still has the password that accounts are opened with, and must change it. */
const CHANGER = 'changer';

/** The demo's members, each with an opening deposit. */
export async function fillPeople(house: House): Promise<string[]> {
  for (const person of people) await open(house, person, DEMO_PASSWORD);
  await open(house, { username: CHANGER, type: MEMBER }, undefined);
  return [...people.map(({ username }) => username), CHANGER];
}

async function open(house: House, person: Person, password: string | undefined): Promise<void> {
  const { username, type } = person;
  const known = await findByUsername(house.db, username);
  const member =
    known ??
    (await openAccountFor(house, {
      username,
      type,
      upline: await uplineOf(house, person),
      paymentPassword: PAYMENT_PASSWORD,
      rebates: rebatesOf(person),
      birthday: BIRTHDAY,
      ...(password !== undefined && { password }),
    }));
  await depositByCashier(house, {
    memberId: member.id,
    amount: OPENING_BALANCE,
    key: 'demo:opening',
  });
}

async function uplineOf(house: House, { upline }: Person): Promise<Member | null> {
  return (upline && (await findByUsername(house.db, upline))) || null;
}

/** The same rate everywhere keeps the demo's numbers easy to follow, where no ceiling is lower. */
function rebatesOf({ rebate = '0', lottery = '0' }: Person): Rebates {
  const categories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT'] as const;
  const wanted = percent(rebate);
  const rates = categories.map((category) => {
    const max = ceilings[category];
    return [category, wanted < max ? wanted : max];
  });
  return { ...Object.fromEntries(rates), LOTT: percent(lottery) };
}

/** Who must be there once the people are filled. */
export async function memberNamed({ db }: House, name: string): Promise<bigint> {
  const member = await findByUsername(db, name);
  if (!member) throw new Error(`The demo has no ${name}`);
  return member.id;
}
