import './tables.ts';

export { createAnnouncement, type NewAnnouncement } from './announcement-desk.ts';
export { boardOf, followContent } from './board.ts';
export { keepFeedback } from './feedback.ts';
export { answerFeedback, listFeedback } from './feedback-desk.ts';
export { toneSigns } from './harm-signs.ts';
export { createHelp, type NewHelp } from './help-desk.ts';
export { contentOperatorRoutes } from './operator-routes.ts';
export { createPage, type NewPage } from './page-desk.ts';
export { contentRoutes } from './routes.ts';
export { type Group, type MessageOrder, messageListener, sendMessage } from './send-message.ts';
