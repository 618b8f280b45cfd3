import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { DEMO_PASSWORD, fillOperators } from '../demo/operators.ts';
import {
  type ChannelChange,
  depositByCashier,
  openChannel,
  requirementsOf,
  waiveTurnover,
} from '../domains/cashier/index.ts';
import { addPayoutAccount, openAccountFor } from '../domains/identity/index.ts';
import { findMember, MEMBER } from '../domains/members/index.ts';
import type { House } from '../platform/house.ts';
import { type Answer, newName, openPeople, PASSWORD, type People } from './people.ts';

export type CashierTest = People & {
  tokens: Record<string, string>;
  ops(who: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<Answer>;
  fund(memberId: bigint, amount: string): Promise<void>;
  /** Money that has been played for. */
  give(memberId: bigint, amount: string): Promise<void>;
  /** Signs the operators in again: sessions end while the clock is moved. */
  enterDesk(): Promise<void>;
  /** A member with a payment password and a payout account. */
  payee(more?: { type?: number; uplineId?: bigint; account?: string }): Promise<Payee>;
};

export type Payee = { id: bigint; username: string; token: string; bankCardId: string };
export const PAYMENT_PASSWORD = '246810';

export const bank: ChannelChange = {
  code: 'bank',
  method: 'MT',
  name: 'Bank transfer',
  gateway: null,
  least: money('10'),
  most: money('5000'),
  step: money('1'),
  fixedAmounts: [],
  feeRate: 0,
  bonusRate: 0,
  rate: 1_000_000,
  confirmations: 0,
  minutes: 15,
  account: { bank: 'First Bank', holder: 'Baize', number: '12345678' },
  note: '',
  isOpen: true,
  sort: 1,
  version: 0,
};

/** A house with members, operators and two ways to pay in. */
export async function openCashierTest(env: NodeJS.ProcessEnv = {}): Promise<CashierTest> {
  const people = await openPeople(env);
  await fillOperators(people.house);
  await openChannel(people.house, bank);
  const online = { code: 'online', method: 'PG', name: 'Online', gateway: 'sample' };
  await openChannel(people.house, { ...bank, ...online, feeRate: 10_000, sort: 2 });
  const tokens: Record<string, string> = {};
  const enterDesk = async () => {
    for (const username of ['admin', 'finance', 'finance2', 'risk', 'support']) {
      const body = { username, password: DEMO_PASSWORD };
      tokens[username] = (await people.ask('POST', '/ops/session/login', { body })).value.token;
    }
  };
  await enterDesk();
  return {
    ...people,
    tokens,
    enterDesk,
    give: (memberId, amount) => givePlayed(people.house, memberId, amount),
    payee: (more) => openPayee(people, more),
    ops: (who, method, url, body) =>
      people.ask(method, url, { token: tokens[who], ...(body && { body }) }),
    fund: (memberId, amount) =>
      depositByCashier(people.house, { memberId, amount: money(amount), key: randomUUID() }),
  };
}

async function givePlayed(house: House, memberId: bigint, amount: string): Promise<void> {
  await depositByCashier(house, { memberId, amount: money(amount), key: randomUUID() });
  for (const open of await requirementsOf(house.db, memberId, { isOpen: true, size: 9 })) {
    await waiveTurnover(house, { id: String(open.id), reason: 'test' });
  }
}

async function openPayee(
  people: People,
  { type = MEMBER, uplineId, account }: { type?: number; uplineId?: bigint; account?: string } = {},
): Promise<Payee> {
  const username = newName();
  const upline = uplineId ? (await findMember(people.house.db, uplineId))! : null;
  const opening = { username, type, upline, rebates: {}, password: PASSWORD };
  const member = await openAccountFor(people.house, {
    ...opening,
    paymentPassword: PAYMENT_PASSWORD,
  });
  const { bankCardId } = await addPayoutAccount(people.house, member, {
    cardType: 'BC',
    bankCode: 'BDO',
    account: account ?? String(10_000_000n + member.id),
    holder: 'Ann Lee',
  });
  const { token } = (await people.logIn(username)).value;
  return { id: member.id, username, token, bankCardId };
}
