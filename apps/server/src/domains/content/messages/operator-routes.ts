import { contentMessagesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { takeLongTexts } from '../long-texts.ts';
import {
  answerMember,
  countRecipients,
  dispatchMessage,
  listReceived,
  listSent,
} from './dispatch.ts';

export function messageOperatorRoutes(app: FastifyInstance, house: House): void {
  takeLongTexts(app, [contract.sendMessage, contract.replyMessage]);
  serve(app, contract.sendMessage, (order, caller) => dispatchMessage(house, caller, order));
  serve(app, contract.countRecipients, ({ to }) => countRecipients(house, to));
  serve(app, contract.listSent, (wanted) => listSent(house, wanted));
  serve(app, contract.listReceived, (wanted) => listReceived(house, wanted));
  serve(app, contract.replyMessage, (answer, caller) => answerMember(house, caller, answer));
}
