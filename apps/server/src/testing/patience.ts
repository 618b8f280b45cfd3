import { availableParallelism, loadavg } from 'node:os';

/** Rules are tested, not the machine: one that stands still for half a minute refuses nothing here. */
export const PATIENCE = 30;

/**
 * A promise of time as a machine can keep it that does other work besides. Twice as long is never
 * refused, because a virtual machine's neighbours do not show in its own load; with four processes
 * waiting for each core it may take six times as long. To the letter, promises are held by the bench.
 */
export function patience(ms: number): number {
  const [lastMinute = 0] = loadavg();
  return ms * (2 + lastMinute / availableParallelism());
}
