import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A payment this bank was told to make. */
export type Payment = {
  externalId: string;
  depositId: string;
  amount: number;
  dueAt: number;
  /** The house has heard of it, and waits to see it confirmed from then on. */
  confirmAt?: number;
  /** There is nothing more to tell. */
  isTold: boolean;
};

export type Journal = { waiting(): Payment[]; keep(payment: Payment): void };

/** One line for each step of each payment; the last line of a payment is how it stands. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'payments.jsonl');
  const payments = new Map<string, Payment>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const payment = readLine(line);
    if (payment) payments.set(payment.externalId, payment);
  }
  return {
    waiting: () => [...payments.values()].filter(({ isTold }) => !isTold),
    keep: (payment) => {
      appendFileSync(file, `${JSON.stringify(payment)}\n`);
      payments.set(payment.externalId, payment);
    },
  };
}

/** A line that a crash cut short says nothing. */
function readLine(line: string): Payment | undefined {
  try {
    return JSON.parse(line) as Payment;
  } catch {
    return undefined;
  }
}
