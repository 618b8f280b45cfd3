import './exclusions/events.ts';
import './tables.ts';

export { protection } from './domain.ts';
export {
  assertNotExcluded,
  excludedAmong,
  excludeMember,
  refusalOfExclusion,
  selfExcludedEver,
  takeTimeOut,
} from './exclusions/exclusions.ts';
export { samePersonAs } from './exclusions/person-keys.ts';
export { askIdentity } from './identity-check/identity-check.ts';
export { assertMayDeposit, whyNoDeposit } from './limits/deposit-guard.ts';
export { setLimit } from './limits/limits.ts';
export { setRealityCheck } from './limits/reality-check.ts';
export { findHarm } from './markers/harm-markers.ts';
