import './exclusions/events.ts';
import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { personsJob } from './exclusions/jobs.ts';
import { exclusionOperatorRoutes } from './exclusions/operator-routes.ts';
import { changedPersons, newcomers } from './exclusions/same-person.ts';
import { identityCheckOperatorRoutes } from './identity-check/operator-routes.ts';
import { underAgeApproval } from './identity-check/under-age.ts';
import { protectedPlay } from './limits/bet-guard.ts';
import { assertMayPlayElsewhere } from './limits/vendor-guard.ts';
import { harmJob } from './markers/jobs.ts';
import { markerOperatorRoutes } from './markers/operator-routes.ts';
import { protectionWork } from './open-work.ts';
import { settingsOperatorRoutes } from './operator-routes.ts';
import { overviewOperatorRoutes } from './overview/operator-routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { followProtection } from './settings.ts';
import type { Sources } from './sources.ts';
import { protectionStory } from './story.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** What those above know of a member's play, payments and words. */
    protectionSources: Partial<Sources>;
  }
}

export const protection: Domain = {
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
  listeners: [newcomers, changedPersons],
  contributes: {
    work: protectionWork,
    approvals: [underAgeApproval],
    betGuards: [protectedPlay],
    storySources: protectionStory,
    vendorTransferGuards: [assertMayPlayElsewhere],
  },
};
