import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { DEMO_PASSWORD, fillDesk } from '../demo/desk.ts';
import { type ChannelChange, depositByCashier, saveChannel } from '../domains/cashier/index.ts';
import { type Answer, openPeople, type People } from './people.ts';

export type CashierTest = People & {
  tokens: Record<string, string>;
  ops(who: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<Answer>;
  fund(memberId: bigint, amount: string): Promise<void>;
};

export const bank: ChannelChange = {
  ...{ code: 'bank', method: 'MT', name: 'Bank transfer', gateway: null },
  ...{ least: money('10'), most: money('5000'), step: money('1'), fixedAmounts: [] },
  ...{ feeRate: 0, bonusRate: 0, rate: 1_000_000, confirmations: 0, minutes: 15 },
  ...{ account: { bank: 'First Bank', holder: 'Baize', number: '12345678' } },
  ...{ note: '', isOpen: true, sort: 1, version: 0 },
};

/** A house with members, operators and two ways to pay in. */
export async function openCashierTest(): Promise<CashierTest> {
  const people = await openPeople();
  await fillDesk(people.house);
  const house = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;
  await saveChannel(people.house, house, bank);
  const online = { code: 'online', method: 'PG', name: 'Online', gateway: 'sample' };
  await saveChannel(people.house, house, { ...bank, ...online, feeRate: 10_000, sort: 2 });
  const tokens: Record<string, string> = {};
  for (const username of ['admin', 'finance', 'finance2', 'risk', 'support']) {
    const body = { username, password: DEMO_PASSWORD };
    tokens[username] = (await people.ask('POST', '/ops/session/login', { body })).value.token;
  }
  return {
    ...people,
    tokens,
    ops: (who, method, url, body) =>
      people.ask(method, url, { token: tokens[who], ...(body && { body }) }),
    fund: (memberId, amount) =>
      depositByCashier(people.house, { memberId, amount: money(amount), key: randomUUID() }),
  };
}
