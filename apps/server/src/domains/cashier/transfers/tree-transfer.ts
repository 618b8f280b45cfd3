import { dayOf } from '@baize/calendar';
import type { cashierTransfers as contract, Output } from '@baize/contract';
import { CENT, type Money, moneyText } from '@baize/money';
import { sql } from 'kysely';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askPaymentPassword } from '../../identity/index.ts';
import { findMember, kindOf, type Member } from '../../members/index.ts';
import { excludedAmong } from '../../protection/index.ts';
import { brandOf, requireModule } from '../../system/index.ts';
import {
  answerOnce,
  BRAND_CURRENCY,
  balanceOf,
  isKnownRequest,
  moveRows,
  postTogether,
} from '../../wallet/index.ts';
import { askGuards } from '../guards.ts';
import { tellMember } from '../letters.ts';
import { inTurn } from '../one-at-a-time.ts';
import { type CashierSettings, readSettings } from '../settings.ts';
import { boundMoney, requireTurnover, turnoverLeft } from '../turnover/turnover.ts';
import { waitForBets } from '../turnover/wait-for-bets.ts';
import { assertCollectable, letOffCollected } from './collect.ts';
import { showTransfer } from './list-transfers.ts';

export type TreeOrder = Asked & { otherId: bigint; amount: Money };

/** What holds for everyone who is sent money by one request. */
export type Asked = {
  kind: 'UP' | 'DOWN' | 'COLLECT';
  label: Output<typeof contract.treeTransfer>['label'];
  /** Whoever asks; the others are their upline, or below them. */
  memberId: bigint;
  requestId: string;
  password: string;
  remark: string;
};

/** Between an upline and one downline. */
export async function sendInTree(
  house: House,
  order: TreeOrder,
): Promise<Output<typeof contract.transferUpline.value>> {
  const { kind, otherId, amount, label } = order;
  const content = `tree ${kind} ${otherId} ${amount} ${label}`;
  const [id] = await sendToAll(house, order, { parts: [order], content });
  return showTransfer(house, order.memberId, id!);
}

export type Part = { otherId: bigint; amount: Money };

/**
 * Money between an upline and downlines, all of it or none: two entries with one key for each. The
 * payment password is asked for first; the rules are checked while everyone's cash is locked, always in
 * the same order. A repeat is answered as the first time, whatever has changed since.
 */
export async function sendToAll(
  house: House,
  asked: Asked,
  { parts, content }: { parts: readonly Part[]; content: string },
): Promise<bigint[]> {
  const settings = await readSettings(house.db);
  const others = parts.map(({ otherId }) => otherId);
  if (!(await isKnownRequest(house.db, asked))) await authorize(house, settings, asked, others);
  const { memberId, requestId } = asked;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content, beside: others };
  const { ids } = await answerOnce(house, request, async (tx, at) => {
    await assertAllowed(house, tx, settings, { asked, parts, at });
    const ids: string[] = [];
    for (const part of parts) {
      ids.push(String(await saveTransfer(house, tx, settings, { ...asked, ...part }, at)));
    }
    return { ids };
  });
  return ids.map(BigInt);
}

async function authorize(
  house: House,
  settings: CashierSettings,
  { kind, label, memberId, password }: Asked,
  others: readonly bigint[],
): Promise<void> {
  requireModule(house, 'FUNDTRANS3');
  const isOpen = settings.transfersOpen && (kind !== 'COLLECT' || settings.collectOpen);
  if (!isOpen) refuse('TRANSFERS_CLOSED');
  await inTurn(house, memberId, () => askPaymentPassword(house, memberId, password));
  if (kind === 'COLLECT') await waitForBets(house, others[0]!);
  else if (isFreeMoney({ kind, label })) await waitForBets(house, memberId);
}

/** Sent up, or under a label by which the receiver need not play it: only what was played for. */
const isFreeMoney = ({ kind, label }: Pick<Asked, 'kind' | 'label'>) =>
  kind === 'UP' || label !== 'ORDINARY';

type Sending = { asked: Asked; parts: readonly Part[]; at: Date };

async function assertAllowed(
  house: House,
  tx: Transaction,
  settings: CashierSettings,
  { asked: { kind, label, memberId }, parts, at }: Sending,
): Promise<void> {
  for (const { amount } of parts) assertAmount(settings, amount);
  if ((await countAsked(house, tx, memberId, at)) + parts.length > settings.transfersPerDay) {
    refuse('TRANSFER_COUNT', { words: { count: settings.transfersPerDay } });
  }
  for (const id of [memberId, ...parts.map(({ otherId }) => otherId)]) {
    assertReal(await findMember(tx, id));
  }
  if (kind === 'COLLECT') return assertCollectable(tx, { memberId, ...parts[0]! });
  const others = parts.map(({ otherId }) => otherId);
  if ((await excludedAmong(tx, others, at)).size > 0) refuse('TRANSFER_RECEIVER');
  await askGuards(house, tx, { memberId, at, way: kind === 'UP' ? 'transferUp' : 'transferDown' });
  if (isFreeMoney({ kind, label })) return assertPlayed(tx, memberId);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  await assertBonusStays(tx, { memberId, amount, multiple: settings.multiples.transfer });
}

function assertAmount({ transferLeast, transferMost }: CashierSettings, amount: Money): void {
  if (amount % CENT !== 0n) refuse('INVALID_INPUT', { value: { amount: 'amount' } });
  if (amount < transferLeast) refuse('TRANSFER_BELOW_MINIMUM');
  if (amount > transferMost) refuse('TRANSFER_ABOVE_MAXIMUM');
}

function assertReal(member: Member | undefined): void {
  if (!member || kindOf(member.type) === 'trial' || member.frozen_at) refuse('TRANSFER_RECEIVER');
}

/** Otherwise money could leave by way of another member that may not leave by itself. */
async function assertPlayed(tx: Transaction, memberId: bigint): Promise<void> {
  const left = await turnoverLeft(tx, memberId);
  if (left > 0n) refuseUnplayed(left);
}

/** What must be played more often than the receiver would have to stays with whom it was given to. */
async function assertBonusStays(
  tx: Transaction,
  { memberId, amount, multiple }: { memberId: bigint; amount: Money; multiple: number },
): Promise<void> {
  const { left, bound } = await boundMoney(tx, { memberId, above: Math.max(multiple, 1) });
  if (bound === 0n) return;
  const held = (await balanceOf(tx, cash(memberId))) ?? 0n;
  if (amount <= held && held - amount < bound) refuseUnplayed(left);
}

function refuseUnplayed(left: Money): never {
  refuse('TURNOVER_LEFT', { value: { left: moneyText(left) }, words: { amount: left } });
}

export async function countAsked(
  house: House,
  db: Database | Transaction,
  memberId: bigint,
  at: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('tree_transfers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('asked_by', '=', memberId)
    .where('day', '=', dayOf(at, brandOf(house).timeZoneOffsetMinutes))
    .executeTakeFirstOrThrow();
  return count;
}

async function saveTransfer(
  house: House,
  tx: Transaction,
  { multiples, weights }: CashierSettings,
  order: TreeOrder,
  at: Date,
): Promise<bigint> {
  const { kind, label, memberId, otherId, amount } = order;
  const remark = maskCardNumbers(order.remark);
  const [from, to] = kind === 'COLLECT' ? [otherId, memberId] : [memberId, otherId];
  const { id } = await tx
    .insertInto('tree_transfers')
    .values({
      kind,
      label,
      asked_by: memberId,
      from_id: from,
      to_id: to,
      amount,
      remark,
      day: dayOf(at, brandOf(house).timeZoneOffsetMinutes),
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const move = { from: cash(from), to: cash(to), amount, key: `#tree.${id}` };
  await postTogether(tx, moveRows({ ...move, reasons: ['TRANSFER_OUT', 'TRANSFER_IN'] }), at);
  const credit = { memberId: to, kind: 'TRANSFER_IN' as const, reference: `tree.${id}`, amount };
  await tellOther(house, tx, order);
  if (kind === 'COLLECT') await letOffCollected(tx, order, at);
  else if (label === 'ORDINARY') {
    // A house that asks nothing of transfers asks it of money that was not played for all the same.
    const isUnplayed = (await turnoverLeft(tx, from)) > 0n;
    const multiple = Math.max(multiples.transfer, isUnplayed ? 1 : 0);
    await requireTurnover(tx, { ...credit, multiple, weights }, at);
  }
  return id;
}

const cash = (memberId: bigint) =>
  ({ memberId, purpose: 'cash', currency: BRAND_CURRENCY }) as const;

async function tellOther(house: House, tx: Transaction, order: TreeOrder): Promise<void> {
  const { kind, memberId, otherId, amount } = order;
  const name = (await findMember(tx, memberId))?.username ?? '';
  const letter = kind === 'COLLECT' ? 'collected' : 'transferred';
  await tellMember(house, tx, otherId, letter, { name, amount });
}
