import type { Transaction } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';

/** Work that ends what is overdue. It looks every minute, and at each instant that was asked for. */
export type Alarm = 'cashier.deposits' | 'cashier.receipts';

/** A deadline that a person watches run out is kept to the second, not to the next full minute. */
export async function wakeAt(tx: Transaction, alarm: Alarm, runAt: Date): Promise<void> {
  await enqueue(tx, alarm, null, { runAt, key: `${alarm} at ${runAt.toISOString()}` });
}
