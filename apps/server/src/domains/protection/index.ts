import './exclusions/events.ts';
import './tables.ts';

export { protection } from './domain.ts';
export { assertNotExcluded, excludedAmong, selfExcludedEver } from './exclusions/exclusions.ts';
export { assertMayDeposit, whyNoDeposit } from './limits/deposit-guard.ts';
