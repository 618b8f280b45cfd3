import { wallet as contract, type Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { House } from '../../platform/house.ts';
import { accountsOf, type HeldAccount } from './accounts.ts';
import { type Currency, currencies } from './currencies.ts';

type Shown = Output<typeof contract.balance.value>;

const VENDOR = 'vendor:';

/** Everything a member holds of one currency; what is under way is said apart from what can be spent. */
export async function showBalance(
  house: House,
  player: { memberId: bigint; currency: Currency },
  { mainOnly }: { mainOnly: boolean },
): Promise<Shown> {
  const all = await accountsOf(house.db, player.memberId);
  const held = all.filter(({ currency }) => currency === player.currency);
  const of = (purpose: string) =>
    held.find((account) => account.purpose === purpose)?.balance ?? 0n;
  const vendors = mainOnly ? [] : held.filter(({ purpose }) => purpose.startsWith(VENDOR));
  const main = of('cash');
  const { symbol, position } = currencies[player.currency];
  return {
    sumBalance: main + sum(vendors),
    mainWalletBalance: main,
    frozenBalance: of('payouts'),
    openStakes: of('stakes'),
    inTransit: of('transit'),
    balance: [mainWallet(main), ...vendors.map(vendorWallet)],
    currency: player.currency,
    currencySymbol: symbol,
    currencyPosition: position,
  };
}

function mainWallet(balance: Money): Shown['balance'][number] {
  return {
    accountTypeId: contract.MAIN_WALLET_TYPE,
    accountName: 'SAFE_BOX',
    displayName: 'Main wallet',
    availBalance: balance,
    status: 'OK',
  };
}

// Vendor wallets are numbered after the types that older clients know.
const FIRST_VENDOR_TYPE = 100;

function vendorWallet({ purpose, balance }: HeldAccount, n: number): Shown['balance'][number] {
  const vendor = purpose.slice(VENDOR.length);
  return {
    accountTypeId: FIRST_VENDOR_TYPE + n,
    accountName: vendor,
    displayName: vendor,
    availBalance: balance,
    status: 'OK',
  };
}

function sum(accounts: readonly HeldAccount[]): Money {
  return accounts.reduce((total, { balance }) => total + balance, 0n);
}
