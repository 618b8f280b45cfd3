import './exclusions/events.ts';
import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { personsJob } from './exclusions/jobs.ts';
import { exclusionOperatorRoutes } from './exclusions/operator-routes.ts';
import { newcomers } from './exclusions/same-person.ts';
import { identityCheckOperatorRoutes } from './identity-check/operator-routes.ts';
import { harmJob } from './markers/jobs.ts';
import { markerOperatorRoutes } from './markers/operator-routes.ts';
import { settingsOperatorRoutes } from './operator-routes.ts';
import { overviewOperatorRoutes } from './overview/operator-routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { followProtection } from './settings.ts';

export const protection = {
  name: 'protection',
  open: followProtection,
  routes(app, house) {
    overviewRoutes(app, house);
    settingsOperatorRoutes(app, house);
    exclusionOperatorRoutes(app, house);
    identityCheckOperatorRoutes(app, house);
    overviewOperatorRoutes(app, house);
    markerOperatorRoutes(app, house);
  },
  jobs: [personsJob, harmJob],
  listeners: [newcomers],
} satisfies Domain;
