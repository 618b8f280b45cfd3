import './tables.ts';

export {
  accountsOf,
  balanceOf,
  closeForPlay,
  type HeldAccount,
  lockCash,
  lockCashOfAll,
  openAccount,
  openAccounts,
  openHouseAccount,
  useSeed,
  watchAllCash,
  watchCash,
} from './accounts.ts';
export {
  type AccountName,
  type Books,
  countersOf,
  enterAll,
  type FindCounter,
  type HousePurpose,
  type MemberPurpose,
  nameOf,
  type OpenAccount,
  openBooks,
  type Transfer,
} from './books.ts';
export { BRAND_CURRENCY, type Currency, currencies, playCurrency } from './currencies.ts';
export { type DailyFlow, dailyFlows } from './daily-flows.ts';
export { wallet } from './domain.ts';
export { houseFlows, sumOf } from './house-flows.ts';
export {
  type HouseMove,
  type Move,
  moveRows,
  type PostAnswer,
  post,
  postTogether,
} from './ledger.ts';
export {
  findAccountIds,
  findHouseIds,
  lockAccountsById,
  type Statement,
  watchAccounts,
} from './ledger-statements.ts';
export { type PostedTransfer, transfersByKeys } from './posted.ts';
export { type CodeType, type Reason, reasons } from './reasons.ts';
export type { Fault, Proof } from './reconcile.ts';
export { keepReconciliation, reconcile } from './reconciliation.ts';
export {
  assignSeeds,
  countRefusals,
  findKeys,
  type KnownKey,
  keepRefusals,
  REFUSALS_PER_MINUTE,
} from './request-statements.ts';
export {
  type AskedRequest,
  answerOnce,
  fingerprint,
  isKnownRequest,
  requestKey,
} from './requests.ts';
export { showStatement } from './statement.ts';
export {
  type TransferVendor,
  transferVendorsOf,
  type VendorOrder,
  type VendorStatus,
} from './vendor-port.ts';
export { MAIN, recallWallets, transferWallet } from './vendor-wallet.ts';
export { joinWithBooks, type Write, writeBooks, writeHouseMove } from './write-books.ts';
