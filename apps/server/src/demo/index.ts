import { days } from '@baize/calendar';
import { keepReconciliation } from '../domains/wallet/index.ts';
import { openInHaste } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { fillContracts, fillPay, isPaid, OLDEST_DAYS } from './agents.ts';
import { fillOldBets } from './agents-history.ts';
import { fillAgentsTasks } from './agents-tasks.ts';
import { fillBets, houseAgo } from './bets.ts';
import { fillBrand } from './brand.ts';
import { fillCashier, fillChannels } from './cashier.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillChat } from './chat.ts';
import { fillContent } from './content.ts';
import { fillDays } from './crowd/days.ts';
import { fillNetwork } from './crowd/network.ts';
import { fillGuests } from './crowd/people.ts';
import { fillSignIns } from './crowd/sign-ins.ts';
import { fillVisits } from './crowd/visits.ts';
import { fillOutside } from './life/outside.ts';
import { fillRounds } from './life/past-rounds.ts';
import { fillWork } from './life/work.ts';
import { fillTickets } from './lottery.ts';
import { fillLoyalty } from './loyalty/fill.ts';
import { DEMO_PASSWORD, fillOperators } from './operators.ts';
import { fillPeople } from './people.ts';
import { fillPackets, fillPromotions } from './promotions/fill.ts';
import { fillMessaging } from './promotions/messages.ts';
import { fillProtection } from './protection.ts';
import { fillFriends } from './referral.ts';
import { fillOwnLeague } from './sports/own-league.ts';
import { fillFeed, fillSlips } from './sports/slips.ts';
import { fillVendor } from './vendor.ts';

export { fundRoute } from './fund.ts';
export { cardLife } from './life/card-life.ts';
export { fishLife } from './life/fish-life.ts';
export { giftLife } from './life/gift-life.ts';
export { tableLife } from './life/table-life.ts';

/** What the demo holds, for the lines printed at start. */
export type DemoAccounts = { operators: string[]; members: string[]; password: string };

// The demo's people were there before their first bets.
const OLDEST_MS = days(OLDEST_DAYS + 1);

/** A first start on a busy machine takes its time; "come again" would be said to nobody. */
const PATIENCE = 60;

/**
 * Fills an empty house with the demo brand, by the product's own functions. Each part looks whether
 * it is there already, so a fill that was interrupted is finished at the next start.
 */
export async function fillDemo(opened: House): Promise<DemoAccounts> {
  const db = openInHaste(opened.pool);
  try {
    return await fill({ ...opened, patience: PATIENCE, db, work: db });
  } finally {
    await db.destroy();
  }
}

async function fill(house: House): Promise<DemoAccounts> {
  const operators = await fillOperators(house);
  await fillBrand(house);
  const members = await fillPeople(houseAgo(house, OLDEST_MS));
  await fillVendor(house);
  await fillFeed(house);
  await fillOwnLeague(house);
  await fillCatalogue(house);
  await fillContent(house);
  await fillContracts(house);
  await fillChannels(house);
  await fillPromotions(houseAgo(house, OLDEST_MS), house.clock.now());
  if (!(await isPaid(house, members))) await fillLife(house);
  await fillCashier(house);
  await fillOldBets(house);
  await fillBets(house);
  await fillPay(house, members);
  await fillAgentsTasks(house);
  await fillLoyalty(house);
  await fillPackets(house);
  await fillWork(house);
  if (house.config.BAIZE_DEMO_GUESTS > 0) await fillRounds(house);
  await fillOutside(house);
  await keepReconciliation(house);
  return { operators, members, password: DEMO_PASSWORD };
}

/** Guests, their days, tickets, conversations and cares: only while the demo's own history is made. */
async function fillLife(house: House): Promise<void> {
  if (house.config.BAIZE_DEMO_GUESTS === 0) return;
  const guests = await fillGuests(house);
  await fillFriends(house, guests);
  await fillVisits(house);
  await fillDays(house, guests);
  await fillSignIns(house, guests);
  await fillNetwork(house, guests);
  await fillTickets(
    house,
    guests.map(({ id }) => id),
  );
  await fillSlips(
    house,
    guests.map(({ id }) => id),
  );
  await fillProtection(house, guests);
  await fillMessaging(house, guests);
  await fillChat(house);
}
