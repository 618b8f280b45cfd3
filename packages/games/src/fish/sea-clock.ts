/** A freeze: the sea stands still from an instant of the wall's clock on, for so long. */
export type Freeze = { at: number; forMs: number };

/**
 * The clock by which fish swim: milliseconds since the sea was opened, less the time it stood still.
 * Freezes that overlap count once.
 */
export function seaTimeAt(openedAt: number, freezes: readonly Freeze[], now: number): number {
  let stood = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { at, forMs } of inOrder(freezes)) {
    const from = Math.max(at, until);
    const to = Math.min(at + forMs, now);
    if (to > from) stood += to - from;
    until = Math.max(until, at + forMs);
  }
  return now - openedAt - stood;
}

export function isFrozen(freezes: readonly Freeze[], now: number): boolean {
  return freezes.some(({ at, forMs }) => now >= at && now < at + forMs);
}

export const FREEZE_MS = 5_000;

/** They are written in their order; a sea that is hours old has hundreds, and is asked with every hit. */
function inOrder(freezes: readonly Freeze[]): readonly Freeze[] {
  const isOrdered = freezes.every(({ at }, n) => n === 0 || at >= freezes[n - 1]!.at);
  return isOrdered ? freezes : [...freezes].sort((a, b) => a.at - b.at);
}
