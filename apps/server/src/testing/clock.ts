import type { House } from '../platform/house.ts';

/**
 * From here on time passes only when the test says so: what a busy machine takes for a call is no time
 * of the house's, and closes no round.
 */
export function stopClock({ clock }: House): void {
  let at = clock.now();
  clock.now = () => new Date(at);
  clock.moveTo = (instant) => {
    at = instant;
  };
  clock.reset = () => {
    at = clock.machineNow();
  };
}
