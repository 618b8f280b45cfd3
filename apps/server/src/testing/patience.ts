import { availableParallelism, loadavg } from 'node:os';

/** Rules are tested, not the machine: what other work delays by a second or two refuses nothing here. */
export const PATIENCE = 5;

/**
 * A promise of time as a machine can keep it that does other work besides: at rest it is held to the
 * letter, with four processes waiting for each core it may take five times as long.
 */
export function patience(ms: number): number {
  const [lastMinute = 0] = loadavg();
  return ms * (1 + lastMinute / availableParallelism());
}
