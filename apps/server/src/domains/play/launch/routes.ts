import { playLaunch as contract } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { endGameSessions } from './game-sessions.ts';
import { type Launch, launchAtFallback, launchForFun, launchGame } from './launch.ts';
import { listRooms } from './launchers.ts';

/** How someone who opens a game outside our pages comes in: given by whoever knows of sessions. */
export type Entrance = {
  openEntry: (house: House, caller: Caller) => Promise<string>;
  originOf: (house: House, request: FastifyRequest) => string;
};

export function launchRoutes(app: FastifyInstance, house: House, entrance: Entrance): void {
  for (const [call, launch] of [
    [contract.launchGame, launchGame],
    [contract.launchAtFallback, launchAtFallback],
    [contract.launchForFun, launchForFun],
  ] as const) {
    serve(app, call, (asked, caller, { request }) => {
      const addressOfPage = addressMaker(house, entrance, { asked, caller, request });
      return launch(house, { asked, caller, addressOfPage });
    });
  }
  serve(app, contract.leaveGames, async (_, { memberId, sessionId }) => {
    await endGameSessions(house, { memberId, sessionId });
    return null;
  });
  serve(app, contract.rooms, async ({ gameCode, gameId }, caller) => ({
    rooms: await listRooms(house, caller, gameCode || gameId),
  }));
}

type Asked = Pick<Launch, 'asked' | 'caller'> & { request: FastifyRequest };

/** The entry stands behind the #: it goes to no server, no log and no next page. */
function addressMaker(house: House, entrance: Entrance, { asked, caller, request }: Asked) {
  return async (page: string): Promise<string> => {
    if (asked.inPortal) return page;
    const entry = await entrance.openEntry(house, caller);
    return `${entrance.originOf(house, request)}${page}#entry=${entry}`;
  };
}
