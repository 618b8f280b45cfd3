export {
  type ApprovalKind,
  type Asking,
  askApproval,
  askOneApproval,
  type Decision,
  decideApproval,
  isWaiting,
} from './approvals.ts';
export { namesOf as operatorNames } from './approvals-list.ts';
export { type AuditEntry, actorOf, recordAudit } from './audit.ts';
export { shipHead } from './audit-head.ts';
export { listAudit } from './audit-list.ts';
export { type AuditVerdict, verifyAudit } from './audit-verify.ts';
export { operators } from './domain.ts';
export { type FirstOperator, openDesk, openFirstAdmin } from './first-operators.ts';
export { findOperator } from './session.ts';
