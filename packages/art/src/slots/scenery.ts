// Everything that can stand in a slot's room.
import type { Horizon } from '../scene/horizons.ts';
import { builds } from './scene-built.ts';
import { lands } from './scene-land.ts';
import { skies } from './scene-sky.ts';

export const scenery = { ...skies, ...lands, ...builds } satisfies Record<
  string,
  (on: Horizon) => string
>;

export type SceneryName = keyof typeof scenery;
