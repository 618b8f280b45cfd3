import { days, minutes } from '@baize/calendar';
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
import { keepPicture } from '../platform/files.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';
import { CASHIER_OPERATOR } from './cashier-operator.ts';

const PAYMENT_PASSWORD = '246810';

type Order = Awaited<ReturnType<typeof orderDeposit>>;

/**
 * Each state once: paid, paid with another amount, late, given up, not found, and two under way. Each
 * order goes on from where it stands, in its own minutes, so that a fill that was cut short goes on.
 */
export async function fillDeposits(house: House, players: readonly bigint[]): Promise<void> {
  const order = (daysAgo: number, who: number, key: string, amount: string, minutesAgo = 0) =>
    orderDeposit(houseAgo(house, days(daysAgo) + minutes(minutesAgo)), {
      memberId: players[who]!,
      requestId: `demo-${key}`,
      vendorId: 'bank',
      amount: money(amount),
    });
  const after = ({ createdAt }: Order, later: number) => houseAt(house, createdAt + minutes(later));
  const arrive = (then: House, externalId: string, amount: bigint) =>
    recordPayment(then, CASHIER_OPERATOR, { channel: 'bank', externalId, amount, note: '' });
  const paid = await order(7, 0, 'deposit-1', '500');
  if (isOpen(paid)) await arrive(after(paid, 5), 'DEMO-1', paid.shownAmount);
  const other = await order(6, 0, 'deposit-2', '300');
  if (isOpen(other)) await matchOther(after(other, 4), other);
  const dropped = await order(5, 0, 'deposit-3', '200');
  if (isOpen(dropped)) await cancelDeposit(after(dropped, 2), players[0]!, dropped.depositId);
  const late = await order(4, 1, 'deposit-4', '150');
  if (isOpen(late)) await expireDeposits(after(late, 20));
  const lost = await order(3, 1, 'deposit-5', '120');
  if (isOpen(lost)) await loseDeposit(after(lost, 3), players[1]!, lost);
  const said = await order(0, 2, 'deposit-6', '250', 9);
  if (said.state === 'WAITING_PAYMENT') {
    await notePaid(after(said, 7), players[2]!, { depositId: said.depositId, proofIds: [] });
  }
  await order(0, 3, 'deposit-7', '80');
  await arrive(houseAgo(house, days(1)), 'DEMO-3', money('77.77'));
}

const isOpen = ({ state }: Order) => state === 'WAITING_PAYMENT' || state === 'CONFIRMING';

/** The same house at an instant of the past. */
function houseAt(house: House, at: number): House {
  return { ...house, clock: { ...house.clock, now: () => new Date(at) } };
}

async function matchOther(then: House, { depositId }: Order): Promise<void> {
  const entry = { channel: 'bank', externalId: 'DEMO-2', amount: money('299.5'), note: '' };
  await recordPayment(then, CASHIER_OPERATOR, entry);
  const { list } = await listPayments(then, { unmatched: 'yes', page: 1, pageSize: 20 });
  const found = list.find(({ externalId }) => externalId === entry.externalId)!;
  const match = { paymentId: found.paymentId, depositId, reason: 'Same payer' };
  await matchPayment(then, CASHIER_OPERATOR, match);
}

async function loseDeposit(then: House, memberId: bigint, { depositId, state }: Order) {
  if (state !== 'CONFIRMING') await notePaid(then, memberId, { depositId, proofIds: [] });
  await failDeposit(then, CASHIER_OPERATOR, { depositId, reason: 'Nothing arrived' });
}

/** How far each one goes: [player, days ago, steps by operators, what the member says]. */
const stories: [who: number, daysAgo: number, steps: string[], said?: 'RECEIVED' | 'PARTIAL'][] = [
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

/** How long the desk takes for a step; the last one of today is over before the house opens. */
const STEP_MS = minutes(6);
const ASKED_BEFORE_MS = minutes(32);

/** What each step makes of a withdrawal: one that was taken before is not taken again. */
const makes: Record<string, string> = {
  review: 'RISK_REVIEW',
  approve: 'APPROVED',
  reject: 'REFUNDED',
  cancel: 'CANCELLED',
  pay: 'PAYING',
  batch: 'PAYING',
  disburse: 'DISBURSED',
  fail: 'PAY_FAILED',
  silence: 'AUTO_RECEIVED',
  dispute: 'DISPUTE',
  force: 'FORCED_RECEIVED',
  RECEIVED: 'RECEIVED',
  PARTIAL: 'PARTIAL_DISPUTE',
};

export async function fillWithdrawals(house: House, players: readonly bigint[]): Promise<void> {
  for (const memberId of players) await addAccount(houseAgo(house, days(8)), memberId);
  for (const [n, [who, daysAgo, steps, said]] of stories.entries()) {
    const memberId = players[who]!;
    const [account] = await listPayoutAccounts(house, memberId);
    const asked = await applyWithdrawal(houseAgo(house, days(daysAgo) + ASKED_BEFORE_MS), {
      memberId,
      requestId: `demo-withdraw-${n}`,
      amount: money(String(200 + 50 * n)),
      bankCardId: account!.bankCardId,
      password: PAYMENT_PASSWORD,
    });
    if (asked.endedAt !== null) continue;
    // In its own hour, however long ago the fill was cut short; each step some minutes after the last.
    const taken = asked.timeline.map(({ state }) => state);
    const { withdrawId } = asked;
    for (const [before, step] of [...steps, ...(said ? [said] : [])].entries()) {
      const then = houseAt(house, asked.appliedAt + STEP_MS * (before + 1));
      if (!taken.includes(makes[step]!)) await take(then, { memberId, withdrawId, step });
    }
  }
}

type Taken = { memberId: bigint; withdrawId: string; step: string };

async function take(then: House, { memberId, withdrawId, step }: Taken): Promise<void> {
  if (step === 'silence') return receiveOverdue(houseAgo(then, -minutes(31)));
  if (step === 'batch') return putInFile(then, withdrawId);
  if (step === 'dispute') return say(then, memberId, withdrawId, 'NOT_RECEIVED');
  if (step === 'RECEIVED' || step === 'PARTIAL') return say(then, memberId, withdrawId, step);
  const action = step as Parameters<typeof decideWithdrawal>[2]['action'];
  await decideWithdrawal(then, CASHIER_OPERATOR, {
    withdrawId,
    action,
    note: notes[step] ?? 'Seen at the desk',
  });
}

/** What the desk writes where somebody will ask why. */
const notes: Record<string, string> = {
  review: 'Little play since the last deposit',
  reject: 'Turnover of the deposit is not reached yet',
  fail: 'The bank does not know the account',
  force: 'The bank confirms that it was paid',
};

async function putInFile(then: House, withdrawId: string): Promise<void> {
  await makeBatch(then, CASHIER_OPERATOR, { withdrawIds: [withdrawId], note: 'File of the day' });
}

type Word = 'RECEIVED' | 'PARTIAL' | 'NOT_RECEIVED';

async function say(then: House, memberId: bigint, withdrawId: string, action: Word) {
  const isPart = action === 'PARTIAL';
  await confirmReceipt(then, {
    memberId,
    requestId: `demo-receipt-${withdrawId}`,
    withdrawId,
    action,
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
