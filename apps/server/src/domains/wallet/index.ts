import './tables.ts';

export { archivableTransfers } from './archive/archivable-transfers.ts';
export { BRAND_CURRENCY, type Currency, playCurrency } from './currencies.ts';
export { wallet } from './domain.ts';
export {
  accountsOf,
  balanceOf,
  cashOfMany,
  closeForPlay,
  lockCash,
  lockCashOfAll,
  openAccount,
  openAccounts,
  openHouseAccount,
  useSeed,
  watchAllCash,
  watchCash,
} from './ledger/accounts.ts';
export { type Adjusted, adjustedCash } from './ledger/adjusted.ts';
export {
  type AccountName,
  type Books,
  countersOf,
  enterAll,
  type FindCounter,
  type MemberPurpose,
  nameOf,
  openBooks,
  type Transfer,
} from './ledger/books.ts';
export { type DailyFlow, dailyFlows } from './ledger/daily-flows.ts';
export { houseFlows, sumOf } from './ledger/house-flows.ts';
export { moveRows, post, postTogether } from './ledger/ledger.ts';
export {
  findAccountIds,
  findHouseIds,
  lockAccountsById,
  type Statement,
  selectCash,
  watchAccounts,
} from './ledger/ledger-statements.ts';
export { paidToMembers } from './ledger/paid-on.ts';
export { type PostedTransfer, transfersByKeys } from './ledger/posted.ts';
export {
  type Entered,
  type Joined,
  joinWithBooks,
  type Write,
  writeBooks,
  writeHouseMove,
} from './ledger/write-books.ts';
export { movementWords, type Reason, reasons } from './reasons.ts';
export { keepReconciliation, proveBets, reconcile } from './reconciliation/reconciliation.ts';
export { type Answered, answerTogether } from './requests/answer-together.ts';
export {
  assignSeeds,
  countRefusals,
  findBetsOfTransfers,
  findKeys,
  type KnownKey,
  keepRefusals,
  REFUSALS_PER_MINUTE,
} from './requests/request-statements.ts';
export { answerOnce, fingerprint, isKnownRequest } from './requests/requests.ts';
export { type RemarksOf, rowsNamed } from './statements/remarks.ts';
export { showStatement } from './statements/statement.ts';
export { movedWithVendors } from './vendor-wallets/moved-with-vendors.ts';
export {
  type TransferVendor,
  transferVendorsOf,
  type VendorOrder,
  type VendorStatus,
} from './vendor-wallets/vendor-port.ts';
export { MAIN, recallWallets, transferWallet } from './vendor-wallets/vendor-wallet.ts';
