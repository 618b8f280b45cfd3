import type { Transaction } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';

/** Work that ends what is overdue. It looks every minute, and at each instant that was asked for. */
export type DeadlineJob = 'cashier.deposits' | 'cashier.receipts';

/** A deadline that a person watches run out is kept to the second, not to the next full minute. */
export async function wakeAt(tx: Transaction, job: DeadlineJob, runAt: Date): Promise<void> {
  await enqueue(tx, job, null, { runAt, key: `${job} at ${runAt.toISOString()}` });
}
