import { sql } from 'kysely';
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

/** At the moment of the gift: an empty purse where the campaign is for those, and one for all accounts. */
export async function assertTerms(
  tx: Transaction,
  { campaign, memberId, cycle }: Asking & { cycle: string },
): Promise<void> {
  const { balanceBelow, onePer } = campaign.content.terms;
  if (balanceBelow !== null) {
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    const held = (await balanceOf(tx, cash)) ?? 0n;
    if (held >= balanceBelow) refuse('PROMOTION_BALANCE', { words: { amount: balanceBelow } });
  }
  for (const thing of onePer) {
    if (await isSharedTaker(tx, { campaignId: campaign.id, memberId, cycle, thing })) {
      refuse('PROMOTION_SHARED');
    }
  }
}

type Sharing = {
  campaignId: bigint;
  memberId: bigint;
  cycle: string;
  thing: 'DEVICE' | 'BANK' | 'NAME';
};

const SAME = {
  DEVICE: sql`select o.member_id from device_uses o join device_uses w on w.device = o.device where w.member_id = `,
  BANK: sql`select o.member_id from payout_account_uses o
    join payout_account_uses w on w.account_lookup = o.account_lookup where w.member_id = `,
  NAME: sql`select o.id from promoted_members o
    join promoted_members w on w.real_name_lookup = o.real_name_lookup where w.id = `,
};

/** Someone else on the same device, bank account or name was given it; two who ask at once take turns. */
async function isSharedTaker(
  tx: Transaction,
  { campaignId, memberId, cycle, thing }: Sharing,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(540002, hashtext(${`${campaignId}/${thing}`}))`.execute(
    tx,
  );
  const { rows } = await sql`select 1 from promotion_gifts
    where campaign_id = ${campaignId} and cycle = ${cycle} and member_id <> ${memberId}
      and member_id in (${SAME[thing]}${memberId}) limit 1`.execute(tx);
  return rows.length > 0;
}
