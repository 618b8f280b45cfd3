import { dayOf, startOfDay } from '@baize/calendar';
import { promotionsCampaign as contract } from '@baize/contract';
import { z } from 'zod/mini';
import { listGoods } from '../../domains/loyalty/index.ts';
import { findByUsername } from '../../domains/members/index.ts';
import {
  handTickets,
  listCampaigns,
  saveCampaign,
  startCampaign,
} from '../../domains/promotions/index.ts';
import { brandOf } from '../../domains/system/index.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';
import {
  applicationParts,
  cashbackParts,
  chestParts,
  codeParts,
  cupParts,
  depositParts,
  eggParts,
  freeBetParts,
  missionParts,
  type Parts,
  packetParts,
  raceParts,
  raffleParts,
  rainParts,
  rescueParts,
  signInParts,
  spinParts,
  taskParts,
  wheelParts,
} from './campaigns.ts';
import { campaignWords as words } from './words.ts';

/**
 * Campaigns of every kind that members meet in the demo. None of them pays by itself: what the demo's
 * people hold stays what the start page says.
 */
export async function fillPromotions(house: House, now: Date): Promise<void> {
  if ((await listCampaigns(house, { page: 1, pageSize: 1 })).totalCount > 0) return;
  const wheel = await run(house, wheelParts);
  await run(house, depositParts);
  await run(house, signInParts);
  const eggs = await run(house, eggParts);
  const chests = await run(house, chestParts);
  const raffle = await run(house, raffleParts);
  await run(house, taskParts(wheel));
  await run(house, spinParts);
  await run(house, freeBetParts);
  await run(house, rainParts);
  await handOut(house, [wheel, eggs, chests, raffle]);
  await run(house, missionParts({ eggs, chests, raffle }));
  await run(house, cashbackParts);
  await run(house, rescueParts);
  await run(house, codeParts);
  await run(house, cupParts);
  // Races pay by themselves when a cycle ends: those of the demo have no cycle behind them.
  const { timeZoneOffsetMinutes: zone } = brandOf(house);
  const today = startOfDay(dayOf(now, zone), zone);
  for (const parts of raceParts) await run(house, parts, today);
  await run(house, applicationParts);
}

/** What is sent to the winners comes out of the mall, so this begins when the mall is filled. */
export async function fillPackets(house: House): Promise<void> {
  const { list } = await listCampaigns(house, { kind: 'TICKETS', page: 1, pageSize: 50 });
  if (list.some(({ title }) => title === words.packets.EN.title)) return;
  const { list: goods } = await listGoods(house, { page: 1, pageSize: 100 });
  const deck = goods.find(({ content }) => content.words.EN?.name === 'House deck, linen finish');
  if (deck) await handOut(house, [await run(house, packetParts(deck.id))]);
}

async function run(
  house: House,
  parts: Parts,
  startsAt: Date = house.clock.now(),
): Promise<string> {
  const content = z.parse(contract.content, { ...parts, startsAt: startsAt.getTime() });
  const reason = 'The demo begins';
  const input = { version: 0, content, reason };
  const { id, version } = await saveCampaign(house, CASHIER_OPERATOR, input);
  await startCampaign(house, CASHIER_OPERATOR, { id, version, reason });
  return id;
}

/** So that there is something to open: two tickets of each draw for some who play often. */
async function handOut(house: House, campaigns: readonly string[]): Promise<void> {
  const at = house.clock.now();
  for (const username of ['player2', 'player3', 'player4']) {
    const member = await findByUsername(house.db, username);
    if (!member) continue;
    for (const id of campaigns) {
      const own = { campaignId: BigInt(id), memberId: member.id, count: 2 };
      await begin(house.db, (tx) =>
        handTickets(tx, { ...own, origin: `demo.${id}.${username}`, at }),
      );
    }
  }
}
