import type { Domain } from '../../platform/domain.ts';
import { operatorNames } from './accounts.ts';
import { approvalWork } from './approvals/approval-work.ts';
import { approvalsOperatorRoutes } from './approvals/operator-routes.ts';
import { auditJobs } from './audit/jobs.ts';
import { auditOperatorRoutes } from './audit/operator-routes.ts';
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
  },
  jobs: [...auditJobs, ...sessionsJobs, ...workJobs],
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
    work: [approvalWork],
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
