import { ConnectionFailed, wasRefused } from '@baize/web/errors.ts';

const WAITS_MS = [400, 1_000, 2_000, 4_000, 8_000];
const SERVICE_UNAVAILABLE = 503;

/**
 * Asks until an answer comes. The same request has one effect however often it arrives, so asking
 * again is safe, and asking something else is not.
 */
export async function askUntilAnswered<Value>(
  ask: () => Promise<Value>,
  onLost: () => void,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Value> {
  for (const ms of WAITS_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error)) throw error;
      onLost();
      await pause(ms);
    }
  }
  return ask();
}

/** Nobody knows whether the request arrived. */
export function isLost(error: unknown): boolean {
  if (error instanceof ConnectionFailed) return true;
  return wasRefused(error) && error.status === SERVICE_UNAVAILABLE;
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
