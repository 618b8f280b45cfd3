import { lotteryIssues as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { Lotteries } from '../lotteries.ts';
import { listDraws, listIssues, listLotteries, showBoard } from './shown-draws.ts';

export function issuesRoutes(app: FastifyInstance, { play, groupOf }: Lotteries): void {
  const { house } = play;
  serve(app, contract.lotteries, ({ vendor }) => listLotteries(house, vendor));
  serve(app, contract.board, async ({ gameCode }, { memberId }) =>
    showBoard(house, gameCode, await groupOf(memberId)),
  );
  serve(app, contract.issues, ({ gameCode, size }) => listIssues(house, gameCode, size));
  serve(app, contract.draws, (input) => listDraws(house, input));
}
