import { hours, minutes } from '@baize/calendar';
import {
  answerThread,
  closeThread,
  readConversation,
  sayInRoom,
  sayToSupport,
} from '../domains/content/index.ts';
import { findByUsername } from '../domains/members/index.ts';
import type { Caller } from '../platform/caller.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';
import { CASHIER_OPERATOR } from './cashier-operator.ts';

type Line = [minutesAgo: number, who: string, words: string];

/** The room where members talk: the last hour of it. */
const room: Line[] = [
  [58, 'player2', 'anyone at the crash table?'],
  [55, 'player4', 'just left, two good rounds and one bad one'],
  [41, 'player5', 'Golden Harvest gave me 14 free spins, nice evening'],
  [33, 'player2', 'what stake?'],
  [32, 'player5', 'only 0.50, I keep it small'],
  [12, 'player6', 'does somebody know when the next Win Go is drawn?'],
  [11, 'player4', 'every minute, look at the clock on its board'],
  [10, 'player6', 'ah, thank you'],
];

/** What members asked support; the last of each is waiting or answered. */
const threads: {
  member: string;
  isOver: boolean;
  lines: [number, 'member' | 'support', string][];
}[] = [
  {
    member: 'player1',
    isOver: true,
    lines: [
      [hours(27), 'member', 'Hello, my withdrawal says "reviewing". How long does that take?'],
      [
        hours(26.8),
        'support',
        'Good evening! A review usually takes less than an hour. I have seen yours: it is paid today.',
      ],
      [hours(25), 'member', 'It has arrived, thank you.'],
      [hours(24.9), 'support', 'A pleasure. Good luck, and good night.'],
    ],
  },
  {
    member: 'player3',
    isOver: false,
    lines: [
      [
        minutes(16),
        'member',
        'I paid 250.00 by bank a few minutes ago and pressed "I have paid". Nothing yet?',
      ],
    ],
  },
  {
    member: 'player5',
    isOver: false,
    lines: [
      [hours(3), 'member', 'Can I set a limit for a week instead of a day?'],
      [
        hours(2.9),
        'support',
        'Yes: in the member centre under "Responsible gaming" each limit has a day, a week and a month. A lower one holds at once.',
      ],
      [minutes(40), 'member', 'Found it. And can I make it higher again later?'],
    ],
  },
];

/** Conversations as the house has them every evening. */
export async function fillChat(house: House): Promise<void> {
  if (await isSilent(house, null)) {
    for (const [minutesAgo, who, words] of room) {
      await sayInRoom(houseAgo(house, minutes(minutesAgo)), await callerOf(house, who), words);
    }
  }
  for (const { member, isOver, lines } of threads) {
    const caller = await callerOf(house, member);
    const memberId = Number(caller.memberId);
    if (!(await isSilent(house, caller.memberId))) continue;
    for (const [ago, who, text] of lines) {
      const then = houseAgo(house, ago);
      if (who === 'member') await sayToSupport(then, caller, text);
      else await answerThread(then, CASHIER_OPERATOR, { memberId, text });
    }
    if (isOver) await closeThread(houseAgo(house, hours(24)), CASHIER_OPERATOR, memberId);
  }
}

async function isSilent(house: House, thread: bigint | null): Promise<boolean> {
  const { rows } = await readConversation(house, { thread });
  return rows.length === 0;
}

async function callerOf(house: House, username: string): Promise<Caller> {
  const member = (await findByUsername(house.db, username))!;
  return { ...CASHIER_OPERATOR, kind: 'member', memberId: member.id, operatorId: 0n };
}
