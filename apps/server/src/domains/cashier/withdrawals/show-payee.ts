import type { cashierWithdrawalsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openPayoutAccounts } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { lockWithdrawal } from './withdrawal-steps.ts';

/** Who pays by hand needs the whole number. It is shown only while there is something to pay, on record. */
export async function showPayee(
  house: House,
  caller: Caller,
  { withdrawId }: Output<typeof contract.showPayee.input>,
): Promise<Output<typeof contract.showPayee.value>> {
  return begin(house.db, async (tx) => {
    const withdrawal = (await lockWithdrawal(tx, BigInt(withdrawId))) ?? refuse('NOT_FOUND');
    if (withdrawal.ended_at) refuse('WITHDRAWAL_STATE');
    const { payout_account_id: accountId, remaining } = withdrawal;
    const to = (await openPayoutAccounts(house, [accountId])).get(accountId);
    if (!to) throw new Error(`Withdrawal ${withdrawId} goes to an account that does not exist`);
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cashier.payee.read',
      subject: `withdrawal:${withdrawId}`,
      address: caller.address,
    });
    return { ...to, amount: remaining };
  });
}
