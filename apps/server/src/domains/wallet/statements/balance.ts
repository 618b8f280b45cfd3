import { wallet as contract, type Language, type Output } from '@baize/contract';
import { type Money, moneyNumber } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Currency, playCurrency, signOf } from '../currencies.ts';
import { accountsTogether } from '../ledger/account-reads.ts';
import type { HeldAccount } from '../ledger/accounts.ts';
import { nameOf, type TransferVendor } from '../vendor-wallets/vendor-port.ts';

type Shown = Output<typeof contract.balance.value>;

const VENDOR = 'vendor:';

/** Everything a member holds of one currency; what is under way is said apart from what can be spent. */
export async function showBalance(
  house: House,
  player: { memberId: bigint; currency: Currency },
  { mainOnly, walletsNow = () => [] }: { mainOnly: boolean; walletsNow?: WalletsNow },
): Promise<Shown> {
  const all = await accountsTogether(house, player.memberId);
  const held = all.filter(({ currency }) => currency === player.currency);
  const of = (purpose: string) =>
    held.find((account) => account.purpose === purpose)?.balance ?? 0n;
  const vendors = mainOnly ? [] : held.filter(({ purpose }) => purpose.startsWith(VENDOR));
  const main = of('cash');
  // Few members hold anything with a vendor, and only then it matters which there are.
  const wallets = vendors.length > 0 ? walletsNow() : [];
  const { symbol, position } = signOf(player.currency);
  return {
    sumBalance: main + sum(vendors),
    mainWalletBalance: main,
    frozenBalance: of('payouts'),
    openStakes: of('stakes'),
    inTransit: of('transit'),
    balance: [mainWallet(main), ...vendors.map((account) => vendorWallet(account, wallets))],
    currency: player.currency,
    currencySymbol: symbol,
    currencyPosition: position,
  };
}

/** As the contract writes it, which looks at every field of every answer. */
export function writeBalance(shown: Shown): string {
  return JSON.stringify({
    sumBalance: moneyNumber(shown.sumBalance),
    mainWalletBalance: moneyNumber(shown.mainWalletBalance),
    frozenBalance: moneyNumber(shown.frozenBalance),
    openStakes: moneyNumber(shown.openStakes),
    inTransit: moneyNumber(shown.inTransit),
    balance: shown.balance.map((wallet) => ({
      accountTypeId: wallet.accountTypeId,
      accountName: wallet.accountName,
      displayName: wallet.displayName,
      availBalance: moneyNumber(wallet.availBalance),
      status: wallet.status,
    })),
    currency: shown.currency,
    currencySymbol: shown.currencySymbol,
    currencyPosition: shown.currencyPosition,
  });
}

function mainWallet(balance: Money): Shown['balance'][number] {
  return { ...MAIN_WALLET, availBalance: balance, status: 'OK' };
}

/** One whose vendor is gone is still shown: by its code, and with a number of nobody. */
function vendorWallet(
  { purpose, balance }: HeldAccount,
  wallets: readonly WalletType[],
): Shown['balance'][number] {
  const accountName = purpose.slice(VENDOR.length);
  const known = wallets.find((wallet) => wallet.accountName === accountName);
  const unknown = { accountTypeId: 0, accountName, displayName: accountName };
  return { ...(known ?? unknown), availBalance: balance, status: known ? 'OK' : 'CLOSED' };
}

export type WalletType = Pick<
  Shown['balance'][number],
  'accountTypeId' | 'accountName' | 'displayName'
>;

type WalletsNow = () => readonly WalletType[];

const MAIN_WALLET: WalletType = {
  accountTypeId: contract.MAIN_WALLET_TYPE,
  accountName: 'SAFE_BOX',
  displayName: 'Main wallet',
};
// Vendor wallets are numbered after the types that older clients know.
const FIRST_VENDOR_TYPE = 100;

/** Every wallet a member can have, by number, code and name. */
export function walletTypes(vendors: readonly TransferVendor[], language: Language): WalletType[] {
  const byCode = vendors.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return [
    MAIN_WALLET,
    ...byCode.map((vendor, n) => ({
      accountTypeId: FIRST_VENDOR_TYPE + n,
      accountName: vendor.code,
      displayName: nameOf(vendor, language),
    })),
  ];
}

function sum(accounts: readonly HeldAccount[]): Money {
  return accounts.reduce((total, { balance }) => total + balance, 0n);
}

/** Whose money a caller may look at, and in which currency they play. */
export function holderOf({ kind, memberId }: Caller) {
  if (kind !== 'trial' && kind !== 'member' && kind !== 'agent') refuse('NOT_ALLOWED');
  return { memberId, currency: playCurrency(kind) };
}
