import type { promotionsRewards as contract, Language, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { releaseTurnover, requirementsFor } from '../../cashier/index.ts';
import {
  answerOnce,
  BRAND_CURRENCY,
  balanceOf,
  lockCash,
  postTogether,
} from '../../wallet/index.ts';
import { findCampaign } from '../campaigns/campaign.ts';
import type { Bonus } from '../tables.ts';
import { keyOfGift, reasonOf } from './gift-rows.ts';
import { titlesOf } from './list-gifts.ts';

const SHOWN = 50;

/** Money given that had to be played, with how far it is; the newest first. */
export async function listBonuses(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.bonuses.value>> {
  await settleBonusesOf(house, memberId);
  const rows = await house.db
    .selectFrom('promotion_bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const references = rows.map(({ reference }) => reference);
  const required = await requirementsFor(house.db, { memberId, references });
  const ids = rows.map((row) => row.campaign_id);
  const titles = await titlesOf(house, ids, language);
  const forfeits = await forfeitsOf(house, rows);
  return rows.map((row) => {
    const asked = required.find(({ reference }) => reference === row.reference);
    return {
      id: String(row.id),
      title: titles.get(row.campaign_id)?.title ?? '',
      state: row.state,
      amount: row.amount,
      required: asked?.required ?? 0n,
      filled: asked?.filled ?? 0n,
      weights: asked?.weights ?? {},
      maxStake: row.max_stake,
      excluded: row.excluded,
      winningsCap: row.winnings_cap,
      openedAt: row.opened_at.getTime(),
      expiresAt: row.expires_at?.getTime() ?? null,
      closedAt: row.closed_at?.getTime() ?? null,
      takenBack: row.taken_back,
      forfeit: forfeits.get(row.id) ?? 0n,
    };
  });
}

/** What would go back of each that runs, were it given up now. */
async function forfeitsOf(
  { db, clock }: House,
  rows: readonly Bonus[],
): Promise<Map<bigint, Money>> {
  const found = new Map<bigint, Money>();
  for (const bonus of rows.filter(({ state }) => state === 'RUNNING')) {
    found.set(bonus.id, await backOf(db, bonus, { state: 'FORFEITED', at: clock.now() }));
  }
  return found;
}

/** Gives a bonus back by its owner's wish: nothing more must be played for it. */
export async function forfeitBonus(
  house: House,
  { memberId, id, requestId }: { memberId: bigint; id: string; requestId: string },
): Promise<Output<typeof contract.forfeitBonus.value>> {
  const content = `bonus forfeit ${id}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const takenBack = await answerOnce(house, request, async (tx, at) => {
    const bonus = (await runningOf(tx, memberId)).find((one) => String(one.id) === id);
    if (!bonus) refuse('NOT_FOUND');
    return closeBonus(tx, bonus, { state: 'FORFEITED', at });
  });
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return { takenBack, mainWalletBalance: (await balanceOf(house.db, cash)) ?? 0n };
}

/** Closes what is done or overdue of one member, under the lock of their cash. */
async function settleBonusesOf(house: House, memberId: bigint): Promise<void> {
  await begin(house.db, async (tx) => {
    await lockCash(tx, memberId, BRAND_CURRENCY);
    await settleWithin(tx, memberId, house.clock.now());
  });
}

/** The same where the caller holds the lock: before money leaves, say. */
export async function settleWithin(tx: Transaction, memberId: bigint, at: Date): Promise<void> {
  const running = await runningOf(tx, memberId);
  if (running.length === 0) return;
  const references = running.map(({ reference }) => reference);
  const required = await requirementsFor(tx, { memberId, references });
  for (const bonus of running) {
    const asked = required.find(({ reference }) => reference === bonus.reference);
    const doneAt = asked ? asked.closed_at : at;
    const isLate = bonus.expires_at !== null && bonus.expires_at <= (doneAt ?? at);
    if (isLate) await closeBonus(tx, bonus, { state: 'EXPIRED', at });
    else if (doneAt) await closeBonus(tx, bonus, { state: 'DONE', at: doneAt });
  }
}

async function runningOf(tx: Transaction, memberId: bigint): Promise<Bonus[]> {
  return tx
    .selectFrom('promotion_bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'RUNNING')
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Db = Database | Transaction;
type Closing = { state: 'DONE' | 'EXPIRED' | 'FORFEITED'; at: Date };

/**
 * Done: what was won beyond the cap goes back. Given up or overdue: the gift goes back with what was
 * won by it. Never more than there is.
 */
async function backOf(db: Db, bonus: Bonus, { state, at }: Closing): Promise<Money> {
  const won = await wonBy(db, bonus, at);
  const owed = state === 'DONE' ? beyond(won, bonus.winnings_cap) : bonus.amount + won;
  const cash = { memberId: bonus.member_id, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const held = (await balanceOf(db, cash)) ?? 0n;
  return owed <= 0n ? 0n : owed < held ? owed : held;
}

async function closeBonus(tx: Transaction, bonus: Bonus, { state, at }: Closing): Promise<Money> {
  const { member_id: memberId, gift_id: giftId } = bonus;
  const back = await backOf(tx, bonus, { state, at });
  const campaign = (await findCampaign(tx, bonus.campaign_id))!;
  if (back > 0n) {
    const reason = reasonOf(campaign.content);
    const key = `${keyOfGift(giftId)}.back`;
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    await postTogether(tx, [{ ...cash, counter: 'promotions', amount: -back, reason, key }], at);
  }
  if (state !== 'DONE') {
    const references = [bonus.reference];
    await releaseTurnover(tx, { memberId, references, amount: bonus.amount }, at);
  }
  await tx
    .updateTable('promotion_bonuses')
    .set({ state, closed_at: at, taken_back: back })
    .where('id', '=', bonus.id)
    .execute();
  return back;
}

const beyond = (won: Money, cap: Money | null) => (cap === null || won <= cap ? 0n : won - cap);

/**
 * What was won by bets made while it ran. Of several bonuses the oldest that runs has the winnings, so
 * that none is taken back twice.
 */
async function wonBy(db: Db, bonus: Bonus, until: Date): Promise<Money> {
  const older = await db
    .selectFrom('promotion_bonuses')
    .select(['closed_at', 'state'])
    .where('member_id', '=', bonus.member_id)
    .where('id', '<', bonus.id)
    .execute();
  if (older.some(({ state }) => state === 'RUNNING')) return 0n;
  const since = older.reduce(
    (latest, { closed_at }) => (closed_at && closed_at > latest ? closed_at : latest),
    bonus.opened_at,
  );
  const { rows } = await sql<{ won: bigint }>`
    select coalesce(sum(payout - stake), 0)::bigint as won from promoted_bets
    where member_id = ${bonus.member_id} and placed_at >= ${since} and placed_at <= ${until}`.execute(
    db,
  );
  return rows[0]!.won;
}

const AT_ONCE = 500;

/** By the clock: what has become due since someone last looked. */
export async function settleBonuses(house: House): Promise<void> {
  const at = house.clock.now();
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct b.member_id from promotion_bonuses b
    join promotion_requirements r on r.member_id = b.member_id and r.reference = b.reference
    where b.state = 'RUNNING' and (r.closed_at is not null or b.expires_at <= ${at})
    limit ${AT_ONCE}`.execute(house.work);
  for (const { member_id } of rows) await settleBonusesOf(house, member_id);
}
