import { agentsContracts, agentsPlacement, allCalls, type Call } from '@baize/contract';
import { percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { ask } from '../../testing/players.ts';
import { giveCompanyContract } from './contracts/proposals.ts';
import { runDividends, runSalaries } from './pay/due-runs.ts';
import { openTree, type Tree } from './testing/tree.ts';

let tree: Tree;
const ids: { contractId: string; billId: string; affiUrlId: string; customerId: string } = {
  contractId: '',
  billId: '',
  affiUrlId: '',
  customerId: '',
};

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', other: null, under: 'other', playeru: 'under' });
  tree.house.clock.moveTo(new Date(Date.UTC(2031, 4, 12, 4)));
  const tiers = [{ ...none, rate: percent('1') }];
  for (const kind of ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const)
    for (const name of ['a', 'other'])
      await begin(tree.house.db, (tx) =>
        giveCompanyContract(tree.house, tx, {
          kind,
          receiverId: tree.id(name),
          terms: { tiers, period: 'DAILY', carry: 'NONE' },
        }),
      );
  const proposal = { username: 'treeunder', terms: { tiers: [{ rate: 0.5 }], period: 'DAILY' } };
  const made = await asOther<{ id: string }>(agentsContracts.proposeDividend, proposal);
  const link = await asOther<{ code: string }>(agentsPlacement.createLink, {});
  tree.house.clock.moveTo(new Date(Date.UTC(2031, 4, 13, 4)));
  await runSalaries(tree.house);
  await runDividends(tree.house);
  const bill = await tree.house.db
    .selectFrom('bills')
    .select('id')
    .where('receiver_id', '=', tree.id('other'))
    .executeTakeFirstOrThrow();
  Object.assign(ids, {
    contractId: made.id,
    billId: String(bill.id),
    affiUrlId: link.code,
    customerId: String(tree.id('under')),
  });
});
afterAll(() => tree.close());

const none = { activeMembers: 0, validBet: 0n, loss: 0n, singleBet: 0n, lossRate: 0n };

async function asOther<Value>(call: Call, body: object): Promise<Value> {
  const asked = [tree.app, tree.token('other'), call.method as 'POST', call.path] as const;
  const answer = await ask<Value>(...asked, body);
  expect(answer.body.success, answer.body.errorCode).toBe(true);
  return answer.body.value;
}

type Field = 'username' | 'contractId' | 'billId' | 'billIds' | 'affiUrlId' | 'customerId';
const named: Field[] = ['username', 'contractId', 'billId', 'billIds', 'affiUrlId', 'customerId'];

/** Whatever else a call wants to hear before it looks for the one it is about. */
const filling: Record<string, unknown> = {
  terms: { tiers: [{ rate: 0.1 }], period: 'DAILY' },
  rebates: {},
  note: 'x',
  nickname: 'Anna',
  password: 'Baize-demo-1',
  action: 'ACCEPT',
  kind: 'PLAYER',
  words: 'This is not what was agreed upon.',
};

/** Every name of every call of agents that is about someone or something, by each of its fields. */
const asked = allCalls()
  .filter(
    ({ name }) => /^agents(?!\w*Operator\.)/.test(name) && name !== 'agentsPlacement.openDownline',
  )
  .flatMap(({ name, call }) => {
    const shape = (call.input as { shape?: Record<string, unknown> }).shape ?? {};
    const doors = [{ method: call.method, path: call.path }, ...(call.also ?? [])];
    return named
      .filter((field) => field in shape)
      .flatMap((field) =>
        doors.map(({ method = call.method, path = call.path }) => ({
          name: `${name} ${method} ${path} ${field}`,
          method,
          path,
          field,
          shape,
        })),
      );
  });

function requestOf(one: (typeof asked)[number], value: string) {
  const extras = Object.entries(filling).filter(([key]) => key in one.shape);
  const fields: Record<string, unknown> = {
    ...Object.fromEntries(extras),
    [one.field]: one.field === 'billIds' ? [value] : value,
  };
  const path = one.path.replace(':report', 'downlines').replace(/:(\w+)/g, value);
  if (one.method !== 'GET') return [one.method, path, fields] as const;
  const flat = Object.entries(fields).filter(([, part]) => typeof part === 'string');
  return ['GET', `${path}?${new URLSearchParams(flat as [string, string][])}`] as const;
}

async function answer(one: (typeof asked)[number], value: string) {
  const [method, path, body] = requestOf(one, value);
  const { status, body: said } = await ask(tree.app, tree.token('a'), method, path, body);
  return { status, errorCode: said.errorCode, value: JSON.stringify(said.value ?? null) };
}

test('whoever and whatever belongs to another tree looks as if it did not exist', async () => {
  const foreign = { ...ids, billIds: ids.billId, username: 'treeunder' };
  const nobody = {
    contractId: '999999',
    billId: '999999',
    billIds: '999999',
    affiUrlId: 'ZZZZZZZZ',
    customerId: '999999',
    username: 'treenobody',
  };
  const told: string[] = [];
  for (const one of asked) {
    const [theirs, none] = [
      await answer(one, foreign[one.field]),
      await answer(one, nobody[one.field]),
    ];
    const isSame = JSON.stringify(theirs) === JSON.stringify(none);
    // A list of one's own, narrowed by a link of someone else, is empty as it is for any word.
    const isClosed = theirs.status >= 400 ? theirs.status === 404 : theirs.value.includes('[]');
    if (!isSame || !isClosed) told.push(`${one.name} ${JSON.stringify([theirs, none])}`);
  }
  expect(told).toEqual([]);
  expect(asked.length).toBeGreaterThan(40);
});
