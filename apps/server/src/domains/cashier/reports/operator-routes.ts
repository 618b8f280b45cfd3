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
import { keepProof, showProof } from '../withdrawals/proofs.ts';
import { countDesks } from './queue-counts.ts';

export function cashierOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, queues.deskCounts, async () => ({
    ...(await countDesks(house)),
    cases: await countCases(house),
  }));
  serve(app, queues.showProof, (proof, caller, { reply }) =>
    showProof(house, caller, { proof, reply }),
  );
  serve(app, queues.keepProof, (_input, caller, { request }) => keepProof(house, caller, request));
  serve(app, desk.listChannels, () => listChannels(house));
  serve(app, desk.saveChannel, (change, caller) => saveChannel(house, caller, change));
  serve(app, desk.listDeposits, (wish) => listDeposits(house, wish));
  serve(app, desk.failDeposit, (wish, caller) => failDeposit(house, caller, wish));
  serve(app, desk.listPayments, (wish) => listPayments(house, wish));
  serve(app, desk.recordPayment, (entry, caller) => recordPayment(house, caller, entry));
  serve(app, desk.matchPayment, (wish, caller) => matchPayment(house, caller, wish));
  serve(app, desk.listTurnover, ({ memberId }) => showTurnover(house, BigInt(memberId)));
  serve(app, desk.waiveTurnover, async (wish, caller) => {
    await waiveTurnover(house, caller, wish);
    return null;
  });
}
