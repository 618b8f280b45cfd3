import { content as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { CAPTCHA_COOKIE } from '../identity/index.ts';
import {
  advancedAnnouncements,
  agentAnnouncements,
  listAnnouncements,
  lobbyAnnouncements,
  markAnnouncements,
} from './announcements.ts';
import { chatRoutes } from './chat-routes.ts';
import { sendFeedback } from './feedback.ts';
import { helpCenter } from './help.ts';
import { messageRoutes } from './message-routes.ts';
import { findPage, listPages } from './pages.ts';
import { sendPublicPicture } from './pictures.ts';

export function contentRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.announcements, (wanted, caller) => listAnnouncements(house, caller, wanted));
  serve(app, contract.markRead, ({ id, announcementId, ids = [] }, { memberId }) => {
    const one = id ?? announcementId;
    return markAnnouncements(house, memberId, one ? [...ids, one] : ids);
  });
  serve(app, contract.lobbyAnnouncements, ({ language }, caller) =>
    lobbyAnnouncements(house, caller, language),
  );
  serve(app, contract.advancedAnnouncements, (wanted, caller) =>
    advancedAnnouncements(house, caller, wanted),
  );
  serve(app, contract.agentAnnouncements, ({ language }, caller) =>
    agentAnnouncements(house, caller, language),
  );
  serve(app, contract.helpCenter, (wanted, { language }) => helpCenter(house, language, wanted));
  serve(app, contract.pages, (wanted, { language }) => listPages(house, language, wanted));
  serve(app, contract.page, (wanted, { language }) => findPage(house, language, wanted));
  serve(app, contract.picture, ({ name }, _, { reply }) => sendPublicPicture(house, reply, name));
  serve(app, contract.feedback, (sent, caller, { request }) =>
    sendFeedback(house, sent, { caller, captchaId: request.cookies[CAPTCHA_COOKIE] }),
  );
  messageRoutes(app, house);
  chatRoutes(app, house);
}
