import { cashierReports as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { claimRebate } from '../rebates/claim-rebate.ts';
import { listRebates, showRebate } from '../rebates/list-rebates.ts';
import { keyOf } from '../request-key.ts';
import { sendProfit, sendStatement } from './member-files.ts';
import { sendDeposits, sendWithdrawals } from './payment-files.ts';
import { showPersonalProfit } from './personal-profit.ts';

export function reportRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.personalProfit, (wish, { memberId }) =>
    showPersonalProfit(house, memberId, wish),
  );
  serve(app, contract.profitFile, (wish, { memberId }, { reply }) =>
    sendProfit(house, reply, memberId, wish),
  );
  serve(app, contract.statementFile, (wish, { memberId }, { reply }) =>
    sendStatement(house, reply, memberId, wish),
  );
  serve(app, contract.depositsFile, (wish, { memberId }, { reply }) =>
    sendDeposits(house, reply, { ...wish, memberId }),
  );
  serve(app, contract.withdrawalsFile, (wish, { memberId }, { reply }) =>
    sendWithdrawals(house, reply, { ...wish, memberId }),
  );
  serve(app, contract.rebate, (_input, { memberId }) => showRebate(house, memberId));
  serve(app, contract.claimRebate, ({ requestId }, { memberId }, { request }) =>
    claimRebate(house, { memberId, requestId: keyOf(request, requestId) }),
  );
  serve(app, contract.rebates, (wish, { memberId }) => listRebates(house, memberId, wish));
}
