import { hours } from '@baize/calendar';
import type { promotionsTickets as contract, Output } from '@baize/contract';
import { drawWeighted } from '@baize/games';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { answerOnce, BRAND_CURRENCY } from '../../wallet/index.ts';
import { type Campaign, lockCampaign, readCampaign, shownCampaign } from '../campaigns/campaign.ts';
import { chanceOfDraw, clientSeedOf } from '../campaigns/campaign-seed.ts';
import { openPurse } from '../costs/left-to-give.ts';
import { goodsDesk } from '../grants/goods-desk.ts';
import { assertOpenTo } from '../rewards/barriers.ts';
import { houseStakes, isNothing, worthOf } from '../rewards/gift-amounts.ts';
import { give } from '../rewards/give.ts';
import { followGift } from '../rewards/limited-bonuses.ts';
import { weightsNow } from './draw-prize.ts';

type Opening = { memberId: bigint; campaignId: string; requestId: string };
type Opened = Output<typeof contract.openTicket.value>;

/** Opens the oldest ticket in hand. The draw is decided under the campaign's lock: no prize twice. */
export async function openTicket(house: House, input: Opening): Promise<Opened> {
  const { memberId, campaignId, requestId } = input;
  const content = `ticket ${campaignId}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const opened = await answerOnce(house, request, async (tx, at) => {
    const ticketId = await oldestTicket(tx, input);
    const campaign = readCampaign(await lockCampaign(tx, BigInt(campaignId)));
    assertRunning(campaign, at);
    await assertOpenTo(tx, { campaign, memberId, at });
    await assertAddress(house, tx, { campaign, memberId });
    return drawTicket(house, tx, { campaign, memberId, ticketId, at });
  });
  await followGift(house, await shownCampaign(house.db, campaignId));
  return opened;
}

async function oldestTicket(tx: Transaction, { memberId, campaignId }: Opening): Promise<bigint> {
  const ticket = await tx
    .selectFrom('promotion_tickets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', BigInt(campaignId))
    .where('opened_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return ticket?.id ?? refuse('TICKET_NONE');
}

function assertRunning({ state, from, to, content }: Campaign, at: Date): void {
  const until = to && new Date(to.getTime() + hours(content.graceHours));
  if (state !== 'RUNNING' || at < from || (until && at >= until)) refuse('PROMOTION_NOT_OPEN');
}

/** Asked for before anything is drawn: a prize that cannot be sent must not be lost. */
async function assertAddress(
  house: House,
  tx: Transaction,
  { campaign, memberId }: { campaign: Campaign; memberId: bigint },
): Promise<void> {
  if (!campaign.content.prizes.some(({ gives }) => gives.goods)) return;
  const isKnown = await goodsDesk(house).knowsAddress(tx, memberId);
  if (!isKnown) refuse('SHIPPING_ADDRESS_NEEDED');
}

type Draw = { campaign: Campaign; memberId: bigint; ticketId: bigint; at: Date };

async function drawTicket(house: House, tx: Transaction, draw: Draw): Promise<Opened> {
  const { campaign, memberId, ticketId, at } = draw;
  const { prizes, style } = campaign.content;
  const nonce = await nextNonce(tx, campaign.id);
  const weights = weightsNow(await prizesLeft(house, tx, draw));
  const chance = chanceOfDraw(house, campaign.seedSealed, { memberId, nonce });
  const prize = drawWeighted(chance, weights) ?? refuse('PROMOTION_BUDGET');
  const { gives, stock, name } = prizes[prize]!;
  const worth = worthOf(gives, []);
  await tx
    .updateTable('promotion_tickets')
    .set({ opened_at: at, nonce, prize, weights })
    .where('id', '=', ticketId)
    .execute();
  if (stock !== null) await takeFromStock(tx, campaign.id, prize);
  if (!isNothing(worth)) {
    const ticketsFor = gives.tickets?.campaignId;
    const cycle = `ticket.${ticketId}`;
    await give(house, tx, { campaign, memberId, cycle, step: 0, worth, ticketsFor, at });
  }
  return {
    ticketId: String(ticketId),
    style,
    prize,
    name,
    money: worth.money,
    points: worth.points,
    ticketsLeft: await ticketsInHand(tx, memberId, campaign.id),
    seedHash: campaign.seedHash,
    clientSeed: clientSeedOf(memberId),
    nonce: Number(nonce),
  };
}

/** Every draw has a number of its own; the caller holds the campaign. */
export async function nextNonce(tx: Transaction, campaignId: bigint): Promise<bigint> {
  const { rows } = await sql<{ nonce: bigint }>`update promotion_campaigns set nonce = nonce + 1
    where id = ${campaignId} returning nonce`.execute(tx);
  return rows[0]!.nonce;
}

/** What the budget no longer covers is out of stock as well. */
async function prizesLeft(house: House, tx: Transaction, draw: Draw) {
  const { id, content } = draw.campaign;
  const rows = await tx
    .selectFrom('promotion_stock')
    .select(['prize', 'taken'])
    .where('campaign_id', '=', id)
    .execute();
  const taken = new Map(rows.map((row) => [row.prize, row.taken]));
  const { campaign, memberId, at } = draw;
  const purse = await openPurse(house, tx, { campaign, memberIds: [memberId], at });
  const left = purse.leftFor(memberId);
  return content.prizes.map(({ weight, stock, gives }, n) => {
    const worth = worthOf(gives, []);
    const isCovered = left === null || worth.money + houseStakes(worth) <= left;
    const isStocked = stock === null || (taken.get(n) ?? 0) < stock;
    return { weight, isLeft: isStocked && isCovered, isNothing: isNothing(worth) };
  });
}

async function takeFromStock(tx: Transaction, campaignId: bigint, prize: number): Promise<void> {
  await sql`insert into promotion_stock as s (campaign_id, prize, taken) values (${campaignId}, ${prize}, 1)
    on conflict (campaign_id, prize) do update set taken = s.taken + 1`.execute(tx);
}

async function ticketsInHand(
  tx: Transaction,
  memberId: bigint,
  campaignId: bigint,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from promotion_tickets
    where member_id = ${memberId} and campaign_id = ${campaignId} and opened_at is null`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** Own draws with what they can be checked by. */
export async function listOpened(
  { db }: House,
  { memberId, campaignId, size }: { memberId: bigint; campaignId: string; size: number },
  { content }: Campaign,
): Promise<Output<typeof contract.openedTickets.value>> {
  const rows = await db
    .selectFrom('promotion_tickets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', BigInt(campaignId))
    .where('opened_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  return rows.map((row) => {
    const prize = row.prize ?? 0;
    const drawn = content.prizes[prize]!;
    return {
      ticketId: String(row.id),
      openedAt: row.opened_at!.getTime(),
      prize,
      name: drawn.name,
      money: worthOf(drawn.gives, []).money,
      nonce: Number(row.nonce),
      clientSeed: clientSeedOf(memberId),
      weights: row.weights ?? [],
    };
  });
}
