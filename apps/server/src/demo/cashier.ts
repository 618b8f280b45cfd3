import { money } from '@baize/money';
import {
  type ChannelChange,
  findChannel,
  openChannel,
  requirementsOf,
  waiveTurnover,
} from '../domains/cashier/index.ts';
import { findByUsername } from '../domains/members/index.ts';
import { BRAND_CURRENCY, transfersByKeys } from '../domains/wallet/index.ts';
import type { House } from '../platform/house.ts';
import { fillDeposits, fillWithdrawals } from './cashier-history.ts';
import { fillCashierTasks } from './cashier-tasks.ts';

const basic: ChannelChange = {
  code: 'bank',
  method: 'MT',
  name: 'Bank transfer',
  gateway: null,
  least: money('10'),
  most: money('50000'),
  step: money('1'),
  fixedAmounts: [],
  feeRate: 0,
  bonusRate: 0,
  rate: 1_000_000,
  confirmations: 0,
  minutes: 15,
  account: { bank: 'Baize Demo Bank', holder: 'Baize Demo', number: '0012345678' },
  note: 'Please pay the exact amount, with its cents.',
  isOpen: true,
  sort: 1,
  version: 0,
};

const channels: ChannelChange[] = [
  basic,
  {
    ...basic,
    code: 'online',
    method: 'PG',
    name: 'Online payment',
    gateway: 'sample',
    feeRate: 10_000,
    account: {},
    note: 'Opens the page of the sample bank.',
    sort: 2,
  },
  {
    ...basic,
    code: 'quick',
    method: 'EW',
    name: 'E-wallet',
    gateway: 'sample',
    sort: 3,
    fixedAmounts: ['20', '50', '100', '500'].map(money),
    bonusRate: 5_000,
    account: {},
    note: 'Fixed amounts, with a bonus of 0.5 %.',
  },
  {
    ...basic,
    code: 'usdt-trc20',
    method: 'USDT',
    name: 'USDT (TRC20)',
    gateway: 'sample',
    confirmations: 20,
    rate: 998_000,
    sort: 4,
    note: 'Credited after 20 confirmations.',
    account: { network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  },
  {
    ...basic,
    code: 'scan',
    method: 'QR',
    name: 'Scan and pay',
    sort: 5,
    account: { holder: 'Baize Demo', qr: 'https://bank.example/pay/baize-demo' },
    note: 'Scan with the app of your bank and pay the exact amount.',
  },
  {
    ...basic,
    code: 'voucher',
    method: 'CARD',
    name: 'Voucher',
    gateway: 'sample',
    sort: 6,
    fixedAmounts: ['10', '20', '50', '100'].map(money),
    rate: 900_000,
    account: {},
    note: 'A voucher is credited with 90 % of its face value.',
  },
];

/** They send money to those below under a label that only played money may carry. */
const AGENTS = ['agenta', 'agenta2'];
const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5', 'player6'];

/** Ways to pay in. */
export async function fillChannels(house: House): Promise<void> {
  for (const channel of channels) {
    if (!(await findChannel(house.db, channel.code))) await openChannel(house, channel);
  }
}

/** A history of deposits and withdrawals in every state. */
export async function fillCashier(house: House): Promise<void> {
  await fillChannels(house);
  const players: bigint[] = [];
  for (const name of PLAYERS) players.push((await findByUsername(house.db, name))!.id);
  // A demo filled once has lived since: who owes or waits in it would be refused more history.
  const first = { memberId: players[0]!, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  if ((await transfersByKeys(house.db, first, ['demo:level'])).length > 0) return;
  await fillDeposits(house, players);
  for (const memberId of players) await letOff(house, memberId);
  for (const name of AGENTS) await letOff(house, (await findByUsername(house.db, name))!.id);
  await fillWithdrawals(house, players);
  await fillCashierTasks(house);
}

/** A visitor of the demo may withdraw at once: what was left to play is let off, on record. */
async function letOff(house: House, memberId: bigint): Promise<void> {
  for (const { id } of await requirementsOf(house.db, memberId, { isOpen: true, size: 50 })) {
    await waiveTurnover(house, { id: String(id), reason: 'Opening of the demo' });
  }
}
