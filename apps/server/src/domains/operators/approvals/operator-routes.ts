import { operatorsApprovals as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { type ApprovalKind, decideApproval, withdrawApproval } from './approvals.ts';
import { listApprovals, showApproval } from './approvals-list.ts';

declare module '../../../platform/domain.ts' {
  interface Contributions {
    /** What takes two people: each kind is applied by the domain that asks for it. */
    approvals: ApprovalKind;
  }
}

export function approvalsOperatorRoutes(app: FastifyInstance, house: House): void {
  const kinds = house.contributed('approvals');
  serve(app, contract.listApprovals, (wanted, caller) =>
    listApprovals(house, kinds, caller, wanted),
  );
  serve(app, contract.decideApproval, async (ruling, caller) => {
    await decideApproval(house, kinds, caller, ruling);
    return showApproval(house, kinds, caller, ruling.id);
  });
  serve(app, contract.withdrawApproval, async ({ id }, caller) => {
    await withdrawApproval(house, caller, id);
    return showApproval(house, kinds, caller, id);
  });
}
