import { agentsPlacement, agentsRebates } from '@baize/contract';
import { percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { ask } from '../../../testing/players.ts';
import { findByUsername, findInvitation, rebatesOf, setRebates } from '../../members/index.ts';
import { openTree, type Tree } from '../testing/tree.ts';

let tree: Tree;
beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b', playerp: 'b', other: null, others: 'other' });
  await give('a', '0.8');
  await give('b', '0.7');
});
afterAll(() => tree.close());

const give = (name: string, rate: string) =>
  begin(tree.house.db, (tx) => setRebates(tx, tree.id(name), { RNG: percent(rate) }));
type Path = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string };
const as = <Value = Record<string, unknown>>(
  name: string,
  { method, path }: Path,
  body?: object,
) =>
  method === 'GET'
    ? ask<Value>(
        tree.app,
        tree.token(name),
        method,
        `${path}?${new URLSearchParams(body as never)}`,
      )
    : ask<Value>(tree.app, tree.token(name), method, path, body);

test('an account opened for someone gets a one-time password, shown once', async () => {
  const order = { username: 'opened1', kind: 'AGENT', rebates: { RNG: 0.6 } };
  const { body } = await as('b', agentsPlacement.openDownline, order);
  expect(body.value).toMatchObject({ mustChangePassword: true, sentTo: null, kind: 'AGENT' });
  expect(body.value.password).toMatch(/^\w{14}$/);
  const member = await findByUsername(tree.house.db, 'opened1');
  expect(member).toMatchObject({ upline_id: tree.id('b'), type: 1 });
  expect(await rebatesOf(tree.house.db, member!.id)).toEqual({ RNG: percent('0.6') });
  const taken = await as('b', agentsPlacement.openDownline, order);
  expect(taken.body.errorCode).toBe('exists.username.err');
});

test('an account without a name is refused by the code that clients know', async () => {
  for (const username of ['', '  ']) {
    const { status, body } = await as('b', agentsPlacement.openDownline, { username });
    expect([status, body.errorCode]).toEqual([422, 'empty.username']);
  }
});

test('nobody gives more rebate than they have, and lowers none below a downline', async () => {
  const above = { username: 'opened2', rebates: { RNG: 0.8 } };
  expect((await as('b', agentsPlacement.openDownline, above)).body.errorCode).toBe(
    'rebate.above.own',
  );
  const step = { username: 'treec', rebates: { RNG: 0.65 } };
  expect((await as('b', agentsRebates.updateDownlineRebates, step)).status).toBe(422);
  expect(
    (await as('b', agentsRebates.updateDownlineRebates, { ...step, rebates: { RNG: 0.7 } })).status,
  ).toBe(200);
  const lower = { username: 'treeb', rebates: { RNG: 0.3 } };
  expect((await as('a', agentsRebates.updateDownlineRebates, lower)).body.errorCode).toBe(
    'rebate.below.downline',
  );
});

test('example-L1: a link gives the lower of its own rate and what its owner has by then', async () => {
  const { body } = await as<{ code: string }>('c', agentsPlacement.createLink, {
    rebates: { RNG: 0.7 },
    maxUses: 1,
  });
  await give('c', '0.6');
  const invitation = await findInvitation(tree.house, tree.house.db, body.value.code);
  expect(invitation?.rebates).toEqual({ RNG: percent('0.6') });
  const listed = await as<{ list: { code: string; status: string }[] }>('c', agentsPlacement.links);
  expect(listed.body.value.list).toMatchObject([{ code: body.value.code, status: 'ACTIVE' }]);
  await as('c', agentsPlacement.changeLink, { affiUrlId: body.value.code, isDisabled: true });
  expect(await findInvitation(tree.house, tree.house.db, body.value.code)).toBeUndefined();
});

test("another agent's link and people look as if they did not exist", async () => {
  const { body } = await as<{ code: string }>('c', agentsPlacement.createLink, {});
  for (const name of ['other', 'b']) {
    expect(
      (await as(name, agentsPlacement.deleteLink, { affiUrlId: body.value.code })).status,
    ).toBe(404);
  }
  for (const username of ['treeothers', 'nobody9', 'treea']) {
    expect((await as('b', agentsRebates.downlineRebates, { username })).status).toBe(404);
  }
  // Seen from above, but not direct: read, and not changed.
  expect((await as('a', agentsRebates.downlineRebates, { username: 'treec' })).status).toBe(200);
  const input = { username: 'treec', rebates: { RNG: 0.1 } };
  expect((await as('a', agentsRebates.updateDownlineRebates, input)).status).toBe(404);
  expect((await as('a', agentsPlacement.promoteDownline, { username: 'treeplayerp' })).status).toBe(
    404,
  );
  expect((await as('b', agentsPlacement.promoteDownline, { username: 'treeplayerp' })).status).toBe(
    200,
  );
  expect((await as('b', agentsPlacement.promoteDownline, { username: 'treeplayerp' })).status).toBe(
    409,
  );
});
