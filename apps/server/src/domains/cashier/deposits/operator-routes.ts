import { cashierDepositsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { failDeposit, matchPayment, recordPayment } from './decide-deposits.ts';
import { listDeposits, listPayments } from './list-deposits.ts';
import { removePayment } from './remove-payment.ts';
import { listChannels, saveChannel } from './save-channel.ts';

export function depositOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listChannels, () => listChannels(house));
  serve(app, contract.saveChannel, (change, caller) => saveChannel(house, caller, change));
  serve(app, contract.listDeposits, (input, caller) => listDeposits(house, caller, input));
  serve(app, contract.failDeposit, (input, caller) => failDeposit(house, caller, input));
  serve(app, contract.listPayments, (input) => listPayments(house, input));
  serve(app, contract.recordPayment, (entry, caller) => recordPayment(house, caller, entry));
  serve(app, contract.removePayment, (input, caller) => removePayment(house, caller, input));
  serve(app, contract.matchPayment, (input, caller) => matchPayment(house, caller, input));
}
