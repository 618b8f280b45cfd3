import './tables.ts';

export { createAnnouncement, type NewAnnouncement } from './announcements/edit-announcements.ts';
export { boardOf } from './board.ts';
export { readConversation, sayInRoom, sayToSupport, toSaid } from './chat/chat.ts';
export { answerThread, closeThread } from './chat/threads.ts';
export { content } from './domain.ts';
export { answerFeedback, listFeedback } from './feedback/answer-feedback.ts';
export { saveFeedback } from './feedback/feedback.ts';
export { createHelp, type NewHelp } from './help/edit-help.ts';
export { sendMessage, sendMessages } from './messages/send-message.ts';
export { createPage, type NewPage } from './pages/edit-pages.ts';
