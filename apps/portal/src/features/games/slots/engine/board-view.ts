import type { Container, Sprite } from 'pixi.js';
import type { SceneOf } from './plan.ts';
import type { StageLayout } from './stage-layout.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

/** How a spin is to be shown. */
export type Manner = {
  isFast: boolean;
  /** Without movement: pictures fade into each other. */
  isReduced: boolean;
  onStop(column: number, scatters: number): void;
  onEager(column: number): void;
};

/** A board of symbols, whatever makes it change. */
export type BoardView = {
  view: Container;
  /** At once and without movement. */
  show(board: readonly (readonly string[])[], stops: readonly number[] | undefined): void;
  /** Begins to move before anybody knows where to. */
  start(manner: Manner): void;
  land(spin: SceneOf<'spin'>, manner: Manner): Promise<void>;
  /** Nothing came of it: back to what was there. */
  giveUp(manner: Manner): Promise<void>;
  tumble(scene: SceneOf<'tumble'>, manner: Manner): Promise<void>;
  at(column: number, row: number): Sprite | undefined;
  place(layout: StageLayout, atlas: SymbolAtlas): void;
  tick(ms: number): void;
};

/** A symbol leaves a little air in its cell. */
export const FACE_SHARE = 0.95;
