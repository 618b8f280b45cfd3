import {
  cashierDeposits,
  cashierReports,
  cashierTurnover,
  cashierDepositsLists as lists,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { reasons } from '../../wallet/index.ts';
import { keyOf } from '../request-key.ts';
import { showTurnover } from '../turnover/list-turnover.ts';
import {
  listDepositBanks,
  listDepositPromotions,
  listFixedAmounts,
  listFixedDeposits,
  listManualCards,
  listRates,
} from './channel-lists.ts';
import { methods, openChannels, showChannels } from './channels.ts';
import {
  cancelDeposit,
  notePaid,
  noteReference,
  orderDeposit,
  remindDeposit,
  showOwnDeposit,
} from './deposit.ts';
import { countDeposits, readDepositSettings } from './deposit-settings.ts';
import { addSlip } from './deposit-slip.ts';
import { receiveCallback } from './payments.ts';
import { reportDeposits } from './report-deposits.ts';

export function cashierRoutes(app: FastifyInstance, house: House): void {
  takeSlips(app);
  serve(app, cashierDeposits.depositSettings, async (_input, { memberId, language }) => ({
    ...(await readDepositSettings(house, language)),
    totalDepositSuccessCount: await countDeposits(house, memberId),
  }));
  serve(app, cashierDeposits.depositChannels, () => showChannels(house));
  serve(app, cashierDeposits.depositMethods, async () => {
    const codes = [...new Set((await openChannels(house.db)).map(({ method }) => method))];
    return codes.map((code) => ({ code, displayName: methods[code] ?? code }));
  });
  serve(app, lists.depositBanks, () => listDepositBanks(house));
  serve(app, lists.fixedAmounts, () => listFixedAmounts(house));
  serve(app, lists.exchangeRates, () => listRates(house));
  serve(app, lists.depositPromotions, (asked) => listDepositPromotions(house, asked));
  serve(app, lists.fixedAmountDeposits, (asked) => listFixedDeposits(house, asked));
  serve(app, lists.manualCards, (asked, { memberId }) => listManualCards(house, memberId, asked));
  serve(app, cashierDeposits.postDeposit, (input, { memberId }, { request }) =>
    orderDeposit(house, { ...input, memberId, requestId: keyOf(request, input.requestId) }),
  );
  serve(app, cashierDeposits.deposit, ({ depositId }, { memberId }) =>
    showOwnDeposit(house, memberId, depositId),
  );
  serve(app, cashierDeposits.cancelDeposit, ({ depositId }, { memberId }) =>
    cancelDeposit(house, memberId, depositId),
  );
  serve(app, cashierDeposits.paidDeposit, (input, { memberId }) =>
    notePaid(house, memberId, input),
  );
  serve(app, cashierDeposits.depositSlip, (slip, { memberId }) => addSlip(house, memberId, slip));
  serve(app, cashierDeposits.remindDeposit, ({ depositId }, { memberId }) =>
    remindDeposit(house, memberId, depositId),
  );
  serve(app, cashierDeposits.noteReference, (input, { memberId }) =>
    noteReference(house, memberId, input),
  );
  serve(app, cashierDeposits.gatewayCallback, (message) => receiveCallback(house, message));
  serve(app, cashierDeposits.depositReport, (input, { memberId }) =>
    reportDeposits(house, memberId, input),
  );
  serve(app, cashierTurnover.turnoverInfo, (_input, { memberId }) => showTurnover(house, memberId));
  serve(app, cashierReports.transactionTypes, () =>
    Object.entries(reasons).map(([code, [txTypeId, codeType, txTypeName]]) => ({
      txTypeId,
      code,
      codeType,
      txTypeName,
    })),
  );
}

/** A picture as text is longer than any other body of a member. */
function takeSlips(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.call === cashierDeposits.depositSlip)
      route.bodyLimit = cashierDeposits.SLIP_BODY_BYTES;
  });
}
