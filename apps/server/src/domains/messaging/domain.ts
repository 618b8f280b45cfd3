import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { broadcastSubjects } from './broadcasts/list-broadcasts.ts';
import { broadcastOperatorRoutes } from './broadcasts/operator-routes.ts';
import { settingsOperatorRoutes } from './consent/operator-routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { followSettings } from './consent/settings.ts';
import { eraseWishes, exportWishes } from './consent/wishes.ts';
import { resultsOperatorRoutes } from './results/operator-routes.ts';
import { linkRoutes } from './results/routes.ts';
import { sendJob } from './sending/jobs.ts';
import { sendingOperatorRoutes } from './sending/operator-routes.ts';

export const messaging: Domain = {
  name: 'messaging',
  open: followSettings,
  routes: (app, house) => {
    consentRoutes(app, house);
    linkRoutes(app, house);
    settingsOperatorRoutes(app, house);
    broadcastOperatorRoutes(app, house);
    sendingOperatorRoutes(app, house);
    resultsOperatorRoutes(app, house);
  },
  jobs: [sendJob],
  contributes: {
    personalData: [{ exportOf: exportWishes, erase: eraseWishes }],
    subjectNames: [broadcastSubjects],
  },
};
