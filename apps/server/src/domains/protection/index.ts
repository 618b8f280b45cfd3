import './exclusions/events.ts';
import './tables.ts';

export { protection } from './domain.ts';
export { assertNotBarred, barredAmong, excludedEver } from './exclusions/exclusions.ts';
export { underAgeApproval } from './identity-check/under-age.ts';
export { protectedPlay } from './limits/bet-guard.ts';
export { assertMayDeposit, whyNoDeposit } from './limits/deposit-guard.ts';
export { followProtection } from './settings.ts';
export { openSources, type Sources } from './sources.ts';
