import type { Money } from '@baize/money';

/** When fire that goes on by itself ends. A loss always ends it. */
export type StopRules = {
  /** Undefined: until something else ends it. */
  shots: number | undefined;
  lossLimit: Money;
  gainLimit: Money | undefined;
  /** One catch of so much. */
  winLimit: Money | undefined;
  /** A boss is for whoever aims by hand. */
  stopsAtBoss: boolean;
};

/** What came of it since it began; a bullet that flies counts as spent until it is known. */
export type Run = { shots: number; spent: Money; won: Money; best: Money };

export type StopReason = 'shots' | 'loss' | 'gain' | 'win' | 'boss';

export const newRun = (): Run => ({ shots: 0, spent: 0n, won: 0n, best: 0n });

/** A shot that could lose more than the limit is not fired. */
export function reasonToStop(
  { shots, lossLimit, gainLimit, winLimit }: StopRules,
  run: Run,
  cost: Money,
): StopReason | undefined {
  const net = run.won - run.spent;
  if (winLimit !== undefined && run.best >= winLimit) return 'win';
  if (gainLimit !== undefined && net >= gainLimit) return 'gain';
  if (shots !== undefined && run.shots >= shots) return 'shots';
  return net - cost < -lossLimit ? 'loss' : undefined;
}
