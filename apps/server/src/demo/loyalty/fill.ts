import { days } from '@baize/calendar';
import { loyaltyMallOperator as contract } from '@baize/contract';
import { z } from 'zod/mini';
import {
  creditPoints,
  decideOrder,
  inLedger,
  judgeLevels,
  listGoods,
  saveGood,
  setManualLevel,
  shipOrder,
  takeOrder,
} from '../../domains/loyalty/index.ts';
import { findByUsername } from '../../domains/members/index.ts';
import { listCampaigns } from '../../domains/promotions/index.ts';
import { post } from '../../domains/wallet/index.ts';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import type { House } from '../../platform/house.ts';
import { houseAgo } from '../bets.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';
import { demoGoods } from './goods.ts';

/** Levels that were given to guests who came from elsewhere: what play has not reached yet. */
const WELCOMED: Readonly<Record<string, number>> = {
  player2: 2,
  player3: 3,
  player4: 4,
  player5: 5,
  player6: 6,
  agentb2: 7,
  agenta2: 8,
  agentb: 9,
  agenta: 10,
};

const WELCOME_POINTS = 60_000;

/** Goods, members over all levels, and orders in every state. */
export async function fillLoyalty(house: House): Promise<void> {
  if ((await listGoods(house, { page: 1, pageSize: 1 })).totalCount > 0) return;
  await drainEvents(house);
  await judgeLevels(house);
  await creditPoints(house);
  for (const [username, level] of Object.entries(WELCOMED)) await welcome(house, username, level);
  await fillGoods(house);
  await fillOrders(house);
}

async function welcome(house: House, username: string, level: number): Promise<void> {
  const member = await findByUsername(house.db, username);
  if (!member) return;
  const reason = 'Held this level where they came from';
  const until = house.clock.now().getTime() + days(180);
  const memberId = Number(member.id);
  await setManualLevel(house, CASHIER_OPERATOR, { memberId, level, until, reason });
  const account = { memberId: member.id, purpose: 'points', currency: 'PTS' } as const;
  const given = {
    counter: 'points',
    amount: inLedger(WELCOME_POINTS),
    reason: 'ADJUST_ADD',
  } as const;
  await begin(house.db, (tx) =>
    post(tx, [{ ...account, ...given, key: '#welcome.points' }], house.clock.now()),
  );
}

async function fillGoods(house: House): Promise<void> {
  const campaigns = await listCampaigns(house, { page: 1, pageSize: 50 });
  const wheel = campaigns.list.findLast(({ kind }) => kind === 'TICKETS')?.id;
  for (const { content, stock } of demoGoods(wheel)) {
    await saveGood(house, CASHIER_OPERATOR, {
      version: 0,
      content: z.parse(contract.good, content),
      isOpen: true,
      stock,
      reason: 'The mall opens',
    });
  }
}

const HOME = {
  name: 'Mara Lim',
  phone: '+63 917 555 0144',
  province: 'Cebu City',
  address: 'Unit 8C, 14 Rizal Street',
  postcode: '6000',
};

/** Waiting, approved, on its way, rejected and there at once. */
const ORDERS = [
  { by: 'player2', what: 'House deck, linen finish', daysAgo: 12, ends: 'sent' },
  { by: 'player4', what: 'Spade mug', daysAgo: 4, ends: 'approved' },
  { by: 'player2', what: 'Wallet voucher, 50.00', daysAgo: 3, ends: 'done' },
  { by: 'player2', what: 'Storm umbrella', daysAgo: 2, ends: 'rejected' },
  { by: 'player3', what: 'House deck, linen finish', daysAgo: 0, ends: 'waits' },
  { by: 'player2', what: 'Spade mug', daysAgo: 0, ends: 'waits' },
] as const;

async function fillOrders(house: House): Promise<void> {
  const { list: goods } = await listGoods(house, { page: 1, pageSize: 100 });
  for (const [n, { by, what, daysAgo, ends }] of ORDERS.entries()) {
    const member = await findByUsername(house.db, by);
    const good = goods.find(({ content }) => content.words.EN?.name === what);
    if (!member || !good) continue;
    const then = houseAgo(house, days(daysAgo));
    const asked = { memberId: member.id, rewardId: good.id, quantity: 1, address: HOME };
    const requestId = `demo-mall-${n}`;
    const { transactionNumber: id } = await takeOrder(then, { ...asked, requestId });
    if (ends === 'rejected') {
      const reason = 'The last ones were damaged on the way to us.';
      await decideOrder(then, CASHIER_OPERATOR, { id, decision: 'REJECT', reason });
    }
    if (ends === 'approved' || ends === 'sent') {
      await decideOrder(then, CASHIER_OPERATOR, { id, decision: 'APPROVE', reason: '' });
    }
    if (ends === 'sent') {
      const sent = { carrier: 'Harbour Post', shippingNumber: 'CEB-55120' };
      await shipOrder(then, CASHIER_OPERATOR, { id, ...sent });
    }
  }
}
