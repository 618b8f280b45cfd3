import { agentsPay as contract, agentsPay as details } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listBills, payBills } from './bills.ts';
import { showCurrentPay } from './current-pay.ts';
import { showDebts } from './debts.ts';
import { disputeBill } from './disputes.ts';
import { listLossSharing } from './loss-sharing.ts';
import { listRealtime } from './realtime-pay.ts';

export function payRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.dividendBills, (input, { memberId }) =>
    listBills(house, memberId, 'DIVIDEND', input),
  );
  serve(app, contract.dailyBills, (input, { memberId }) =>
    listBills(house, memberId, 'DAILY', input),
  );
  serve(app, contract.hourlyBills, (input, { memberId }) =>
    listBills(house, memberId, 'HOURLY', input),
  );
  serve(app, contract.payBills, ({ billIds }, { memberId }) => payBills(house, memberId, billIds));
  serve(app, contract.debts, (_, { memberId }) => showDebts(house, memberId));
  serve(app, contract.disputeBill, (input, { memberId }) => disputeBill(house, memberId, input));
  serve(app, contract.realtimePay, (input, { memberId }) => listRealtime(house, memberId, input));
  serve(app, details.currentDividend, ({ username }, { memberId }) =>
    showCurrentPay(house, memberId, 'DIVIDEND', username),
  );
  serve(app, details.currentDaily, ({ username }, { memberId }) =>
    showCurrentPay(house, memberId, 'DAILY', username),
  );
  serve(app, details.directDividends, (input, { memberId }) =>
    listBills(house, memberId, 'DIVIDEND', input),
  );
  serve(app, details.lossSharing, (input, { memberId }) => listLossSharing(house, memberId, input));
}
