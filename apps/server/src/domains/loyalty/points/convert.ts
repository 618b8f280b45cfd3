import type { loyaltyPoints as contract, Output } from '@baize/contract';
import { UNIT } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { inTurn, requireTurnover } from '../../cashier/index.ts';
import { askPaymentPassword } from '../../identity/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import {
  answerOnce,
  BRAND_CURRENCY,
  balanceOf,
  isKnownRequest,
  postTogether,
} from '../../wallet/index.ts';
import { pointRulesOf } from '../settings.ts';
import { inLedger } from './point-maths.ts';
import { pointsHeld } from './show-points.ts';

type Order = { memberId: bigint; points: number; password: string; requestId: string };
type Converted = Output<typeof contract.convertPoint.value>;

/** Points into money: both movements at once, and a repeat moves nothing. */
export async function convertPoints(house: House, order: Order): Promise<Converted> {
  const { memberId, points, requestId } = order;
  if (!(await isKnownRequest(house.db, order))) {
    await inTurn(house, memberId, () => askPaymentPassword(house, memberId, order.password));
  }
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content: `points ${points}` };
  const { amount } = await answerOnce(house, request, async (tx, at) => {
    await assertNotExcluded(tx, memberId, at);
    return changePoints(house, tx, { memberId, points, requestId, at });
  });
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return {
    points,
    amount,
    pointBalance: await pointsHeld(house, memberId),
    mainWalletBalance: (await balanceOf(house.db, cash)) ?? 0n,
  };
}

type Changing = { memberId: bigint; points: number; requestId: string; at: Date };

async function changePoints(
  house: House,
  tx: Transaction,
  { memberId, points, requestId, at }: Changing,
): Promise<{ amount: bigint }> {
  const { convertOpen, convertPoints: step, convertMultiple } = pointRulesOf(house);
  if (!convertOpen) refuse('POINTS_CLOSED');
  if (points % step !== 0) refuse('POINTS_STEP', { words: { step } });
  await assertHeld(tx, memberId, inLedger(points));
  const amount = BigInt(points / step) * UNIT;
  const key = `#convert.${requestId}`;
  const own = { memberId, reason: 'POINTS_CONVERT', key } as const;
  await postTogether(
    tx,
    [
      { ...own, purpose: 'points', currency: 'PTS', counter: 'points', amount: -inLedger(points) },
      { ...own, purpose: 'cash', currency: BRAND_CURRENCY, counter: 'promotions', amount },
    ],
    at,
  );
  const required = { memberId, kind: 'PROMO' as const, reference: `convert.${requestId}`, amount };
  await requireTurnover(tx, { ...required, multiple: convertMultiple }, at);
  return { amount };
}

/** Said of points by their name; the ledger would speak of the balance. */
export async function assertHeld(tx: Transaction, memberId: bigint, needed: bigint): Promise<void> {
  const held = await balanceOf(tx, { memberId, purpose: 'points', currency: 'PTS' });
  if ((held ?? 0n) < needed) refuse('POINTS_NOT_ENOUGH');
}
