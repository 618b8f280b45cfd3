import {
  cashierAmlOperator,
  cashierDepositsOperator,
  cashierReportsOperator,
  cashierTransfersOperator,
  cashierWithdrawalsOperator,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { assignCase, closeCase, listCases, noteCase, showCase } from '../aml/cases.ts';
import { askAdjustment, listAdjustments } from '../transfers/adjustments.ts';
import { closeBatch } from '../withdrawals/close-batch.ts';
import { listBatches, showBatch } from '../withdrawals/list-batches.ts';
import { makeBatch, openBatchFile } from '../withdrawals/payout-batch.ts';
import { reportDailyCash } from './daily-cash.ts';
import { sendDeposits, sendWithdrawals } from './payment-files.ts';

/** What operators do to balances by hand, payout files, the day's cash and cases. */
export function moneyRoutes(app: FastifyInstance, house: House): void {
  serve(app, cashierTransfersOperator.askAdjustment, (input, caller) =>
    askAdjustment(house, caller, input),
  );
  serve(app, cashierTransfersOperator.listAdjustments, (input) => listAdjustments(house, input));
  serve(app, cashierWithdrawalsOperator.makeBatch, (input, caller) =>
    makeBatch(house, caller, input),
  );
  serve(app, cashierWithdrawalsOperator.listBatches, (input) => listBatches(house, input));
  serve(app, cashierWithdrawalsOperator.showBatch, ({ batchId }) => showBatch(house, batchId));
  serve(app, cashierWithdrawalsOperator.batchFile, async ({ batchId }, caller, { reply }) => {
    const { content, hash } = await openBatchFile(house, caller, batchId);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="payouts-${batchId}.csv"`)
      .header('cache-control', 'no-store')
      .header('x-content-sha256', hash)
      .send(content);
  });
  serve(app, cashierWithdrawalsOperator.closeBatch, (input, caller) =>
    closeBatch(house, caller, input),
  );
  serve(app, cashierReportsOperator.dailyCash, (input) => reportDailyCash(house, input));
  serve(app, cashierDepositsOperator.depositsFile, (input, _caller, { reply }) =>
    sendDeposits(house, reply, input),
  );
  serve(app, cashierWithdrawalsOperator.withdrawalsFile, (input, _caller, { reply }) =>
    sendWithdrawals(house, reply, input),
  );
  serve(app, cashierAmlOperator.listCases, (input) => listCases(house, input));
  serve(app, cashierAmlOperator.showCase, ({ caseId }) => showCase(house, caseId));
  serve(app, cashierAmlOperator.assignCase, (input, caller) => assignCase(house, caller, input));
  serve(app, cashierAmlOperator.noteCase, (input, caller) => noteCase(house, caller, input));
  serve(app, cashierAmlOperator.closeCase, (input, caller) => closeCase(house, caller, input));
}
