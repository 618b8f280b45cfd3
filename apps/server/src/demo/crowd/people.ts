import { days, hours } from '@baize/calendar';
import { openAccountFor } from '../../domains/identity/index.ts';
import {
  createInviteCode,
  findByUsername,
  type InviteCode,
  listInviteCodes,
  MEMBER,
  type Member,
  noteInvited,
  useInvitation,
} from '../../domains/members/index.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { houseAgo } from '../bets.ts';
import { DEMO_PASSWORD } from '../operators.ts';
import { fixedChance, fixedPick } from './fixed-chance.ts';
import { LINKS, wordsOf } from './links.ts';

/** How long the house has had guests. */
export const CROWD_DAYS = 90;
export const PAYMENT_PASSWORD = '246810';
const OPENED_AT_ONCE = 12;

/** Who of the crowd plays how: most stake little, a few a lot. */
export type Guest = {
  id: bigint;
  username: string;
  joinedDaysAgo: number;
  /** The part of all days on which they play. */
  playsOn: number;
  /** A usual stake in whole units. */
  stake: number;
  /** Takes winnings out now and then. */
  withdraws: boolean;
};

const NAMES = [
  'amara',
  'bao',
  'carlos',
  'dewi',
  'elif',
  'farid',
  'grace',
  'hanna',
  'ines',
  'jomar',
  'kenji',
  'lan',
  'mateo',
  'nadia',
  'omar',
  'paolo',
  'quyen',
  'rosa',
  'somchai',
  'tomas',
  'uma',
  'viktor',
  'wanida',
  'xiomara',
  'yusuf',
  'zara',
  'anton',
  'bella',
  'chai',
  'diego',
];

const PLACES: [upline: string | null, part: number][] = [
  ['agenta2', 0.2],
  ['agenta', 0.12],
  ['agentb2', 0.18],
  ['agentb', 0.1],
  [null, 1],
];

/** The guests, who came one after another in three months, a third of them by a link. */
export async function fillGuests(house: House): Promise<Guest[]> {
  const links = await fillLinks(house);
  const numbers = Array.from({ length: house.config.BAIZE_DEMO_GUESTS }, (_, n) => n);
  const guests: Guest[] = [];
  for (let first = 0; first < numbers.length; first += OPENED_AT_ONCE) {
    const some = numbers.slice(first, first + OPENED_AT_ONCE);
    guests.push(...(await Promise.all(some.map((n) => openGuest(house, n, links)))));
  }
  return guests;
}

/** Those of the guests who are there already: nobody is made. */
export async function findGuests(house: House): Promise<Guest[]> {
  const numbers = Array.from({ length: house.config.BAIZE_DEMO_GUESTS }, (_, n) => n);
  const found = await Promise.all(
    numbers.map(async (n) => {
      const guest = describeGuest(house, n);
      const member = await findByUsername(house.db, guest.username);
      return member ? [{ ...guest, id: member.id }] : [];
    }),
  );
  return found.flat();
}

async function openGuest(house: House, n: number, links: Links): Promise<Guest> {
  const guest = describeGuest(house, n);
  const known = await findByUsername(house.db, guest.username);
  const member = known ?? (await open(houseAgo(house, joinedAgoMs(guest)), { n, guest, links }));
  return { ...guest, id: member.id };
}

/** Hours after the first of a day of play at which somebody comes. */
const COMING = [1, 5, 9, 17] as const;

/** At which hour a guest comes on a day: not all of them at once. */
export const hourOf = ({ username }: Pick<Guest, 'username'>, day: number): number =>
  fixedPick(COMING, 'comes', username, day);

/** How long ago a guest registered. */
export const joinedAgoMs = (guest: Pick<Guest, 'username' | 'joinedDaysAgo'>): number =>
  days(guest.joinedDaysAgo) - hours(hourOf(guest, guest.joinedDaysAgo));

function describeGuest(house: House, n: number): Omit<Guest, 'id'> {
  const username = `${NAMES[n % NAMES.length]}${10 + Math.floor(fixedChance('name', n) * 90)}${n % 7}`;
  const daysLater = Math.floor((n * CROWD_DAYS) / house.config.BAIZE_DEMO_GUESTS);
  return {
    username,
    joinedDaysAgo: Math.max(1, CROWD_DAYS - daysLater),
    playsOn: 0.08 + 0.4 * fixedChance('plays', n) ** 2,
    stake: fixedPick([1, 2, 2, 3, 5, 5, 10, 25], 'stake', n),
    withdraws: n % 4 === 0,
  };
}

type Opening = { n: number; guest: Omit<Guest, 'id'>; links: Links };

async function open(then: House, { n, guest, links }: Opening): Promise<Member> {
  const upline = uplineOf(n);
  const member = await openAccountFor(then, {
    username: guest.username,
    type: MEMBER,
    upline: upline === null ? null : ((await findByUsername(then.db, upline)) ?? null),
    password: DEMO_PASSWORD,
    birthday: `${1960 + (n % 40)}-0${1 + (n % 9)}-1${n % 10}`,
    ...(guest.withdraws && { paymentPassword: PAYMENT_PASSWORD }),
    ...(upline === null && { registerUrl: registerUrlOf(guest) }),
  });
  const link = upline === null ? undefined : links.get(upline);
  if (link && n % 2 === 0) {
    await begin(then.db, async (tx) => {
      await useInvitation(tx, link.code);
      await noteInvited(tx, { memberId: member.id, code: link.code });
    });
  }
  return member;
}

/** Who came by no agent came by an advertisement, or by themselves or a friend. */
const registerUrlOf = ({ username }: Pick<Guest, 'username'>) =>
  `https://baize.example/register${wordsOf(fixedPick(LINKS, 'link', username))}`;

function uplineOf(n: number): string | null {
  let chance = fixedChance('upline', n);
  for (const [upline, part] of PLACES) {
    if (chance < part) return upline;
    chance -= part;
  }
  return null;
}

type Links = ReadonlyMap<string, InviteCode>;

/** A link of each agent, made before the first guest came by it. */
async function fillLinks(house: House): Promise<Links> {
  const links = new Map<string, InviteCode>();
  const notes = {
    agenta: 'Club evenings',
    agenta2: 'Group chat',
    agentb: 'Blog',
    agentb2: 'Stream',
  };
  for (const [name, note] of Object.entries(notes)) {
    const owner = (await findByUsername(house.db, name))!;
    const then = houseAgo(house, days(CROWD_DAYS));
    const { rows } = await listInviteCodes(house.db, { ownerId: owner.id, page: 1, size: 1 });
    const fresh = { kind: 'agent', ownerId: owner.id, note } as const;
    links.set(name, rows[0] ?? (await createInviteCode(then, then.db, fresh)));
  }
  return links;
}
