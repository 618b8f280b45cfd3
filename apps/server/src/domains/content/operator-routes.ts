import { type Call, contentDesk as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  listDeskAnnouncements,
  previewAnnouncement,
  readDeskAnnouncement,
  removeAnnouncement,
} from './announcement-desk.ts';
import {
  answerThread,
  closeThread,
  hideWords,
  listThreads,
  readRoom,
  readThread,
  saveChatRules,
  sayAsHouse,
  showChatRules,
  silence,
  takeThread,
} from './chat-desk.ts';
import { answerFeedback, listFeedback, setFeedbackState } from './feedback-desk.ts';
import { changeHelp, createHelp, listHelp, removeHelp } from './help-desk.ts';
import { countRecipients, dispatch, listReceived, listSent, replyTo } from './message-desk.ts';
import { changePage, createPage, listDeskPages, readDeskPage, removePage } from './page-desk.ts';
import { keepPublicPicture, keepPublicVideo } from './pictures.ts';

export function contentOperatorRoutes(app: FastifyInstance, house: House): void {
  takeLongTexts(app);
  texts(app, house);
  feedbackAndMessages(app, house);
  chat(app, house);
}

const LONG: readonly Call[] = [
  contract.createAnnouncement,
  contract.changeAnnouncement,
  contract.previewAnnouncement,
  contract.createHelp,
  contract.changeHelp,
  contract.createPage,
  contract.changePage,
  contract.sendMessage,
  contract.replyMessage,
];
const LONG_BYTES = 2 * 1024 * 1024;

/** One article in every language is longer than any other call's body. */
function takeLongTexts(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { call } = route.config ?? {};
    if (call && LONG.includes(call)) route.bodyLimit = LONG_BYTES;
  });
}

function texts(app: FastifyInstance, house: House): void {
  serve(app, contract.listAnnouncements, (wanted) => listDeskAnnouncements(house, wanted));
  serve(app, contract.readAnnouncement, ({ id }) => readDeskAnnouncement(house, id));
  serve(app, contract.createAnnouncement, (wanted, caller) =>
    createAnnouncement(house, caller, wanted),
  );
  serve(app, contract.changeAnnouncement, (change, caller) =>
    changeAnnouncement(house, caller, change),
  );
  serve(app, contract.removeAnnouncement, ({ id }, caller) =>
    removeAnnouncement(house, caller, id),
  );
  serve(app, contract.previewAnnouncement, (draft) => previewAnnouncement(house, draft));
  serve(app, contract.listHelp, () => listHelp(house));
  serve(app, contract.createHelp, (wanted, caller) => createHelp(house, caller, wanted));
  serve(app, contract.changeHelp, (change, caller) => changeHelp(house, caller, change));
  serve(app, contract.removeHelp, ({ id }, caller) => removeHelp(house, caller, id));
  serve(app, contract.listPages, (wanted) => listDeskPages(house, wanted));
  serve(app, contract.readPage, ({ id }) => readDeskPage(house, id));
  serve(app, contract.createPage, (wanted, caller) => createPage(house, caller, wanted));
  serve(app, contract.changePage, (change, caller) => changePage(house, caller, change));
  serve(app, contract.uploadPicture, (_input, caller, { request }) =>
    keepPublicPicture(house, caller, request),
  );
  serve(app, contract.uploadVideo, (_input, caller, { request }) =>
    keepPublicVideo(house, caller, request),
  );
  serve(app, contract.removePage, ({ id }, caller) => removePage(house, caller, id));
}

function feedbackAndMessages(app: FastifyInstance, house: House): void {
  serve(app, contract.listFeedback, (wanted) => listFeedback(house, wanted));
  serve(app, contract.answerFeedback, (answer, caller) => answerFeedback(house, caller, answer));
  serve(app, contract.setFeedbackState, (change, caller) =>
    setFeedbackState(house, caller, change),
  );
  serve(app, contract.sendMessage, (order, caller) => dispatch(house, caller, order));
  serve(app, contract.countRecipients, ({ to }) => countRecipients(house, to));
  serve(app, contract.listSent, (wanted) => listSent(house, wanted));
  serve(app, contract.listReceived, (wanted) => listReceived(house, wanted));
  serve(app, contract.replyMessage, (answer, caller) => replyTo(house, caller, answer));
}

function chat(app: FastifyInstance, house: House): void {
  serve(app, contract.listThreads, (wanted) => listThreads(house, wanted));
  serve(app, contract.readThread, (wanted) => readThread(house, wanted));
  serve(app, contract.answerThread, (answer, caller) => answerThread(house, caller, answer));
  serve(app, contract.takeThread, (wanted, caller) => takeThread(house, caller, wanted));
  serve(app, contract.closeThread, ({ memberId }, caller) => closeThread(house, caller, memberId));
  serve(app, contract.readRoom, ({ before }) => readRoom(house, before));
  serve(app, contract.sayInRoom, ({ text }, caller) => sayAsHouse(house, caller, text));
  serve(app, contract.hideWords, (wanted, caller) => hideWords(house, caller, wanted));
  serve(app, contract.silence, (wanted, caller) => silence(house, caller, wanted));
  serve(app, contract.readChatRules, () => showChatRules(house));
  serve(app, contract.saveChatRules, (change, caller) => saveChatRules(house, caller, change));
}
