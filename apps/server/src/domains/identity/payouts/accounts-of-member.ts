import type { identityOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { contactHold } from '../proofs/contact-changes.ts';
import { openPayoutAccounts, toPayoutRow } from './payout-accounts.ts';

/** A member's payout accounts as operators see them: those in use first, then the removed. */
export async function accountsOfMember(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.memberPayoutAccounts.value>> {
  const rows = await house.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('removed_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute();
  const hold = await contactHold(house, house.db, memberId);
  const list = rows.map((row) => ({
    ...toPayoutRow(house, row, hold),
    network: row.network,
    removedAt: row.removed_at?.getTime() ?? null,
  }));
  return { list };
}

/** The whole number and holder. Who looked, and when, is in the log before it is shown. */
export async function revealAccount(
  house: House,
  caller: Caller,
  { memberId, bankCardId }: Output<typeof contract.revealPayoutAccount.input>,
): Promise<Output<typeof contract.revealPayoutAccount.value>> {
  const owned = await house.db
    .selectFrom('payout_accounts')
    .select('id')
    .where('id', '=', BigInt(bankCardId))
    .where('member_id', '=', BigInt(memberId))
    .executeTakeFirst();
  const id = owned?.id ?? refuse('NOT_FOUND');
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'members.payout-account.viewed',
      subject: `member:${memberId}`,
      after: { payoutAccount: bankCardId },
      address: caller.address,
    }),
  );
  const { account, holder } = (await openPayoutAccounts(house, [id])).get(id)!;
  return { account, holder };
}
