import { useEffect, useState } from 'react';
import type { LiveState, Step } from './live-state.ts';

const NONE: readonly Step[] = [];

/** A step that is older than this was not seen happening: it is shown as it ended. */
const FRESH_MS = 1_200;

export type Told = { steps: readonly Step[]; isFresh(step: Step): boolean };

/** The steps of the round's story that have happened by the house's clock. */
export function useStory({ round, aheadMs }: Pick<LiveState, 'round' | 'aheadMs'>): Told {
  const steps = round?.story?.steps ?? NONE;
  const storyAt = round?.storyAt ?? null;
  const [, setTick] = useState(0);
  const sinceStart = storyAt === null ? -1 : Date.now() + aheadMs - storyAt;
  const nextAtMs = steps.find(({ atMs }) => atMs > sinceStart)?.atMs;
  useEffect(() => {
    if (nextAtMs === undefined || storyAt === null) return;
    const wait = storyAt + nextAtMs - Date.now() - aheadMs;
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.max(0, wait) + 5);
    return () => clearTimeout(timer);
  }, [nextAtMs, storyAt, aheadMs]);
  return {
    steps: steps.filter(({ atMs }) => atMs <= sinceStart),
    isFresh: ({ atMs }) => sinceStart - atMs < FRESH_MS,
  };
}

export const stepsNamed = ({ steps }: Told, name: string) =>
  steps.filter(({ step }) => step === name);
