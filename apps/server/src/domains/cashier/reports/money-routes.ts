import { cashierMoney as contract, cashierWatch as watch } from '@baize/contract';
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
  serve(app, contract.askAdjustment, (input, caller) => askAdjustment(house, caller, input));
  serve(app, contract.listAdjustments, (input) => listAdjustments(house, input));
  serve(app, contract.makeBatch, (input, caller) => makeBatch(house, caller, input));
  serve(app, contract.listBatches, (input) => listBatches(house, input));
  serve(app, contract.showBatch, ({ batchId }) => showBatch(house, batchId));
  serve(app, contract.batchFile, async ({ batchId }, caller, { reply }) => {
    const { content, hash } = await openBatchFile(house, caller, batchId);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="payouts-${batchId}.csv"`)
      .header('cache-control', 'no-store')
      .header('x-content-sha256', hash)
      .send(content);
  });
  serve(app, contract.closeBatch, (input, caller) => closeBatch(house, caller, input));
  serve(app, contract.dailyCash, (input) => reportDailyCash(house, input));
  serve(app, contract.depositsFile, (input, _caller, { reply }) =>
    sendDeposits(house, reply, input),
  );
  serve(app, contract.withdrawalsFile, (input, _caller, { reply }) =>
    sendWithdrawals(house, reply, input),
  );
  serve(app, watch.listCases, (input) => listCases(house, input));
  serve(app, watch.showCase, ({ caseId }) => showCase(house, caseId));
  serve(app, watch.assignCase, (input, caller) => assignCase(house, caller, input));
  serve(app, watch.noteCase, (input, caller) => noteCase(house, caller, input));
  serve(app, watch.closeCase, (input, caller) => closeCase(house, caller, input));
}
