import { randomUUID } from 'node:crypto';
import { type House, tellUntilHeard } from './house.ts';
import type { Journal, Payment } from './journal.ts';
import type { Order } from './orders.ts';
import type { Way } from './page.ts';

export type Bank = { house: House; journal: Journal };

const MINUTES_LATE = 1;
const CENT = 100;

/**
 * Puts down what was decided and pays what is due; answers when the house has heard of it. A voucher's
 * own number names its payment, so that it pays once.
 */
export async function payAs(
  bank: Bank,
  order: Order,
  way: Way,
  voucher: string | null,
): Promise<void> {
  if (way === 'never') return;
  const half = Math.floor(order.amount / 2 / CENT) * CENT;
  const lateSeconds = way === 'late' ? (order.minutes + MINUTES_LATE) * 60 : 0;
  const payments = Array.from({ length: way === 'twice' ? 2 : 1 }, () => ({
    externalId: voucher ? `voucher-${voucher}` : randomUUID(),
    depositId: order.depositId,
    isTold: false,
    amount: way === 'other' ? half : order.amount,
    dueAt: Date.now() + lateSeconds * 1_000,
  }));
  for (const payment of payments) bank.journal.keep(payment);
  for (const payment of payments) {
    if (way === 'late') payLater(bank, payment);
    else await send(bank, payment);
  }
}

/** What was not told to its end when this process ended is told by the next one. */
export function resume(bank: Bank): void {
  for (const payment of bank.journal.waiting()) {
    if (payment.confirmAt === undefined) payLater(bank, payment);
    else confirmLater(bank, payment);
  }
}

function payLater(bank: Bank, payment: Payment): void {
  const waitMs = Math.max(0, payment.dueAt - Date.now());
  setTimeout(() => void send(bank, payment), waitMs).unref();
}

const CONFIRMATIONS = 30;
const CONFIRM_MS = Number(process.env.SAMPLE_GATEWAY_CONFIRM_MS ?? 3_000);
/** A repeat says nothing about what the house waits for: it may be this. */
const MAY_WAIT = ['CONFIRMING', 'REPEATED'];

/** Where the house wants to see it confirmed on a chain, it is, a little later. */
async function send(bank: Bank, payment: Payment): Promise<void> {
  const result = await tellUntilHeard(bank.house, messageOf(payment, 0));
  if (!MAY_WAIT.includes(result)) return bank.journal.keep({ ...payment, isTold: true });
  const waiting = { ...payment, confirmAt: Date.now() + CONFIRM_MS };
  bank.journal.keep(waiting);
  confirmLater(bank, waiting);
}

function confirmLater(bank: Bank, payment: Payment): void {
  const waitMs = Math.max(0, (payment.confirmAt ?? 0) - Date.now());
  setTimeout(() => void confirm(bank, payment), waitMs).unref();
}

async function confirm({ house, journal }: Bank, payment: Payment): Promise<void> {
  await tellUntilHeard(house, messageOf(payment, CONFIRMATIONS));
  journal.keep({ ...payment, isTold: true });
}

function messageOf({ depositId, externalId, amount }: Payment, confirmations: number) {
  return { depositId, externalId, amount, status: 'paid', confirmations } as const;
}
