import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { openPlay, type Play } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { knownVisits } from '../magazines/known-visits.ts';
import { closeDue } from '../magazines/magazines.ts';

let test_: TestHouse;
let play: Play;

beforeAll(async () => {
  test_ = await openPlayersHouse({ runsSeas: false });
  play = openPlay(test_.house);
  for (const member of [1n, 2n, 3n]) await openPlayer(test_.house, member, '100');
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

const now = () => test_.house.clock.now().getTime();
const pass = (ms: number) => test_.house.clock.moveTo(new Date(now() + ms));

async function sit(who: string): Promise<string> {
  const path = '/wps/fish/rooms/fish-reef/sit';
  const { body } = await ask<{ visit: { visitId: string } }>(test_.app, who, 'POST', path, {});
  return body.value.visit.visitId;
}

async function load(who: string, visitId: string, bullets: number): Promise<string> {
  const path = `/wps/fish/visits/${visitId}/load`;
  const asked = { requestId: randomUUID(), cost: 0.1, bullets };
  const { body } = await ask<{ magazine: { magazineId: string } }>(
    test_.app,
    who,
    'POST',
    path,
    asked,
  );
  return body.value.magazine.magazineId;
}

async function say(who: string, visitId: string, input: object): Promise<string[]> {
  const path = `/wps/fish/visits/${visitId}/shoot`;
  const { body } = await ask<{ closed: { magazineId: string }[] }>(
    test_.app,
    who,
    'POST',
    path,
    input,
  );
  return body.value.closed.map(({ magazineId }) => magazineId);
}

const shot = (magazineId: string, n: number) => ({
  magazineId,
  n,
  at: now(),
  angle: 0,
  weapon: 'bolt',
});

test('of somebody who goes on shooting a magazine is closed with their next word, and of others when it is due', async () => {
  const visitId = await sit('member:1');
  const first = await load('member:1', visitId, 1);
  await say('member:1', visitId, { shots: [shot(first, 1)] });
  pass(9_500);
  const second = await load('member:1', visitId, 2);
  await say('member:1', visitId, { shots: [shot(second, 1)] });
  pass(700);
  expect(await closeDue(play)).toBe(0);
  let closed = await say('member:1', visitId, { shots: [shot(second, 2)], open: [first] });
  while (closed.length === 0) closed = await say('member:1', visitId, { open: [first] });
  expect(closed).toEqual([first]);
  pass(10_100);
  expect(await closeDue(play)).toBe(1);
});

test('whoever shoots does not wait for the payments of others', async () => {
  const [paid, free] = [await sit('member:2'), await sit('member:3')];
  const shots = {
    paid: [shot(await load('member:2', paid, 1), 1)],
    free: [shot(await load('member:3', free, 1), 1)],
  };
  const answered: string[] = [];
  const known = knownVisits(test_.house);
  const payment = { visitId: BigInt(paid) };
  known.hold([payment]);
  const waiting = say('member:2', paid, { shots: shots.paid }).then(() => answered.push('paid'));
  await say('member:3', free, { shots: shots.free }).then(() => answered.push('free'));
  known.letGo(payment);
  await waiting;
  expect(answered).toEqual(['free', 'paid']);
});
