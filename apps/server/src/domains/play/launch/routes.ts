import { playLaunch as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { launchAtFallback, launchForFun, launchGame } from './launch.ts';
import { listRooms } from './launchers.ts';

export function launchRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.launchGame, (asked, caller) => launchGame(house, caller, asked));
  serve(app, contract.launchAtFallback, (asked, caller) => launchAtFallback(house, caller, asked));
  serve(app, contract.launchForFun, (asked, caller) => launchForFun(house, caller, asked));
  serve(app, contract.rooms, async ({ gameCode, gameId }, caller) => ({
    rooms: await listRooms(house, caller, gameCode || gameId),
  }));
}
