import './events.ts';

export { CAPTCHA_COOKIE } from './device.ts';
export { identity } from './domain.ts';
export { originOf } from './origin.ts';
export { isCoinAddress, isNetwork } from './payouts/coin-addresses.ts';
export {
  addPayoutAccount,
  listPayoutAccounts,
  openPayoutAccounts,
} from './payouts/payout-accounts.ts';
export { checkBot } from './proofs/bot-check.ts';
export { solveCaptcha } from './proofs/captcha.ts';
export { askWithdrawalCode, codeChannelOf } from './proofs/contact-code.ts';
export { keepPassword } from './proofs/credentials.ts';
export { askPaymentPassword } from './proofs/payment-password.ts';
export { renewFirstPassword } from './recovery/renew-first-password.ts';
export { openAccountFor, openAndHandOver } from './registration/open-account.ts';
export { sharingAddress } from './security/ties.ts';
export { openEntry } from './sessions/entries.ts';
export { findCaller } from './sessions/session.ts';
export { welcome } from './sessions/sign-in.ts';
export { isSignedIn } from './sessions/signed-in.ts';
export { askWithdrawalFactor } from './sessions/step-up.ts';
export { findViewer } from './sessions/views.ts';
