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
  serve(app, contract.askAdjustment, (wish, caller) => askAdjustment(house, caller, wish));
  serve(app, contract.listAdjustments, (wish) => listAdjustments(house, wish));
  serve(app, contract.makeBatch, (wish, caller) => makeBatch(house, caller, wish));
  serve(app, contract.listBatches, (wish) => listBatches(house, wish));
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
  serve(app, contract.closeBatch, (wish, caller) => closeBatch(house, caller, wish));
  serve(app, contract.dailyCash, (wish) => reportDailyCash(house, wish));
  serve(app, contract.depositsFile, (wish, _caller, { reply }) => sendDeposits(house, reply, wish));
  serve(app, contract.withdrawalsFile, (wish, _caller, { reply }) =>
    sendWithdrawals(house, reply, wish),
  );
  serve(app, watch.listCases, (wish) => listCases(house, wish));
  serve(app, watch.showCase, ({ caseId }) => showCase(house, caseId));
  serve(app, watch.assignCase, (wish, caller) => assignCase(house, caller, wish));
  serve(app, watch.noteCase, (wish, caller) => noteCase(house, caller, wish));
  serve(app, watch.closeCase, (wish, caller) => closeCase(house, caller, wish));
}
