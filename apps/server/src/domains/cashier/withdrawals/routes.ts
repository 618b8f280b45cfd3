import {
  cashierWithdrawalsOperator,
  cashierWithdrawals as contract,
  cashierWithdrawalsLists as lists,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { keyOf } from '../request-key.ts';
import { readSettings } from '../settings.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import {
  listBankTemplates,
  listProvinces,
  listWithdrawMethods,
  showWithdrawAccounts,
} from './payout-methods.ts';
import { confirmReceipt } from './receipts.ts';
import { applyWithdrawal } from './withdraw.ts';
import { countToday, feeOf } from './withdraw-rules.ts';
import {
  reportWithdrawals,
  showWithdrawSettings,
  withdrawalsToConfirm,
} from './withdrawal-rows.ts';

export function withdrawRoutes(app: FastifyInstance, house: House): void {
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
  serve(app, cashierWithdrawalsOperator.listWithdrawals, (input) => listWithdrawals(house, input));
  serve(app, cashierWithdrawalsOperator.decideWithdrawal, (input, caller) =>
    decideWithdrawal(house, caller, input),
  );
}
