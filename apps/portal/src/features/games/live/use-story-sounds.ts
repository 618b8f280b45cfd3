import { useEffect } from 'react';
import type { PlaySound, SoundName } from '../stage/sound.ts';
import type { Told } from './use-story.ts';

/** What is heard when a step of the story happens. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  card: 'place',
  turn: 'reveal',
  peek: 'tap',
  split: 'place',
  spin: 'tick',
  shake: 'tick',
  cover: 'tap',
  count: 'tick',
  ball: 'tap',
  land: 'stop',
  lift: 'reveal',
  face: 'tap',
  fight: 'tick',
  result: 'stop',
};

/** Cards, ball, dice and beads are heard by those who see them happen, not by those who come later. */
export function useStorySounds(told: Told, playSound: PlaySound): void {
  const last = told.steps.at(-1);
  const name = last && told.isFresh(last) ? SOUNDS[last.step] : undefined;
  const at = told.steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (name) playSound(name);
  }, [at, name]);
}
