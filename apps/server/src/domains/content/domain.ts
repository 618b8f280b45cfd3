import './messages/events.ts';
import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { announcementOperatorRoutes } from './announcements/operator-routes.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { followContent } from './board.ts';
import { chatJobs } from './chat/jobs.ts';
import { chatOperatorRoutes } from './chat/operator-routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { visitorRoutes } from './chat/visitor-routes.ts';
import { feedbackOperatorRoutes } from './feedback/operator-routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { toneSigns } from './harm-signs.ts';
import { helpOperatorRoutes } from './help/operator-routes.ts';
import { helpRoutes } from './help/routes.ts';
import { messageOperatorRoutes } from './messages/operator-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { messageListener } from './messages/send-message.ts';
import { contentWork } from './open-work.ts';
import { pageOperatorRoutes } from './pages/operator-routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { pictureOperatorRoutes } from './pictures/operator-routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { contentStory } from './story.ts';

export const content: Domain = {
  name: 'content',
  open: followContent,
  routes(app, house) {
    announcementRoutes(app, house);
    helpRoutes(app, house);
    pageRoutes(app, house);
    pictureRoutes(app, house);
    messageRoutes(app, house);
    feedbackRoutes(app, house);
    chatRoutes(app, house);
    visitorRoutes(app, house);
    announcementOperatorRoutes(app, house);
    helpOperatorRoutes(app, house);
    pageOperatorRoutes(app, house);
    pictureOperatorRoutes(app, house);
    messageOperatorRoutes(app, house);
    feedbackOperatorRoutes(app, house);
    chatOperatorRoutes(app, house);
  },
  jobs: chatJobs,
  listeners: [messageListener],
  contributes: {
    work: contentWork,
    protectionSources: [{ signs: [toneSigns] }],
    storySources: contentStory,
  },
};
