import type { Domain } from '../../platform/domain.ts';
import { approvalsOperatorRoutes } from './approvals/operator-routes.ts';
import { auditJobs } from './audit/jobs.ts';
import { auditOperatorRoutes } from './audit/operator-routes.ts';
import { sessionsJobs } from './sessions/jobs.ts';
import { sessionsOperatorRoutes } from './sessions/operator-routes.ts';
import { staffOperatorRoutes } from './staff/operator-routes.ts';
import { roleApproval } from './staff/roles.ts';

export const operators: Domain = {
  name: 'operators',
  routes: (app, house) => {
    auditOperatorRoutes(app, house);
    approvalsOperatorRoutes(app, house);
    sessionsOperatorRoutes(app, house);
    staffOperatorRoutes(app, house);
  },
  jobs: [...auditJobs, ...sessionsJobs],
  contributes: { approvals: [roleApproval] },
};
