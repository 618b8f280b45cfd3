import { type Money, money } from '@baize/money';
import { applyWithdrawal, confirmReceipt, decideWithdrawal } from '../../domains/cashier/index.ts';
import { addPayoutAccount, listPayoutAccounts } from '../../domains/identity/index.ts';
import { findMember } from '../../domains/members/index.ts';
import { BRAND_CURRENCY, balanceOf } from '../../domains/wallet/index.ts';
import type { House } from '../../platform/house.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';
import { type Guest, PAYMENT_PASSWORD } from './people.ts';

/** What is left to do once a withdrawal is approved, by a person or by rule. */
const PAYING = ['pay', 'disburse'] as const;
const MIN_AMOUNT = money('100');

/** Half of what a guest holds is paid out and said to have arrived, where the house's rules allow it. */
export async function takeOut(then: House, { id, username }: Guest, day: number): Promise<void> {
  const cash = { memberId: id, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const amount = half((await balanceOf(then.db, cash)) ?? 0n);
  if (amount < MIN_AMOUNT) return;
  const bankCardId = await accountOf(then, id, username);
  try {
    const { withdrawId, timeline } = await applyWithdrawal(then, {
      memberId: id,
      requestId: `demo-crowd-${day}`,
      amount,
      bankCardId,
      password: PAYMENT_PASSWORD,
    });
    const isApproved = timeline.some(({ state }) => state === 'APPROVED');
    for (const action of isApproved ? PAYING : (['approve', ...PAYING] as const)) {
      await decideWithdrawal(then, CASHIER_OPERATOR, { withdrawId, action, note: 'In order' });
    }
    const received = { action: 'RECEIVED' as const, receivedAmount: undefined, proofIds: [] };
    const requestId = `demo-receipt-${withdrawId}`;
    await confirmReceipt(then, { memberId: id, requestId, withdrawId, ...received });
  } catch (error) {
    // Turnover that is still owed keeps the money here: so it would in life.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** In whole units. */
function half(balance: Money): Money {
  const unit = money('1');
  return (balance / 2n / unit) * unit;
}

async function accountOf(then: House, memberId: bigint, username: string): Promise<string> {
  const [known] = await listPayoutAccounts(then, memberId);
  if (known) return known.bankCardId;
  const member = (await findMember(then.db, memberId))!;
  const holder = `${username.replace(/\d+/g, '')} demo`.replace(/\b[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );
  const account = `00${20_000_000n + memberId}`;
  await addPayoutAccount(then, member, { cardType: 'BC', bankCode: 'BDO', account, holder });
  const [added] = await listPayoutAccounts(then, memberId);
  return added!.bankCardId;
}
