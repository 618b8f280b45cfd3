// Set pieces: what stands behind the emblem in a 300 x 400 tile.
import { halls } from './halls.ts';
import { lands } from './lands.ts';
import { lights } from './lights.ts';
import type { Stage } from './stage.ts';

export const sets = { ...lights, ...lands, ...halls } satisfies Record<
  string,
  (stage: Stage) => string
>;

export type SetName = keyof typeof sets;
