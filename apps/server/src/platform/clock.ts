/** The platform's time. Rules ask it, never the machine, so that a test can move it. */
export type Clock = { now(): Date };

export type MovableClock = Clock & {
  /** What the machine says: for messages of others, whose clocks a test cannot move. */
  machineNow(): Date;
  /** Stands the clock at an instant, from where it goes on. */
  moveTo(instant: Date): void;
  /** Back to real time. */
  reset(): void;
};

export function openClock(): MovableClock {
  let offsetMs = 0;
  return {
    machineNow: () => new Date(),
    now: () => new Date(Date.now() + offsetMs),
    moveTo: (instant) => {
      offsetMs = instant.getTime() - Date.now();
    },
    reset: () => {
      offsetMs = 0;
    },
  };
}
