import { setTimeout as pause } from 'node:timers/promises';

// Longer than the work takes, on a busy machine too.
const EVEN_MS = 250;

/** Answers after the same time whether or not there was something to do: the wait tells nobody who exists. */
export async function evenly<Result>(work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work, pause(EVEN_MS)]);
  return work;
}
