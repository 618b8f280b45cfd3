/** A movement under way: `step` is called with 0 to 1 and allocates nothing. */
type Move = { ms: number; spent: number; step: (t: number) => void; done: () => void };

export type Motion = {
  run(ms: number, step: (t: number) => void): Promise<void>;
  wait(ms: number): Promise<void>;
  tick(ms: number): void;
  /** Everything until the next `calm` passes quickly. */
  hurry(): void;
  calm(): void;
  isHurried(): boolean;
  stop(): void;
};

const HURRY = 9;
const nothing = () => {};

/** All movement of one stage, driven by its frames. */
export function createMotion(): Motion {
  const moves: Move[] = [];
  let pace = 1;
  const run = (ms: number, step: (t: number) => void) =>
    new Promise<void>((done) => {
      moves.push({ ms: Math.max(1, ms), spent: 0, step, done });
    });
  return {
    run,
    wait: (ms) => run(ms, nothing),
    tick(ms) {
      // Those that begin during this frame begin in the next.
      for (let i = moves.length - 1; i >= 0; i -= 1) {
        const move = moves[i]!;
        move.spent += ms * pace;
        move.step(Math.min(1, move.spent / move.ms));
        if (move.spent < move.ms) continue;
        moves.splice(i, 1);
        move.done();
      }
    },
    hurry() {
      pace = HURRY;
    },
    calm() {
      pace = 1;
    },
    isHurried: () => pace > 1,
    stop() {
      moves.length = 0;
    },
  };
}

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeIn = (t: number): number => t * t;

const BACK = 0.9;
/** Goes a little too far and comes back; it begins 3.9 times as fast as it is long. */
export const settle = (t: number): number => 1 + (BACK + 1) * (t - 1) ** 3 + BACK * (t - 1) ** 2;
export const SETTLE_START = 3 * (BACK + 1) - 2 * BACK;

/** Falls and bounces once. */
export const bounce = (t: number): number => {
  if (t < 0.72) return (t / 0.72) ** 2;
  const u = (t - 0.72) / 0.28;
  return 1 - 0.09 * 4 * u * (1 - u);
};
