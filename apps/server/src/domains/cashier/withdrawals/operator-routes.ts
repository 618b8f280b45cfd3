import { cashierWithdrawalsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { approveMany } from './approve-many.ts';
import { closeBatch } from './close-batch.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { listBatches, showBatch } from './list-batches.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { makeBatch, openBatchFile } from './payout-batch.ts';
import { saveProof, showProof } from './proofs.ts';
import { showPayee } from './show-payee.ts';
import { showChecks } from './withdrawal-checks.ts';

export function withdrawalOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listWithdrawals, (input) => listWithdrawals(house, input));
  serve(app, contract.decideWithdrawal, (input, caller) => decideWithdrawal(house, caller, input));
  serve(app, contract.showChecks, ({ withdrawId }) => showChecks(house, withdrawId));
  serve(app, contract.showPayee, (input, caller) => showPayee(house, caller, input));
  serve(app, contract.approveMany, (input, caller) => approveMany(house, caller, input));
  serve(app, contract.showProof, (proof, caller, { reply }) =>
    showProof(house, caller, { proof, reply }),
  );
  serve(app, contract.saveProof, (_input, caller, { request }) =>
    saveProof(house, caller, request),
  );
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
}
