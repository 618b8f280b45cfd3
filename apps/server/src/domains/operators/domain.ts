import './events.ts';
import type { Domain } from '../../platform/domain.ts';
import { operatorNames } from './accounts.ts';
import { approvalWork } from './approvals/approval-work.ts';
import { approvalsOperatorRoutes } from './approvals/operator-routes.ts';
import { auditJobs } from './audit/jobs.ts';
import { auditOperatorRoutes } from './audit/operator-routes.ts';
import { emergencyJobs } from './emergencies/jobs.ts';
import { emergencyOperatorRoutes } from './emergencies/operator-routes.ts';
import { reviewWork } from './emergencies/review-work.ts';
import { readOwnRoles } from './own-roles.ts';
import { searchOperatorRoutes } from './search/operator-routes.ts';
import { sessionsJobs } from './sessions/jobs.ts';
import { sessionsOperatorRoutes } from './sessions/operator-routes.ts';
import { rulesApproval } from './staff/access-rules.ts';
import { composedRoleApproval } from './staff/compose-roles.ts';
import { staffOperatorRoutes } from './staff/operator-routes.ts';
import { limitsApproval } from './staff/personal-limits.ts';
import { emailApproval, resetApproval } from './staff/resets.ts';
import { roleApproval } from './staff/roles.ts';
import { createApproval, reopenApproval } from './staff/staff.ts';
import { namesByNumber } from './subjects.ts';
import { workJobs } from './work/jobs.ts';
import { workOperatorRoutes } from './work/operator-routes.ts';

export const operators: Domain = {
  name: 'operators',
  routes: (app, house) => {
    auditOperatorRoutes(app, house);
    approvalsOperatorRoutes(app, house);
    sessionsOperatorRoutes(app, house);
    staffOperatorRoutes(app, house);
    searchOperatorRoutes(app, house);
    workOperatorRoutes(app, house);
    emergencyOperatorRoutes(app, house);
  },
  jobs: [...auditJobs, ...sessionsJobs, ...workJobs, ...emergencyJobs],
  contributes: {
    approvals: [
      roleApproval,
      createApproval,
      reopenApproval,
      resetApproval,
      emailApproval,
      rulesApproval,
      composedRoleApproval,
      limitsApproval,
    ],
    work: [approvalWork, reviewWork],
    subjectNames: [
      { of: 'operator', names: namesByNumber(operatorNames) },
      {
        of: 'role',
        names: async ({ db }) =>
          new Map((await readOwnRoles(db)).map(({ code, name }) => [code, name])),
      },
    ],
  },
};
