import {
  cashierDepositsOperator,
  cashierReportsOperator,
  cashierTurnoverOperator,
  cashierWithdrawalsOperator,
} from '@baize/contract';
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
  serve(app, cashierReportsOperator.queueCounts, async () => ({
    ...(await countQueues(house)),
    cases: await countCases(house),
  }));
  serve(app, cashierWithdrawalsOperator.showProof, (proof, caller, { reply }) =>
    showProof(house, caller, { proof, reply }),
  );
  serve(app, cashierWithdrawalsOperator.saveProof, (_input, caller, { request }) =>
    saveProof(house, caller, request),
  );
  serve(app, cashierDepositsOperator.listChannels, () => listChannels(house));
  serve(app, cashierDepositsOperator.saveChannel, (change, caller) =>
    saveChannel(house, caller, change),
  );
  serve(app, cashierDepositsOperator.listDeposits, (input) => listDeposits(house, input));
  serve(app, cashierDepositsOperator.failDeposit, (input, caller) =>
    failDeposit(house, caller, input),
  );
  serve(app, cashierDepositsOperator.listPayments, (input) => listPayments(house, input));
  serve(app, cashierDepositsOperator.recordPayment, (entry, caller) =>
    recordPayment(house, caller, entry),
  );
  serve(app, cashierDepositsOperator.matchPayment, (input, caller) =>
    matchPayment(house, caller, input),
  );
  serve(app, cashierTurnoverOperator.listTurnover, ({ memberId }) =>
    showTurnover(house, BigInt(memberId)),
  );
  serve(app, cashierTurnoverOperator.waiveTurnover, async (input, caller) => {
    await waiveTurnover(house, caller, input);
    return null;
  });
}
