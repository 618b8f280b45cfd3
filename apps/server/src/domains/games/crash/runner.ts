import { crash as game } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import {
  findWatched,
  noteWatched,
  openBetsOfRound,
  type RoundRunner,
  type RoundWork,
  runRounds,
} from '../../play/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { type Crash, roundName } from './crash.ts';
import { openCrashDriver } from './driver.ts';
import { TOPIC } from './news.ts';
import { lastRound, unsettledRound } from './rounds.ts';

/** A stake that waits for a round is looked for when a bet was made here, and now and then besides. */
const STAKES_MS = 5_000;

/** Runs the rounds of crash while somebody looks or has a stake there. */
export function runCrash(crash: Crash): RoundRunner {
  const { house } = crash.play;
  let stakesAt = 0;
  const runner = runRounds(house, {
    name: 'crash',
    drivers: new Map([[game.code, openCrashDriver(crash)]]),
    findWork: async () => {
      const areStakesDue = performance.now() >= stakesAt;
      if (areStakesDue) stakesAt = performance.now() + STAKES_MS;
      return findWork(house, areStakesDue);
    },
  });
  crash.wake = () => {
    stakesAt = 0;
    runner.wake();
  };
  return {
    wake: crash.wake,
    stop: async () => {
      await runner.stop();
      crash.news.close();
    },
  };
}

async function findWork(house: House, areStakesDue: boolean): Promise<RoundWork> {
  if (house.realtime.isHeard(TOPIC)) await noteWatched(house, [game.code]);
  const isWatched = (await findWatched(house, [game.code])).size > 0;
  const underWay = await unsettledRound(house);
  const isUnderWay = underWay !== undefined;
  const isStaked = (isUnderWay || areStakesDue) && !isWatched && (await isStakeWaiting(house));
  return {
    isAny: isWatched || isUnderWay || isStaked,
    wanted: new Set(isWatched || isStaked ? [game.code] : []),
    // Called off by another hand: the driver looks again.
    changed: underWay?.isVoid ? [game.code] : [],
  };
}

/** Whether somebody's stake waits for the next round. */
export async function isStakeWaiting(house: House): Promise<boolean> {
  const last = await lastRound(house);
  const next = roundName((last?.id ?? 0n) + 1n);
  return (await openBetsOfRound(house.db, OWN_VENDOR, next, 1)).length > 0;
}
