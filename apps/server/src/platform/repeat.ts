/** Work that is done again and again until it is stopped. */
export type Loop = {
  /** Does the work now instead of after the pause. */
  wake(): void;
  /** Ends after the work under way. */
  stop(): Promise<void>;
};

/** A pace that changes with the work is asked for after each turn. */
export type Rhythm = { everyMs: number | (() => number); onError(error: unknown): void };

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** Trouble makes the pauses longer, never the end: a database that comes back finds us working. */
export function repeat(work: () => Promise<void>, { everyMs, onError }: Rhythm): Loop {
  let isStopped = false;
  let isWoken = false;
  let wake = () => {};
  const paceMs = typeof everyMs === 'number' ? () => everyMs : everyMs;
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isWoken || isStopped) return resolve();
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const live = async () => {
    let failures = 0;
    while (!isStopped) {
      isWoken = false;
      try {
        await work();
        failures = 0;
      } catch (error) {
        if (failures++ === 0 && !isStopped) onError(error);
      }
      await sleep(failures > 0 ? pauseAfter(failures) : paceMs());
    }
  };
  const living = live();
  return {
    wake: () => {
      isWoken = true;
      wake();
    },
    stop: () => {
      isStopped = true;
      wake();
      return living;
    },
  };
}

export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Waits for an end, but not for ever: nobody waits for a database that is away. */
export async function within(ms: number, end: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([end, deadline]).finally(() => clearTimeout(timer));
}
