import './events.ts';

export { changeEmail, changeMobile } from './contacts.ts';
export { keepPassword } from './credentials.ts';
export { type EndReason, endSessions, tellEnded } from './end-sessions.ts';
export { identityJobs } from './jobs.ts';
export { warnOwners } from './letters.ts';
export { type OpenedFor, openAccountFor } from './open-account.ts';
export { identityOperatorRoutes } from './operator-routes.ts';
export { lettersTo, send } from './outbox.ts';
export { setPassword } from './password.ts';
export { askPaymentPassword } from './payment-password.ts';
export { factorApproval } from './reset.ts';
export { identityRoutes } from './routes.ts';
export { securityRoutes } from './security-routes.ts';
export { findCaller } from './session.ts';
export { followEndings } from './session-memory.ts';
export { askAgain } from './step-up.ts';
export { identityTestDoors } from './test-doors.ts';
