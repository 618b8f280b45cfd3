import { isCardNumber } from '../../../platform/card-numbers.ts';
import { isCoinAddress } from './coin-addresses.ts';

type Bank = {
  bankCode: string;
  bankName: string;
  cardType: 'BC' | 'EW' | 'VW';
  /** The chains that carry a coin. */
  networks?: string[];
};

/** Where the shipped brand pays out to; the cashier's channel editor will decide this per brand. */
export const banks: readonly Bank[] = [
  { bankCode: 'BDO', bankName: 'BDO Unibank', cardType: 'BC' },
  { bankCode: 'BPI', bankName: 'Bank of the Philippine Islands', cardType: 'BC' },
  { bankCode: 'MBTC', bankName: 'Metrobank', cardType: 'BC' },
  { bankCode: 'VCB', bankName: 'Vietcombank', cardType: 'BC' },
  { bankCode: 'TCB', bankName: 'Techcombank', cardType: 'BC' },
  { bankCode: 'KBANK', bankName: 'Kasikornbank', cardType: 'BC' },
  { bankCode: 'SCB', bankName: 'Siam Commercial Bank', cardType: 'BC' },
  { bankCode: 'BCA', bankName: 'Bank Central Asia', cardType: 'BC' },
  { bankCode: 'GCASH', bankName: 'GCash', cardType: 'EW' },
  { bankCode: 'MAYA', bankName: 'Maya', cardType: 'EW' },
  { bankCode: 'MOMO', bankName: 'MoMo', cardType: 'EW' },
  { bankCode: 'TRUEMONEY', bankName: 'TrueMoney', cardType: 'EW' },
  { bankCode: 'USDT', bankName: 'Tether USDT', cardType: 'VW', networks: ['TRC20', 'ERC20'] },
  { bankCode: 'BTC', bankName: 'Bitcoin', cardType: 'VW', networks: ['BTC'] },
];

export function bankNamed(kind: Bank['cardType'], code: string): Bank | undefined {
  return banks.find(({ bankCode, cardType }) => cardType === kind && bankCode === code);
}

// Shorter ones are account numbers far more often than cards.
const SHORTEST_CARD = 15;

/** Bank accounts are digits, wallets are phone numbers or names, coins have addresses of their own. */
export function isAccountNumber(
  { cardType: kind, networks = [] }: Bank,
  account: string,
  network: string | undefined,
): boolean {
  if (kind === 'VW') return networks.includes(network ?? '') && isCoinAddress(network, account);
  if (kind === 'EW') return /^[\w.+@-]{6,60}$/.test(account);
  // Payment card numbers are never taken: money is paid to bank accounts.
  return /^\d{6,20}$/.test(account) && !(account.length >= SHORTEST_CARD && isCardNumber(account));
}
