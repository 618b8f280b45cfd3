import {
  cashierWithdraw as contract,
  cashierDesk as desk,
  cashierLists as lists,
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
  serve(app, contract.withdraw, (wish, { memberId }, { request }) =>
    applyWithdrawal(house, { ...wish, memberId, requestId: keyOf(request, wish.requestId) }),
  );
  serve(app, contract.withdrawalsToConfirm, (_input, { memberId }) =>
    withdrawalsToConfirm(house, memberId),
  );
  serve(app, contract.confirmReceipt, (wish, { memberId }, { request }) =>
    confirmReceipt(house, { ...wish, memberId, requestId: keyOf(request, wish.requestId) }),
  );
  serve(app, contract.withdrawReport, (wish, { memberId }) =>
    reportWithdrawals(house, memberId, wish),
  );
  serve(app, desk.listWithdrawals, (wish) => listWithdrawals(house, wish));
  serve(app, desk.decideWithdrawal, (wish, caller) => decideWithdrawal(house, caller, wish));
}
