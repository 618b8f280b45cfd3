import { setTimeout as sleep } from 'node:timers/promises';

/** Bullets are paid for before they are needed, and nobody waits for the end of a magazine. */
const GATHER_MS = 40;

/** Waits for others: payments that come within a moment go on together, and share a transaction. */
export type Gather = () => Promise<void>;

export function openGather(): Gather {
  let next: Promise<void> | undefined;
  return () => {
    next ??= sleep(GATHER_MS).then(() => {
      next = undefined;
    });
    return next;
  };
}
