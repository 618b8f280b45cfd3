import { money } from '@baize/money';
import sharp from 'sharp';
import {
  applyWithdrawal,
  cancelDeposit,
  confirmReceipt,
  decideWithdrawal,
  expireDeposits,
  failDeposit,
  listPayments,
  makeBatch,
  matchPayment,
  notePaid,
  orderDeposit,
  receiveOverdue,
  recordPayment,
} from '../domains/cashier/index.ts';
import { addPayoutAccount, listPayoutAccounts } from '../domains/identity/index.ts';
import { findMember } from '../domains/members/index.ts';
import type { Caller } from '../platform/caller.ts';
import { keepPicture } from '../platform/files.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const PAYMENT_PASSWORD = '246810';

/** The demo's first operator, who sits at the desk. */
const DESK: Caller = {
  ...{ kind: 'operator', memberId: 0n, operatorId: 1n, sessionId: 0n, rights: [] },
  ...{ isRestricted: false, isFrozen: false, isRemembered: false },
  ...{ address: '127.0.0.1', userAgent: 'demo', language: 'EN' },
};

/** Each state once: paid, paid with another amount, late, given up, not found, and two under way. */
export async function fillDeposits(house: House, players: readonly bigint[]): Promise<void> {
  const ago = (days: number, minutes = 0) => houseAgo(house, days * DAY_MS - minutes * MINUTE_MS);
  const order = (then: House, who: number, key: string, amount: string) =>
    orderDeposit(then, {
      ...{ memberId: players[who]!, requestId: `demo-${key}`, vendorId: 'bank' },
      amount: money(amount),
    });
  const paid = await order(ago(7), 0, 'deposit-1', '500');
  if (paid.state !== 'WAITING_PAYMENT') return;
  const arrive = (then: House, externalId: string, amount: bigint) =>
    recordPayment(then, DESK, { channel: 'bank', externalId, amount, note: '' });
  await arrive(ago(7, 5), 'DEMO-1', paid.shownAmount);
  const other = await order(ago(6), 0, 'deposit-2', '300');
  await arrive(ago(6, 4), 'DEMO-2', money('299.5'));
  const { list } = await listPayments(house, { unmatched: 'yes', page: 1, size: 20 });
  const found = list.find(({ externalId }) => externalId === 'DEMO-2')!;
  const match = { paymentId: found.paymentId, depositId: other.depositId, reason: 'Same payer' };
  await matchPayment(ago(6, 9), DESK, match);
  const dropped = await order(ago(5), 0, 'deposit-3', '200');
  await cancelDeposit(ago(5, 2), players[0]!, dropped.depositId);
  await order(ago(4), 1, 'deposit-4', '150');
  await expireDeposits(ago(4, 20));
  const lost = await order(ago(3), 1, 'deposit-5', '120');
  await notePaid(ago(3, 3), players[1]!, { depositId: lost.depositId, proofIds: [] });
  await failDeposit(ago(3, 60), DESK, { depositId: lost.depositId, reason: 'Nothing arrived' });
  const said = await order(ago(0, -9), 2, 'deposit-6', '250');
  await notePaid(ago(0, -2), players[2]!, { depositId: said.depositId, proofIds: [] });
  await order(house, 3, 'deposit-7', '80');
  await arrive(ago(1), 'DEMO-3', money('77.77'));
}

/** How far each one goes: [player, days ago, steps at the desk, what the member says]. */
const stories: [who: number, days: number, steps: string[], said?: 'RECEIVED' | 'PARTIAL'][] = [
  [0, 5, ['review', 'approve', 'pay', 'disburse'], 'RECEIVED'],
  [0, 4, ['review', 'reject']],
  [0, 3, ['approve', 'pay', 'disburse', 'silence']],
  [1, 3, ['cancel']],
  [1, 2, ['approve', 'pay', 'disburse', 'dispute', 'force']],
  [2, 1, ['approve', 'pay', 'fail']],
  [3, 1, ['approve', 'pay', 'disburse'], 'PARTIAL'],
  [4, 0, ['review']],
  [5, 0, ['approve', 'pay', 'disburse']],
  [1, 1, ['approve', 'batch', 'disburse'], 'RECEIVED'],
];

export async function fillWithdrawals(house: House, players: readonly bigint[]): Promise<void> {
  for (const memberId of players) await addAccount(houseAgo(house, 8 * DAY_MS), memberId);
  for (const [n, [who, days, steps, said]] of stories.entries()) {
    const then = houseAgo(house, days * DAY_MS);
    const memberId = players[who]!;
    const [account] = await listPayoutAccounts(house, memberId);
    const asked = await applyWithdrawal(then, {
      ...{ memberId, requestId: `demo-withdraw-${n}`, amount: money(String(200 + 50 * n)) },
      ...{ bankCardId: account!.bankCardId, password: PAYMENT_PASSWORD },
    });
    if (asked.state !== 'APPLIED') continue;
    for (const step of steps) await take(then, { memberId, withdrawId: asked.withdrawId, step });
    if (said) await say(then, memberId, asked.withdrawId, said);
  }
}

type Taken = { memberId: bigint; withdrawId: string; step: string };

async function take(then: House, { memberId, withdrawId, step }: Taken): Promise<void> {
  if (step === 'silence') return receiveOverdue(houseAgo(then, -31 * MINUTE_MS));
  if (step === 'batch') return putInFile(then, withdrawId);
  if (step === 'dispute') return say(then, memberId, withdrawId, 'NOT_RECEIVED');
  const action = step as Parameters<typeof decideWithdrawal>[2]['action'];
  await decideWithdrawal(then, DESK, { withdrawId, action, note: 'Seen at the desk' });
}

async function putInFile(then: House, withdrawId: string): Promise<void> {
  await makeBatch(then, DESK, { withdrawIds: [withdrawId], note: 'File of the day' });
}

type Word = 'RECEIVED' | 'PARTIAL' | 'NOT_RECEIVED';

async function say(then: House, memberId: bigint, withdrawId: string, action: Word) {
  const isPart = action === 'PARTIAL';
  await confirmReceipt(then, {
    ...{ memberId, requestId: `demo-receipt-${withdrawId}`, withdrawId, action },
    receivedAmount: isPart ? money('100') : undefined,
    proofIds: action === 'RECEIVED' ? [] : [await picture(then, memberId)],
  });
}

async function picture(house: House, ownerId: bigint): Promise<string> {
  const blank = sharp({ create: { width: 320, height: 200, channels: 3, background: '#e8efe9' } });
  const bytes = await blank.png().toBuffer();
  const { id } = await keepPicture(house, { ownerId, purpose: 'receipt-proof', bytes });
  return String(id);
}

async function addAccount(house: House, memberId: bigint): Promise<void> {
  if ((await listPayoutAccounts(house, memberId)).length > 0) return;
  const member = (await findMember(house.db, memberId))!;
  const account = `00${10_000_000n + memberId}`;
  const order = { cardType: 'BC', bankCode: 'BDO', account, holder: 'Demo Player' } as const;
  await addPayoutAccount(house, member, order);
}
