import { lotteryIssuesOperator, lotteryOddsOperator } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { askVoid } from './draws/void-issue.ts';
import { listForDesk, listIssuesForDesk, saveLottery } from './issues/save-lottery.ts';
import { askOdds, showOdds } from './odds/change-odds.ts';

export function lotteryOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, lotteryIssuesOperator.listLotteries, () => listForDesk(house));
  serve(app, lotteryIssuesOperator.saveLottery, (wish, caller) => saveLottery(house, caller, wish));
  serve(app, lotteryIssuesOperator.listIssues, (wish) => listIssuesForDesk(house, wish));
  serve(app, lotteryIssuesOperator.askVoid, (wish, caller) => askVoid(house, caller, wish));
  serve(app, lotteryOddsOperator.showOdds, ({ gameCode }) => showOdds(house, gameCode));
  serve(app, lotteryOddsOperator.askOdds, (wish, caller) => askOdds(house, caller, wish));
}
