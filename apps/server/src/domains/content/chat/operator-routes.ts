import { contentChatOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import {
  hideWords,
  listRooms,
  readRoom,
  saveChatRules,
  sayAsHouse,
  showChatRules,
  silenceMember,
} from './moderation.ts';
import { answerThread, closeThread, listThreads, readThread, takeThread } from './threads.ts';

export function chatOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listThreads, (wanted) => listThreads(house, wanted));
  serve(app, contract.readThread, (wanted) => readThread(house, wanted));
  serve(app, contract.answerThread, (answer, caller) => answerThread(house, caller, answer));
  serve(app, contract.takeThread, (wanted, caller) => takeThread(house, caller, wanted));
  serve(app, contract.closeThread, ({ memberId }, caller) => closeThread(house, caller, memberId));
  serve(app, contract.listRooms, () => listRooms(house));
  serve(app, contract.readRoom, (wanted) => readRoom(house, wanted));
  serve(app, contract.sayInRoom, (said, caller) => sayAsHouse(house, caller, said));
  serve(app, contract.hideWords, (wanted, caller) => hideWords(house, caller, wanted));
  serve(app, contract.silence, (wanted, caller) => silenceMember(house, caller, wanted));
  serve(app, contract.readChatRules, () => showChatRules(house));
  serve(app, contract.saveChatRules, (change, caller) => saveChatRules(house, caller, change));
}
