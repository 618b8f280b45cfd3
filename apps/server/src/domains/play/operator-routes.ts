import { play as contract, playDesk as desk } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { searchBets } from './bet-search.ts';
import { askCorrection } from './corrections.ts';
import { listOpen, listWins } from './desk-lists.ts';
import { deskPots, listPotWins } from './jackpots/desk.ts';
import type { Play } from './open-play.ts';
import { listStops, setStop } from './stops.ts';
import { listUnfinished } from './unfinished.ts';

export function playOperatorRoutes(app: FastifyInstance, play: Play): void {
  const { house } = play;
  serve(app, contract.unfinishedBets, ({ size }) => listUnfinished(house, size));
  serve(app, desk.listOpen, (wish) => listOpen(house, wish));
  serve(app, desk.listWins, (wish) => listWins(house, wish));
  serve(app, desk.searchBets, (wish) => searchBets(house, wish));
  serve(app, desk.showPots, () => deskPots(house));
  serve(app, desk.listPotWins, (wish) => listPotWins(house, wish));
  serve(app, desk.listStops, () => listStops(house));
  serve(app, desk.setStop, (stop, caller) => setStop(house, caller, stop));
  serve(app, desk.askVoid, (wish, caller) => askCorrection(play, caller, wish));
  serve(app, desk.askResettle, (wish, caller) => askCorrection(play, caller, wish));
}
