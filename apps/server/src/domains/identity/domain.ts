import type { Domain } from '../../platform/domain.ts';
import { dataJobs } from './data/jobs.ts';
import { dataOperatorRoutes } from './data/operator-routes.ts';
import type { PersonalData } from './data/personal-data.ts';
import { dataRoutes } from './data/routes.ts';
import { loginJobs } from './login/jobs.ts';
import { loginRoutes } from './login/routes.ts';
import { payoutsOperatorRoutes } from './payouts/operator-routes.ts';
import { payoutsRoutes } from './payouts/routes.ts';
import { proofsJobs } from './proofs/jobs.ts';
import { proofsRoutes } from './proofs/routes.ts';
import { recoveryJobs } from './recovery/jobs.ts';
import { recoveryOperatorRoutes } from './recovery/operator-routes.ts';
import { factorApproval } from './recovery/reset.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { registrationJobs } from './registration/jobs.ts';
import { registrationRoutes } from './registration/routes.ts';
import { securityOperatorRoutes } from './security/operator-routes.ts';
import { securityRoutes } from './security/routes.ts';
import { warnOwners } from './security/warn-owners.ts';
import { sessionsJobs } from './sessions/jobs.ts';
import { sessionsOperatorRoutes } from './sessions/operator-routes.ts';
import { sessionsRoutes } from './sessions/routes.ts';
import { followEndings } from './sessions/session-memory.ts';
import { identityStory } from './story.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Say what they keep of a person, and erase it. */
    personalData: PersonalData;
  }
}

export const identity: Domain = {
  name: 'identity',
  open: (_app, house) => followEndings(house),
  routes: (app, house) => {
    proofsRoutes(app, house);
    sessionsRoutes(app, house);
    sessionsOperatorRoutes(app, house);
    registrationRoutes(app, house);
    loginRoutes(app, house);
    recoveryRoutes(app, house);
    recoveryOperatorRoutes(app, house);
    payoutsRoutes(app, house);
    payoutsOperatorRoutes(app, house);
    securityRoutes(app, house);
    securityOperatorRoutes(app, house);
    dataRoutes(app, house);
    dataOperatorRoutes(app, house);
  },
  jobs: [
    ...proofsJobs,
    ...sessionsJobs,
    ...registrationJobs,
    ...loginJobs,
    ...recoveryJobs,
    ...dataJobs,
  ],
  listeners: [warnOwners],
  contributes: { approvals: [factorApproval], storySources: identityStory },
};
