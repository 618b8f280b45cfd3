import { play as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { type Fairness, rotateSeeds, showFairness } from './fairness.ts';
import { showPots } from './jackpots/shown.ts';
import { launchAtFallback, launchForFun, launchGame } from './launch.ts';
import { listRooms } from './launchers.ts';
import type { Play } from './open-play.ts';
import { playerOf } from './player.ts';

export function playRoutes(app: FastifyInstance, play: Play): void {
  serve(app, contract.fairness, async (_input, caller) =>
    onWire(await showFairness(play, playerOf(caller))),
  );
  serve(app, contract.rotateFairness, async ({ clientSeed }, caller) => {
    const { revealed, next } = await rotateSeeds(play, playerOf(caller), clientSeed);
    return { revealed: { ...revealed, lastNonce: Number(revealed.lastNonce) }, next: onWire(next) };
  });
  serve(app, contract.jackpots, () => showPots(play.house));
  launches(app, play);
}

function launches(app: FastifyInstance, { house }: Play): void {
  serve(app, contract.launchGame, (asked, caller) => launchGame(house, caller, asked));
  serve(app, contract.launchAtFallback, (asked, caller) => launchAtFallback(house, caller, asked));
  serve(app, contract.launchForFun, (asked, caller) => launchForFun(house, caller, asked));
  serve(app, contract.rooms, async ({ gameCode, gameId }, caller) => ({
    rooms: await listRooms(house, caller, gameCode || gameId),
  }));
}

function onWire(fairness: Fairness) {
  return { ...fairness, nonce: Number(fairness.nonce) };
}
