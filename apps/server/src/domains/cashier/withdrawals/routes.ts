import { cashierWithdrawals as contract, cashierWithdrawalsLists as lists } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { readSettings } from '../settings.ts';
import {
  listBankTemplates,
  listProvinces,
  listWithdrawMethods,
  showWithdrawAccounts,
} from './payout-methods.ts';
import { confirmReceipt } from './receipts.ts';
import { reportWithdrawals } from './report-withdrawals.ts';
import { applyWithdrawal } from './withdraw.ts';
import { countToday, feeOf } from './withdraw-rules.ts';
import { showWithdrawSettings } from './withdraw-settings.ts';
import { withdrawalsToConfirm } from './withdrawal-rows.ts';

export function withdrawalRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.withdrawSettings, (_input, caller) => showWithdrawSettings(house, caller));
  serve(app, lists.withdrawMethods, (_input, { memberId }) => listWithdrawMethods(house, memberId));
  serve(app, lists.bankTemplate, () => listBankTemplates());
  serve(app, lists.provinces, () => listProvinces(house));
  serve(app, lists.withdrawAccounts, (_input, { memberId }) =>
    showWithdrawAccounts(house, memberId),
  );
  serve(app, contract.withdrawCharges, async ({ withdrawAmount }, { memberId }) =>
    feeOf(
      await readSettings(house.db),
      await countToday(house, house.db, memberId),
      withdrawAmount,
    ),
  );
  serve(app, contract.withdraw, (input, { memberId }, { request }) =>
    applyWithdrawal(house, { ...input, memberId, requestId: keyOf(request, input.requestId) }),
  );
  serve(app, contract.withdrawalsToConfirm, (_input, { memberId }) =>
    withdrawalsToConfirm(house, memberId),
  );
  serve(app, contract.confirmReceipt, (input, { memberId }, { request }) =>
    confirmReceipt(house, { ...input, memberId, requestId: keyOf(request, input.requestId) }),
  );
  serve(app, contract.withdrawReport, (input, { memberId }) =>
    reportWithdrawals(house, memberId, input),
  );
}
