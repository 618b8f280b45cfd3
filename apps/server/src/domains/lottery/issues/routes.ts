import { lotteryIssues as contract, findLanguage } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { Lotteries } from '../lotteries.ts';
import { listDraws, listIssues, listLotteries, showBoard } from './shown-draws.ts';

/** What the wings after this one know of the risk of a board. */
type Risk = Pick<Parameters<typeof showBoard>[2], 'lowered' | 'caps'>;

export function issuesRoutes(app: FastifyInstance, { play, groupOf }: Lotteries, risk: Risk): void {
  const { house } = play;
  serve(app, contract.lotteries, ({ vendor, language }, caller) =>
    listLotteries(house, vendor, findLanguage(language) ?? caller.language),
  );
  serve(app, contract.board, async ({ gameCode, language }, caller) =>
    showBoard(house, gameCode, {
      own: await groupOf(caller.memberId),
      language: findLanguage(language) ?? caller.language,
      ...risk,
    }),
  );
  serve(app, contract.issues, ({ gameCode, size }) => listIssues(house, gameCode, size));
  serve(app, contract.draws, (input) => listDraws(house, input));
}
