import { days } from '@baize/calendar';
import { vendorLanes } from '../domains/catalogue/index.ts';
import {
  boardOf,
  createAnnouncement,
  createHelp,
  createPage,
  type NewAnnouncement,
  sendMessage,
} from '../domains/content/index.ts';
import { findByUsername } from '../domains/members/index.ts';
import { begin } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { demoAnnouncements } from './content-announcements.ts';
import { demoHelp } from './content-help.ts';
import { demoPages } from './content-pages.ts';

const nobody = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;

/** The demo's texts and its first messages. What someone changed since stays as it is. */
export async function fillContent(house: House): Promise<void> {
  if (boardOf(house).help.length === 0) await fillHelp(house);
  if (boardOf(house).pages.length === 0) await fillPages(house);
  if (boardOf(house).announcements.length > 0) return;
  await fillMessages(house);
  for (const announcement of demoAnnouncements.filter((one) => hasRoom(house, one))) {
    await createAnnouncement(house, nobody, announcement);
  }
}

const ROOMS_OF_GAMES = ['/live', '/fish', '/sports'];

/** Nobody is led to games that are not there: a banner comes with its games. */
function hasRoom(house: House, { linkage }: Pick<NewAnnouncement, 'linkage'>): boolean {
  if (!ROOMS_OF_GAMES.includes(linkage)) return true;
  const { lanes } = vendorLanes(house, { address: '', language: 'EN' }, 'EN').data;
  return lanes.some(({ title }) => linkage === `/${title.toLowerCase()}`);
}

async function fillHelp(house: House): Promise<void> {
  for (const { articles, ...heading } of demoHelp) {
    const { id } = await createHelp(house, nobody, { ...heading, parentId: null });
    for (const article of articles) await createHelp(house, nobody, { ...article, parentId: id });
  }
}

async function fillPages(house: House): Promise<void> {
  const now = house.clock.now().getTime();
  for (const { daysAgo, ...page } of demoPages) {
    await createPage(house, nobody, { ...page, publishedAt: now - days(daysAgo) });
  }
}

async function fillMessages(house: House): Promise<void> {
  const player = await findByUsername(house.db, 'player1');
  await begin(house.db, async (tx) => {
    await sendMessage(house, tx, {
      to: { group: { kind: 'all' } },
      title: 'Welcome to the house',
      html: '<p>Your account is open. The help centre explains how the house works; support answers in the chat.</p>',
    });
    await sendMessage(house, tx, {
      to: { group: { kind: 'agent' } },
      title: 'How your team is counted',
      html: '<p>Reports count bets by the day they were settled, in the time zone of the house (GMT+8).</p>',
    });
    if (!player) return;
    await sendMessage(house, tx, {
      to: { memberIds: [player.id] },
      title: 'Check a bet yourself',
      body: 'Every bet on a game of ours can be computed again from its seeds. Open one in your betting record to see how.',
    });
  });
}
