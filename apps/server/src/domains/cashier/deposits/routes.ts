import { cashierDeposits as contract, cashierDepositsLists as lists } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import {
  listDepositBanks,
  listDepositPromotions,
  listFixedAmounts,
  listFixedDeposits,
  listManualCards,
  listRates,
} from './channel-lists.ts';
import { methods, openChannels, showChannels } from './channels.ts';
import { chosenOf } from './chosen-promotion.ts';
import { orderDeposit } from './deposit.ts';
import { countDeposits, readDepositSettings } from './deposit-settings.ts';
import { addSlip } from './deposit-slip.ts';
import {
  cancelDeposit,
  notePaid,
  noteReference,
  remindDeposit,
  showOwnDeposit,
} from './own-deposit.ts';
import { receiveCallback } from './payments.ts';
import { reportDeposits } from './report-deposits.ts';

export function depositRoutes(app: FastifyInstance, house: House): void {
  takeSlips(app);
  serve(app, contract.depositSettings, async (_input, { memberId, language }) => ({
    ...(await readDepositSettings(house, language)),
    totalDepositSuccessCount: await countDeposits(house, memberId),
  }));
  serve(app, contract.depositChannels, () => showChannels(house));
  serve(app, contract.depositMethods, async () => {
    const codes = [...new Set((await openChannels(house.db)).map(({ method }) => method))];
    return codes.map((code) => ({ code, displayName: methods[code] ?? code }));
  });
  serve(app, lists.depositBanks, () => listDepositBanks(house));
  serve(app, lists.fixedAmounts, () => listFixedAmounts(house));
  serve(app, lists.exchangeRates, () => listRates(house));
  serve(app, lists.depositPromotions, (asked, caller) =>
    listDepositPromotions(house, caller, asked),
  );
  serve(app, lists.fixedAmountDeposits, (asked) => listFixedDeposits(house, asked));
  serve(app, lists.manualCards, (asked, { memberId }) => listManualCards(house, memberId, asked));
  serve(app, contract.postDeposit, ({ promotionId, ...input }, { memberId }, { request }) => {
    const requestId = keyOf(request, input.requestId);
    return orderDeposit(house, { ...input, memberId, requestId, promotion: chosenOf(promotionId) });
  });
  serve(app, contract.deposit, ({ depositId }, { memberId }) =>
    showOwnDeposit(house, memberId, depositId),
  );
  serve(app, contract.cancelDeposit, ({ depositId }, { memberId }) =>
    cancelDeposit(house, memberId, depositId),
  );
  serve(app, contract.paidDeposit, (input, { memberId }) => notePaid(house, memberId, input));
  serve(app, contract.depositSlip, (slip, { memberId }) => addSlip(house, memberId, slip));
  serve(app, contract.remindDeposit, ({ depositId }, { memberId }) =>
    remindDeposit(house, memberId, depositId),
  );
  serve(app, contract.noteReference, (input, { memberId }) =>
    noteReference(house, memberId, input),
  );
  serve(app, contract.gatewayCallback, (message) => receiveCallback(house, message));
  serve(app, contract.depositReport, (input, caller) => reportDeposits(house, caller, input));
}

/** A picture as text is longer than any other body of a member. */
function takeSlips(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.call === contract.depositSlip) route.bodyLimit = contract.SLIP_BODY_BYTES;
  });
}
