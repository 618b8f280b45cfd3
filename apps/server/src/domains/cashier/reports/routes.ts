import { cashierReports as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { sendCreditReport, showCreditReport } from './credit-report.ts';
import { sendProfit, sendStatement } from './member-files.ts';
import { sendDeposits, sendWithdrawals } from './payment-files.ts';
import { showPersonalProfit } from './personal-profit.ts';
import { listTransactionTypes } from './transaction-types.ts';

export function reportRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.personalProfit, (input, { memberId }) =>
    showPersonalProfit(house, memberId, input),
  );
  serve(app, contract.creditReport, (input, { memberId }) =>
    showCreditReport(house, memberId, input),
  );
  serve(app, contract.creditReportFile, (input, { memberId }, { reply }) =>
    sendCreditReport(house, reply, memberId, input),
  );
  serve(app, contract.profitFile, (input, { memberId }, { reply }) =>
    sendProfit(house, reply, memberId, input),
  );
  serve(app, contract.statementFile, (input, caller, { reply }) =>
    sendStatement(house, reply, caller, input),
  );
  serve(app, contract.depositsFile, (input, { memberId }, { reply }) =>
    sendDeposits(house, reply, { ...input, memberId }),
  );
  serve(app, contract.withdrawalsFile, (input, { memberId }, { reply }) =>
    sendWithdrawals(house, reply, { ...input, memberId }),
  );
  serve(app, contract.transactionTypes, (_input, { language }) => listTransactionTypes(language));
}
