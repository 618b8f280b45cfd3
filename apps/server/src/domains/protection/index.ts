import './events.ts';
import './tables.ts';

export { assertNotBarred, barredAmong, excludedEver } from './bars.ts';
export { protectedPlay } from './bet-guard.ts';
export { assertMayDeposit, whyNoDeposit } from './deposit-guard.ts';
export { protectionOperatorRoutes } from './operator-routes.ts';
export { protectionRoutes } from './routes.ts';
export { followProtection } from './settings.ts';
export type { Sources } from './sources.ts';
export { underAgeApproval } from './under-age.ts';
