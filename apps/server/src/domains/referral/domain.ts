import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { incomesJob, qualifyJob } from './earnings/jobs.ts';
import { friendsListener } from './friends/listeners.ts';
import { olderClientRoutes } from './older-clients/routes.ts';
import { overviewOperatorRoutes } from './overview/operator-routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { referralStory } from './story.ts';

export const referral: Domain = {
  name: 'referral',
  routes: (app, house) => {
    overviewRoutes(app, house);
    overviewOperatorRoutes(app, house);
    olderClientRoutes(app, house);
  },
  jobs: [qualifyJob, incomesJob],
  listeners: [friendsListener],
  contributes: { storySources: referralStory },
};
