import { cashierDesk as desk, cashierQueues as queues } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { countCases } from '../aml/cases.ts';
import { failDeposit, matchPayment, recordPayment } from '../deposits/decide-deposits.ts';
import { listDeposits, listPayments } from '../deposits/list-deposits.ts';
import { listChannels, saveChannel } from '../deposits/save-channel.ts';
import { showTurnover } from '../turnover/list-turnover.ts';
import { waiveTurnover } from '../turnover/turnover.ts';
import { saveProof, showProof } from '../withdrawals/proofs.ts';
import { countQueues } from './queue-counts.ts';

export function cashierOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, queues.deskCounts, async () => ({
    ...(await countQueues(house)),
    cases: await countCases(house),
  }));
  serve(app, queues.showProof, (proof, caller, { reply }) =>
    showProof(house, caller, { proof, reply }),
  );
  serve(app, queues.keepProof, (_input, caller, { request }) => saveProof(house, caller, request));
  serve(app, desk.listChannels, () => listChannels(house));
  serve(app, desk.saveChannel, (change, caller) => saveChannel(house, caller, change));
  serve(app, desk.listDeposits, (input) => listDeposits(house, input));
  serve(app, desk.failDeposit, (input, caller) => failDeposit(house, caller, input));
  serve(app, desk.listPayments, (input) => listPayments(house, input));
  serve(app, desk.recordPayment, (entry, caller) => recordPayment(house, caller, entry));
  serve(app, desk.matchPayment, (input, caller) => matchPayment(house, caller, input));
  serve(app, desk.listTurnover, ({ memberId }) => showTurnover(house, BigInt(memberId)));
  serve(app, desk.waiveTurnover, async (input, caller) => {
    await waiveTurnover(house, caller, input);
    return null;
  });
}
