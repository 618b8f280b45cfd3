import type { Domain } from '../../platform/domain.ts';
import type { ApprovalKind } from './approvals.ts';
import { auditHeadJob, operatorSessionsJob } from './jobs.ts';
import { operatorsRoutes } from './operator-routes.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** What takes two people: each kind is applied by the domain that asks for it. */
    approvals: ApprovalKind;
  }
}

export const operators: Domain = {
  name: 'operators',
  routes: (app, house) => operatorsRoutes(app, house, house.contributed('approvals')),
  jobs: [auditHeadJob, operatorSessionsJob],
};
