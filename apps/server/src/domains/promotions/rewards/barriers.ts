import { days } from '@baize/calendar';
import type { promotionsCampaign } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { assertNotExcluded, excludedAmong } from '../../protection/index.ts';
import { BRAND_CURRENCY, balanceOf } from '../../wallet/index.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { audiencesOf, readSegments } from '../segments/audience.ts';

type Db = Database | Transaction;
type Asking = { campaign: Campaign; memberId: bigint; at: Date };

/** What keeps a member out of a campaign, by name; for operators who ask why. */
export async function barriersOf(db: Db, { campaign, memberId, at }: Asking): Promise<string[]> {
  const barriers: string[] = [];
  if ((await excludedAmong(db, [memberId], at)).size > 0) barriers.push('EXCLUDED');
  if (!(await isInAudience(db, { campaign, memberId, at }))) barriers.push('AUDIENCE');
  return barriers;
}

/** Whoever may not play is given nothing; a campaign is only for those whom it means. */
export async function assertOpenTo(db: Db, asking: Asking): Promise<void> {
  await assertNotExcluded(db, asking.memberId, asking.at);
  if (!(await isInAudience(db, asking))) refuse('PROMOTION_NOT_FOR_YOU');
}

async function isInAudience(db: Db, { campaign, memberId, at }: Asking): Promise<boolean> {
  const segments = await readSegments(db);
  const audiences = [campaign.content.who];
  const [isIn] = await audiencesOf(db, memberId, { audiences, segments, at });
  return isIn === true;
}

type Taking = Asking & { cycle: string };

/** At the moment of the gift: an empty purse where the campaign is for those, and one for all accounts. */
export async function assertTerms(tx: Transaction, taking: Taking): Promise<void> {
  const { campaign, memberId } = taking;
  const { balanceBelow, onePer } = campaign.content.terms;
  if (balanceBelow !== null) {
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    const held = (await balanceOf(tx, cash)) ?? 0n;
    if (held >= balanceBelow) refuse('PROMOTION_BALANCE', { words: { amount: balanceBelow } });
  }
  for (const thing of onePer) {
    if (await isSharedTaker(tx, taking, thing)) refuse('PROMOTION_SHARED');
  }
}

type Thing = (typeof promotionsCampaign.onePerThings)[number];

/** Whoever signed in from one address within this time may be one person. */
const ADDRESS_MS = days(30);

const sharersOf: Record<Thing, (memberId: bigint, at: Date) => RawBuilder<unknown>> = {
  DEVICE: (memberId) => sql`select o.member_id from device_uses o
    join device_uses w on w.device = o.device where w.member_id = ${memberId}`,
  ADDRESS: (memberId, at) => {
    const since = new Date(at.getTime() - ADDRESS_MS);
    return sql`select o.member_id from session_addresses o
      join session_addresses w on w.address = o.address
      where w.member_id = ${memberId} and w.started_at >= ${since} and o.started_at >= ${since}`;
  },
  BANK: (memberId) => sql`select o.member_id from payout_account_uses o
    join payout_account_uses w on w.account_lookup = o.account_lookup where w.member_id = ${memberId}`,
  NAME: (memberId) => sql`select o.id from promoted_members o
    join promoted_members w on w.real_name_lookup = o.real_name_lookup where w.id = ${memberId}`,
};

/**
 * Someone else who shares it was given it in this cycle; two who ask at once take turns. Every ticket
 * is a cycle of its own, so that of a draw the whole campaign counts.
 */
async function isSharedTaker(
  tx: Transaction,
  { campaign, memberId, cycle, at }: Taking,
  thing: Thing,
): Promise<boolean> {
  const { id, content } = campaign;
  await sql`select pg_advisory_xact_lock(540002, hashtext(${`${id}/${thing}`}))`.execute(tx);
  const inCycle = content.kind === 'TICKETS' ? sql`true` : sql`cycle = ${cycle}`;
  const { rows } = await sql`select 1 from promotion_gifts
    where campaign_id = ${id} and ${inCycle} and member_id <> ${memberId}
      and member_id in (${sharersOf[thing](memberId, at)}) limit 1`.execute(tx);
  return rows.length > 0;
}
