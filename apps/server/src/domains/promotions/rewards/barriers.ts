import { promotionsCampaign as contract } from '@baize/contract';
import { z } from 'zod/mini';
import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { assertNotExcluded, excludedAmong } from '../../protection/index.ts';
import { BRAND_CURRENCY, balanceOf } from '../../wallet/index.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { audiencesOf, readSegments } from '../segments/audience.ts';
import { openShares } from '../segments/shares.ts';

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
  if (await isInAudience(db, asking)) return;
  refuse('PROMOTION_NOT_FOR_YOU', { value: { type: await missingOf(db, asking) } });
}

async function isInAudience(db: Db, { campaign, memberId, at }: Asking): Promise<boolean> {
  const segments = await readSegments(db);
  const audiences = [campaign.content.who];
  const [isIn] = await audiencesOf(db, memberId, { audiences, segments, at });
  return isIn === true;
}

/** What keeps them out, where they can do something about it; else it is their account. */
async function missingOf(db: Db, { campaign, memberId, at }: Asking): Promise<string> {
  const { isPhoneProved, hasPayoutAccount } = campaign.content.who;
  const everyone = z.parse(contract.audience, {});
  const audiences = [
    { ...everyone, isPhoneProved },
    { ...everyone, hasPayoutAccount },
  ];
  const asked = { audiences, at };
  const [isProved, hasAccount] = await audiencesOf(db, memberId, { ...asked, segments: new Map() });
  if (!isProved) return 'MOBILE_VERIFIED';
  return hasAccount ? 'ACCOUNT' : 'BANK_CARD';
}

type Taking = Asking & { cycle: string };

/** At the moment of the gift: an empty purse where the campaign is for those, and one for all accounts. */
export async function assertTerms(tx: Transaction, taking: Taking): Promise<void> {
  const { campaign, memberId, cycle, at } = taking;
  const { balanceBelow, onePer } = campaign.content.terms;
  if (balanceBelow !== null) {
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    const held = (await balanceOf(tx, cash)) ?? 0n;
    if (held >= balanceBelow) refuse('PROMOTION_BALANCE', { words: { amount: balanceBelow } });
  }
  if (onePer.length === 0) return;
  const shares = await openShares(tx, { campaign, cycle, memberIds: [memberId], at });
  if (shares.isTaken(memberId)) refuse('PROMOTION_SHARED');
}
