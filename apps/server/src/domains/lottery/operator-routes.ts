import { lotteryDesk as desk } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { askVoid } from './draws/void-issue.ts';
import { listForDesk, listIssuesForDesk, saveLottery } from './issues/save-lottery.ts';
import { askOdds, showOdds } from './odds/change-odds.ts';

export function lotteryOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, desk.listLotteries, () => listForDesk(house));
  serve(app, desk.saveLottery, (wish, caller) => saveLottery(house, caller, wish));
  serve(app, desk.listIssues, (wish) => listIssuesForDesk(house, wish));
  serve(app, desk.askVoid, (wish, caller) => askVoid(house, caller, wish));
  serve(app, desk.showOdds, ({ gameCode }) => showOdds(house, gameCode));
  serve(app, desk.askOdds, (wish, caller) => askOdds(house, caller, wish));
}
