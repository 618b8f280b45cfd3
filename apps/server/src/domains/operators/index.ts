export { operatorNames } from './accounts.ts';
export {
  type ApprovalKind,
  askApproval,
  askOneApproval,
  decideApproval,
  isWaiting,
  waitingPayloads,
} from './approvals/approvals.ts';
export { actorOf, recordAudit } from './audit/audit.ts';
export { listAudit } from './audit/audit-list.ts';
export { verifyAudit } from './audit/audit-verify.ts';
export { auditedAbout } from './audit/audited-about.ts';
export { operators } from './domain.ts';
export type { StaffLetter } from './letters.ts';
export { holdLimits, type Measure, takeRoom } from './limits.ts';
export { linksBetween } from './persons.ts';
export { type Finder, type Hit, MAX_HITS } from './search/search.ts';
export { beginningWith, numberIn } from './search/words.ts';
export { findOperator } from './sessions/session.ts';
export { openFirstAdmin, openFirstOperators } from './staff/first-operators.ts';
export { staffHolding } from './staff-contacts.ts';
export { namesByNumber, type SubjectNames } from './subjects.ts';
export { assignWork } from './work/assign.ts';
export { listWork } from './work/list-work.ts';
export type { WorkKind } from './work-kinds.ts';
