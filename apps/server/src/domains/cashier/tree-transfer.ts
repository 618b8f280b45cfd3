import type { cashierTransfers as contract, Output } from '@baize/contract';
import { CENT, type Money, moneyText } from '@baize/money';
import { sql } from 'kysely';
import { maskCardNumbers } from '../../platform/card-numbers.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { askPaymentPassword } from '../identity/index.ts';
import { findMember, kindOf, type Member } from '../members/index.ts';
import { answerOnce, BRAND_CURRENCY, moveRows, postTogether } from '../wallet/index.ts';
import { askGuards } from './guards.ts';
import { tellMember } from './letters.ts';
import { inTurn } from './one-at-a-time.ts';
import { type CashierSettings, readSettings } from './settings.ts';
import { showTransfer } from './show-tree-transfers.ts';
import { releaseTurnover, requireTurnover, turnoverLeft } from './turnover.ts';
import { waitForBets } from './wait-for-bets.ts';
import { dayOf } from './withdraw-rules.ts';

export type TreeOrder = {
  kind: 'UP' | 'DOWN' | 'COLLECT';
  label: Output<typeof contract.treeTransfer>['label'];
  /** Whoever asks; the other one is his upline, or someone below him. */
  memberId: bigint;
  otherId: bigint;
  requestId: string;
  amount: Money;
  password: string;
  remark: string;
};

/**
 * Money between an upline and a downline: two entries with one key. Whoever asks proves himself
 * first; the rules are looked at while the cash of both is locked, always in the same order.
 */
export async function sendInTree(
  house: House,
  order: TreeOrder,
): Promise<Output<typeof contract.transferUpline.value>> {
  const settings = await readSettings(house.db);
  const { memberId, otherId, kind, amount } = order;
  const isOpen = settings.transfersOpen && (kind !== 'COLLECT' || settings.collectOpen);
  if (!isOpen) refuse('TRANSFERS_CLOSED');
  await inTurn(house, memberId, () => askPaymentPassword(house, memberId, order.password));
  if (kind === 'UP') await waitForBets(house, memberId);
  const request = {
    ...{ memberId, currency: BRAND_CURRENCY, requestId: order.requestId, beside: [otherId] },
    content: `tree ${kind} ${otherId} ${amount} ${order.label}`,
  };
  const { id } = await answerOnce(house, request, async (tx, at) => {
    await assertAllowed(house, tx, settings, order, at);
    return { id: String(await keep(house, tx, settings, order, at)) };
  });
  return showTransfer(house, memberId, BigInt(id));
}

async function assertAllowed(
  house: House,
  tx: Transaction,
  settings: CashierSettings,
  { kind, amount, memberId, otherId }: TreeOrder,
  at: Date,
): Promise<void> {
  if (amount % CENT !== 0n) refuse('INVALID_INPUT', { value: { amount: 'amount' } });
  if (amount < settings.transferLeast) refuse('TRANSFER_BELOW_MINIMUM');
  if (amount > settings.transferMost) refuse('TRANSFER_ABOVE_MAXIMUM');
  if ((await countAsked(house, tx, memberId, at)) >= settings.transfersPerDay) {
    refuse('TRANSFER_COUNT', { words: { count: settings.transfersPerDay } });
  }
  for (const id of [memberId, otherId]) assertReal(await findMember(tx, id));
  if (kind === 'COLLECT') return assertCollectable(tx, { memberId, otherId, amount });
  await askGuards(house, tx, { memberId, at, way: kind === 'UP' ? 'transferUp' : 'transferDown' });
  if (kind === 'UP') await assertPlayed(tx, memberId);
}

function assertReal(member: Member | undefined): void {
  if (!member || kindOf(member.type) === 'trial' || member.frozen_at) refuse('TRANSFER_RECEIVER');
}

/** Otherwise money could leave by way of the upline that may not leave by itself. */
async function assertPlayed(tx: Transaction, memberId: bigint): Promise<void> {
  const left = moneyText(await turnoverLeft(tx, memberId));
  if (left !== moneyText(0n)) refuse('TURNOVER_LEFT', { value: { left }, words: { amount: left } });
}

type Between = { memberId: bigint; otherId: bigint };

async function assertCollectable(
  tx: Transaction,
  { memberId, otherId, amount }: Between & { amount: Money },
): Promise<void> {
  const { sent, collected } = await sentAndCollected(tx, { memberId, otherId });
  const left = sent > collected ? sent - collected : 0n;
  if (amount > left) refuse('COLLECT_LIMIT', { words: { amount: moneyText(left) } });
}

export async function sentAndCollected(
  db: Database | Transaction,
  { memberId, otherId }: Between,
): Promise<{ sent: Money; collected: Money }> {
  const sums = await db
    .selectFrom('tree_transfers')
    .select(sql<bigint>`coalesce(sum(amount) filter (where kind = 'DOWN'), 0)::bigint`.as('sent'))
    // What the other one sent back by himself is back too.
    .select(
      sql<bigint>`coalesce(sum(amount) filter (where kind <> 'DOWN'), 0)::bigint`.as('collected'),
    )
    .where((of) =>
      of.or([
        of.and([of('from_id', '=', memberId), of('to_id', '=', otherId), of('kind', '=', 'DOWN')]),
        of.and([of('from_id', '=', otherId), of('to_id', '=', memberId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return sums;
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
    .where('day', '=', dayOf(house, at).day)
    .executeTakeFirstOrThrow();
  return count;
}

async function keep(
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
      ...{ kind, label, asked_by: memberId, from_id: from, to_id: to, amount, remark },
      ...{ day: dayOf(house, at).day, at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const move = { from: cash(from), to: cash(to), amount, key: `#tree.${id}` };
  await postTogether(tx, moveRows({ ...move, reasons: ['TRANSFER_OUT', 'TRANSFER_IN'] }), at);
  const credit = { memberId: to, kind: 'TRANSFER_IN', reference: `tree.${id}`, amount };
  await tellOther(house, tx, order);
  if (kind === 'COLLECT') await release(tx, order, at);
  else if (label === 'ORDINARY') {
    await requireTurnover(tx, { ...credit, multiple: multiples.transfer, weights }, at);
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

const LOOK_BACK = 200;

/** Money that went back need not be played: the newest of what was sent is let off first. */
async function release(tx: Transaction, { memberId, otherId, amount }: TreeOrder, at: Date) {
  const sent = await tx
    .selectFrom('tree_transfers')
    .select('id')
    .where('from_id', '=', memberId)
    .where('to_id', '=', otherId)
    .where('kind', '=', 'DOWN')
    .orderBy('id', 'desc')
    .limit(LOOK_BACK)
    .execute();
  const references = sent.map(({ id }) => `tree.${id}`);
  await releaseTurnover(tx, { memberId: otherId, references, amount }, at);
}
