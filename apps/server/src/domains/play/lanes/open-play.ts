import type { House } from '../../../platform/house.ts';
import { closedBecause } from '../../catalogue/index.ts';
import { askGuards, type BetGuard } from './guards.ts';
import { type LaneSettings, type Lanes, openLanes } from './lanes.ts';
import { pacedPlay } from './pace.ts';
import { stoppedPlay } from './stops.ts';

/** Where bets are made: one per process, opened with the house and closed before it. */
export type Play = { house: House; lanes: Lanes };

export function openPlay(house: House, settings: LaneSettings = {}): Play {
  const guards = [...(settings.guards ?? []), pacedPlay(house)];
  return { house, lanes: openLanes(house, { ...settings, guards }) };
}

/** The same with everyone who may say no: operators first, then the domains that contribute guards. */
export function openGuardedPlay(house: House, guards: readonly BetGuard[] = []): Play {
  return openPlay(house, {
    guards: [closedGames(house), stoppedPlay(house), contributedGuards(house), ...guards],
  });
}

/** A game that operators closed takes no bet, however it was opened. */
function closedGames(house: House): BetGuard {
  return (asks) =>
    asks.map(({ vendor, gameCode }) => closedBecause(house, { vendor, code: gameCode }));
}

/** Who contributes is known only when the whole house stands, which is before the first bet. */
function contributedGuards(house: House): BetGuard {
  let guards: BetGuard[] | undefined;
  return (asks, reader) => {
    guards ??= house.contributed('betGuards').map((open) => open(house));
    return askGuards(guards, asks, reader);
  };
}
