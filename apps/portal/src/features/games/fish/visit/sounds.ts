import type { PlaySound, Sounding } from '../../stage/sound.ts';

const BIG_WORTH = 50;
/** A dearer fish sounds higher, in so few steps that each is laid out before it is caught. */
const STEPS = 4;
const WORTH_OF_STEP = 5;

const pitchOfStep = (step: number): number => 1 + step / (2 * STEPS);

export function playCatch(playSound: PlaySound, worth: number): void {
  const step = Math.min(STEPS, Math.floor(worth / WORTH_OF_STEP));
  if (worth >= BIG_WORTH) playSound('bigWin');
  else playSound('win', pitchOfStep(step));
}

/** A bolt's shot, and a net's. */
export const shotPitches = { bolt: 1.5, net: 0.8 } as const;
export const BOSS_PITCH = 0.5;
export const FREEZE_PITCH = 1.6;

/** All that is heard at a sea, what comes first at first. */
export const seaSounds: readonly Sounding[] = [
  ['place', shotPitches.bolt],
  ...Array.from({ length: STEPS + 1 }, (_, step): Sounding => ['win', pitchOfStep(step)]),
  ['bigWin', 1],
  ['place', shotPitches.net],
  ['reveal', FREEZE_PITCH],
  ['bigWin', BOSS_PITCH],
];
