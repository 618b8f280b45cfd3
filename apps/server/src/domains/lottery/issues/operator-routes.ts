import { lotteryIssuesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listIssuesForOperators } from './find-issues.ts';
import { listLotteriesForOperators } from './operator-lists.ts';
import { saveLottery } from './save-lottery.ts';

export function issuesOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listLotteries, () => listLotteriesForOperators(house));
  serve(app, contract.saveLottery, (input, caller) => saveLottery(house, caller, input));
  serve(app, contract.listIssues, (input) => listIssuesForOperators(house, input));
}
