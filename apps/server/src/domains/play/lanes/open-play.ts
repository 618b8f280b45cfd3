import type { House } from '../../../platform/house.ts';
import { type LaneSettings, type Lanes, openLanes } from './lanes.ts';
import { pacedPlay } from './pace.ts';

/** Where bets are made: one per process, opened with the house and closed before it. */
export type Play = { house: House; lanes: Lanes };

export function openPlay(house: House, settings: LaneSettings = {}): Play {
  const guards = [...(settings.guards ?? []), pacedPlay(house)];
  return { house, lanes: openLanes(house, { ...settings, guards }) };
}
