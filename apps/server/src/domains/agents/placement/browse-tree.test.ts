import { agentsContractsOperator, agentsPlacementOperator } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../testing/players.ts';
import { findMember } from '../../members/index.ts';
import { findContracts } from '../contracts/contract-rows.ts';
import { openTree, type Tree } from '../testing/tree.ts';

let tree: Tree;
beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b', other: null });
});
afterAll(() => tree.close());

const desk = (
  call: { method: 'GET' | 'POST'; path: string },
  body?: object,
  right = 'agents.edit',
) =>
  ask<{ list: { username: string; teamCount: number }[] }>(
    tree.app,
    `operator:1:${right}`,
    call.method,
    call.path,
    body,
  );
const give = (username: string, rate: number) =>
  desk(agentsContractsOperator.giveContract as never, {
    username,
    kind: 'DAILY',
    terms: { tiers: [{ validBet: 100, rate }] },
    reason: 'agreed',
  });
const live = (name: string) =>
  findContracts(tree.house.db, { receiverIds: [tree.id(name)], states: ['ACTIVE'] });

test("the company's contract stands at once, and only at the top of the tree", async () => {
  expect((await give('treea', 1)).status).toBe(200);
  expect((await give('treeb', 1)).body.errorCode).toBe('contract.not.possible');
  expect((await give('treea', 1.5)).status).toBe(200);
  expect(await live('a')).toHaveLength(1);
  const [one] = await live('a');
  const end = { method: 'POST' as const, path: `/ops/agents/contracts/${one!.id}/end` };
  expect((await desk(end, { reason: 'over' }, 'agents.read')).status).toBe(403);
  expect((await desk(end, { reason: 'over' })).status).toBe(200);
  expect(await live('a')).toEqual([]);
});

test('a move takes the whole team along, and never below itself', async () => {
  const move = agentsPlacementOperator.moveMember as never;
  const loop = { username: 'treea', upline: 'treec', reason: 'no' };
  expect((await desk(move, loop)).status).toBe(409);
  expect(
    (await desk(move, { username: 'treeb', upline: 'treeother', reason: 'asked' })).status,
  ).toBe(200);
  const [b, c] = await Promise.all(
    ['b', 'c'].map((name) => findMember(tree.house.db, tree.id(name))),
  );
  expect(b).toMatchObject({ upline_id: tree.id('other'), level: 1 });
  expect(c!.path).toBe(`${b!.path}${c!.id}/`);
  const { body } = await desk(
    agentsPlacementOperator.browseTree as never,
    undefined,
    'agents.read',
  );
  const sizes = body.value.list.map(({ username, teamCount }) => [username, teamCount]);
  expect(sizes).toEqual([
    ['treea', 1],
    ['treeother', 3],
  ]);
});
