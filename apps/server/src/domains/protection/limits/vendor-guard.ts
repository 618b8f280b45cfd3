import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { assertNotExcluded } from '../exclusions/exclusions.ts';
import { whyTooYoung } from '../identity-check/age.ts';
import { standingOf } from '../standing.ts';

/** Money goes to a vendor's wallet only for who may play here: of what is played there we are not asked. */
export async function assertMayPlayElsewhere(
  house: House,
  tx: Transaction,
  memberId: bigint,
  at: Date,
): Promise<void> {
  await assertNotExcluded(tx, memberId, at);
  const { age_checked_at } = await standingOf(tx, memberId);
  const young = age_checked_at ? undefined : await whyTooYoung(house, house.db, memberId);
  if (young) refuse(young);
}
