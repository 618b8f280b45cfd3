import { operatorsApprovals, operatorsAudit, operatorsStaff } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { listOperators } from './accounts.ts';
import { type ApprovalKind, decideApproval, withdrawApproval } from './approvals.ts';
import { listApprovals, showApproval } from './approvals-list.ts';
import { listAudit } from './audit-list.ts';
import { auditRefusals } from './audit-refusals.ts';
import { shipLastHead } from './jobs.ts';
import { roleApproval, setRoles } from './roles.ts';
import { operatorSessionRoutes } from './routes.ts';
import { createOperator, resetPassword, resetTotp, setDisabled } from './staff.ts';

/** Takes what other domains want a second person for: each kind is applied by its own domain. */
export function operatorsRoutes(
  app: FastifyInstance,
  house: House,
  approvalKinds: readonly ApprovalKind[],
): void {
  auditRefusals(app, house);
  shipLastHead(app, house);
  operatorSessionRoutes(app, house);
  staffRoutes(app, house);
  approvalRoutes(app, house, [roleApproval, ...approvalKinds]);
  serve(app, operatorsAudit.listAudit, (wanted) => listAudit(house, wanted));
}

function staffRoutes(app: FastifyInstance, house: House): void {
  serve(app, operatorsStaff.listOperators, ({ page, pageSize }) =>
    listOperators(house, page, pageSize),
  );
  serve(app, operatorsStaff.createOperator, (wanted, caller) =>
    createOperator(house, caller, wanted),
  );
  serve(app, operatorsStaff.setRoles, (change, caller) => setRoles(house, caller, change));
  serve(app, operatorsStaff.setDisabled, ({ id, isDisabled }, caller) =>
    setDisabled(house, caller, id, isDisabled),
  );
  serve(app, operatorsStaff.resetPassword, ({ id, password }, caller) =>
    resetPassword(house, caller, id, password),
  );
  serve(app, operatorsStaff.resetTotp, ({ id }, caller) => resetTotp(house, caller, id));
}

function approvalRoutes(app: FastifyInstance, house: House, kinds: readonly ApprovalKind[]): void {
  serve(app, operatorsApprovals.listApprovals, (wanted, caller) =>
    listApprovals(house, kinds, caller, wanted),
  );
  serve(app, operatorsApprovals.decideApproval, async (ruling, caller) => {
    await decideApproval(house, kinds, caller, ruling);
    return showApproval(house, kinds, caller, ruling.id);
  });
  serve(app, operatorsApprovals.withdrawApproval, async ({ id }, caller) => {
    await withdrawApproval(house, caller, id);
    return showApproval(house, kinds, caller, id);
  });
}
