import type { Palette } from '../palette.ts';
import type { PatternName } from '../scene/patterns.ts';
import type { OrnamentName } from './cabinet-ornaments.ts';
import type { LetteringName } from './lettering.ts';
import type { PlaqueName } from './plaques.ts';
import type { SceneryName } from './scenery.ts';

/** What a frame is made of. */
export type Stuff =
  | 'metal'
  | 'main'
  | 'second'
  | 'ground'
  | 'wood'
  | 'stone'
  | 'ice'
  | 'paper'
  | 'ink';

/** What floats in the room and bursts from a large win. */
export type Drift =
  | 'petals'
  | 'embers'
  | 'snow'
  | 'bubbles'
  | 'sparks'
  | 'leaves'
  | 'coins'
  | 'rain'
  | 'fireflies'
  | 'confetti';

/** How one slot differs from all others, beside its palette and its symbols. */
export type SlotLook = {
  /** Pieces of the room, from back to front. */
  room: readonly SceneryName[];
  pattern: PatternName;
  stuff: Stuff;
  trim?: Stuff;
  ornament: OrnamentName;
  corner: 'round' | 'cut' | 'notch' | 'knob' | 'step';
  /** Reels are dark wells, sheets of paper, or glass in the palette's colour. */
  reels: 'well' | 'paper' | 'glass';
  plaque: PlaqueName;
  lettering: LetteringName;
  drift: Drift;
};

/** The colours and pictures a slot is drawn with: names that the game publishes. */
export type SlotArt = {
  code: string;
  emblem: string;
  palette: string;
  tints: { high: string; low: string; special: string };
};

export type Ramp = Palette['a'];
