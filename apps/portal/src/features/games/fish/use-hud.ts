import { useSyncExternalStore } from 'react';
import type { Hud } from './visit/hud.ts';
import type { HudStore } from './visit/hud-store.ts';

/** One thing that is written around the picture; whoever reads it is drawn again when that changes. */
export const useHud = <Part>({ watch, read }: HudStore, pick: (hud: Hud) => Part): Part =>
  useSyncExternalStore(watch, () => pick(read()));
