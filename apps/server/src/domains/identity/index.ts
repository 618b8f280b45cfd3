import './events.ts';

export { solveCaptcha } from './captcha.ts';
export { isCoinAddress, isNetwork } from './coin-addresses.ts';
export { askWithdrawalCode, codeChannelOf } from './contact-code.ts';
export { changeEmail, changeMobile } from './contacts.ts';
export { keepPassword } from './credentials.ts';
export { CAPTCHA_COOKIE } from './device.ts';
export { identity } from './domain.ts';
export { type EndReason, endSessions, tellEnded } from './end-sessions.ts';
export { type OpenedFor, openAccountFor } from './open-account.ts';
export { setPassword } from './password.ts';
export { askPaymentPassword } from './payment-password.ts';
export { addPayoutAccount, listPayoutAccounts, openPayoutAccounts } from './payout-accounts.ts';
export { findCaller } from './session.ts';
export { isSignedIn } from './signed-in.ts';
export { askAgain, askWithdrawalFactor } from './step-up.ts';
