import { availableParallelism, loadavg } from 'node:os';

/** Rules are tested, not the machine: one that stands still for half a minute refuses nothing here. */
export const PATIENCE = 30;

/**
 * A promise of time as a machine can keep it that does other work besides. Four times as long is never
 * refused, because a virtual machine's neighbours do not show in its own load, and work that has just
 * begun shows late; with four processes waiting for each core it may take eight times as long. To the
 * letter, promises are held by the bench.
 */
export function patience(ms: number): number {
  const [lastMinute = 0] = loadavg();
  return ms * (4 + lastMinute / availableParallelism());
}
