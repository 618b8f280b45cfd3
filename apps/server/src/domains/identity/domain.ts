import type { Domain } from '../../platform/domain.ts';
import { identityJobs } from './jobs.ts';
import { identityOperatorRoutes } from './operator-routes.ts';
import { factorApproval } from './reset.ts';
import { identityRoutes } from './routes.ts';
import { securityRoutes } from './security-routes.ts';
import { followEndings } from './session-memory.ts';
import { warnOwners } from './warn-owners.ts';

export const identity: Domain = {
  name: 'identity',
  open: (_app, house) => followEndings(house),
  routes: (app, house) => {
    identityRoutes(app, house);
    securityRoutes(app, house);
    identityOperatorRoutes(app, house);
  },
  jobs: identityJobs,
  listeners: [warnOwners],
  contributes: { approvals: [factorApproval] },
};
