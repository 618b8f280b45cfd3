import type { Transaction } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';

/** Jobs that end what is overdue. They run every minute, and at each deadline that `wakeAt` was given. */
export type DeadlineJob = 'cashier.deposits' | 'cashier.receipts';

/** Members watch these deadlines run out, so they hold to the second, not to the next full minute. */
export async function wakeAt(tx: Transaction, job: DeadlineJob, runAt: Date): Promise<void> {
  await enqueue(tx, job, null, { runAt, key: `${job} at ${runAt.toISOString()}` });
}
