import { randomUUID } from 'node:crypto';
import type { Right } from '@baize/contract';
import { type Money, money } from '@baize/money';
import type { FastifyInstance } from 'fastify';
import type { Fittings } from '../app.ts';
import { openAccounts, post } from '../domains/wallet/index.ts';
import { begin } from '../platform/database.ts';
import type { FindCaller } from '../platform/edge.ts';
import type { House } from '../platform/house.ts';
import { openTestHouse, type TestHouse } from './house.ts';

/**
 * The token `member:7` is member 7, `trial:8` a trial member, `operator:1` one who may read the
 * ledger, `operator:1:play.edit` one who may do that too.
 */
const namedCaller: FindCaller = async (_house, token) => {
  const [kind, id, ...more] = token.split(':');
  if (kind === 'operator') {
    const rights: Right[] = ['ledger.read', ...(more as Right[])];
    return { kind, sessionId: 1n, operatorId: BigInt(id!), rights };
  }
  if (kind !== 'member' && kind !== 'trial' && kind !== 'agent') return undefined;
  return { kind, sessionId: BigInt(id!), memberId: BigInt(id!) };
};

/** A house whose callers are named by their token, and where limits are out of the way. */
export function openPlayersHouse(fittings: Fittings = {}): Promise<TestHouse> {
  return openTestHouse({}, playersFittings(fittings));
}

export function playersFittings(fittings: Fittings = {}): Fittings {
  const unlimited = { take: async () => 0, close: () => undefined };
  const isSignedIn = async () => true;
  return { callers: [namedCaller], buckets: unlimited, isSignedIn, ...fittings };
}

/** Opens a member's accounts, with money of the bank's in the cash. */
export async function openPlayer(
  house: House,
  memberId: bigint,
  balance: string,
  kind: 'member' | 'trial' = 'member',
): Promise<void> {
  const at = house.clock.now();
  await begin(house.db, async (tx) => {
    await openAccounts(tx, memberId, { kind, at });
    if (kind === 'trial' || money(balance) === 0n) return;
    const cash = { memberId, purpose: 'cash', currency: 'USD' } as const;
    const paid = { counter: 'bank', reason: 'DEPOSIT', key: '#opening' } as const;
    await post(tx, [{ ...cash, ...paid, amount: money(balance) }], at);
  });
}

export type Answer<Value> = {
  status: number;
  body: { success: boolean; value: Value; errorCode?: string; message: string };
  headers: Record<string, unknown>;
};

/** Makes a call as somebody; an order is sent again while the house is too busy to take it. */
export async function ask<Value = Record<string, unknown>>(
  app: FastifyInstance,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Value>> {
  const send = () =>
    app.inject({
      method,
      url,
      headers: { authorization: token, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  let answer = await send();
  while (method !== 'GET' && isBusy(answer)) answer = await send();
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** A house that has too much to do asks to come again, as clients do: the same request has one effect. */
const isBusy = ({ statusCode, body }: { statusCode: number; body: string }): boolean =>
  statusCode === 503 && body.includes('network.timeout');

export type DiceAnswer = {
  betId: string;
  stake: number;
  payout: number;
  balance: number;
  state: string;
  steps: { roll: number; win: boolean }[];
  fairness: { serverSeedHash: string; clientSeed: string; nonce: number };
};

export function rollDice(
  app: FastifyInstance,
  token: string,
  bet: { requestId?: string; stake?: number | string; target?: number; side?: string } = {},
): Promise<Answer<DiceAnswer>> {
  const { requestId = randomUUID(), stake = 1, target = 49.5, side = 'under' } = bet;
  const choice = { target, side };
  return ask(app, token, 'POST', '/wps/game/bet', { requestId, gameCode: 'dice', stake, choice });
}

export async function cashOf(house: House, memberId: bigint, currency = 'USD'): Promise<Money> {
  const row = await house.db
    .selectFrom('accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'cash')
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.balance ?? 0n;
}
