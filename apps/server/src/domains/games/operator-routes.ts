import { playDesk as desk } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { setLimits } from './limits.ts';
import { listOwnGames, listReturns } from './returns.ts';

export function gamesOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, desk.listGames, () => listOwnGames(house));
  serve(app, desk.setLimits, (wish, caller) => setLimits(house, caller, wish));
  serve(app, desk.listReturns, ({ days, byLevel }) =>
    listReturns(house, { days, byLevel: byLevel === 'yes' }),
  );
}
