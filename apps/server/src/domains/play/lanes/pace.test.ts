import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { savePage, storedPage } from '../../system/index.ts';

let test_: TestHouse;
let member = 0n;
let now = Date.UTC(2026, 4, 4, 12);

beforeAll(async () => {
  test_ = await openPlayersHouse();
  // Stands still between two moves: a busy machine is slow, and only the rule is to be seen.
  test_.house.clock.now = () => new Date(now);
  await setProfile('strict');
});
afterAll(() => test_.close());
beforeEach(async () => {
  member += 1n;
  await openPlayer(test_.house, member, '1000');
  await verify(member);
  pass(60_000);
});

/** A strict market wants to know who plays. */
async function verify(memberId: bigint): Promise<void> {
  await sql`insert into protection_members (member_id, identity_state)
    values (${memberId}, 'verified')`.execute(test_.house.db);
}

async function setProfile(marketProfile: 'strict' | 'standard'): Promise<void> {
  const { version, content } = storedPage(test_.house, 'brand');
  const change = { version, content: { ...content, marketProfile } };
  await savePage(test_.house, { operatorId: 0n }, 'brand', change);
}

function pass(ms: number): void {
  now += ms;
}

async function bet(gameCode: string, choice: object = {}): Promise<number | string> {
  const order = { requestId: randomUUID(), gameCode, stake: 1, choice };
  const { status, body } = await ask(test_.app, `member:${member}`, 'POST', '/wps/game/bet', order);
  return body.errorCode ?? status;
}

const spin = () => bet('lines25');
const roll = () => bet('dice', { target: 50, side: 'under' });
const dig = () => bet('mines', { mines: 3 });

test('in a strict market a slot is started every 2.5 seconds at most', async () => {
  expect(await spin()).toBe(200);
  pass(2_499);
  expect(await spin()).toBe('play.too.fast');
  pass(1);
  expect(await spin()).toBe(200);
});

test('in a strict market every other game lasts five seconds, whichever comes next', async () => {
  expect(await roll()).toBe(200);
  pass(3_000);
  expect([await roll(), await spin(), await dig()]).toEqual(Array(3).fill('play.too.fast'));
  pass(2_500);
  expect(await dig()).toBe(200);
  pass(3_000);
  expect(await roll()).toBe('play.too.fast');
});

test('in a strict market bets sent together are one game', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, spin));
  expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
});

test('elsewhere nobody waits', async () => {
  await setProfile('standard');
  expect([await roll(), await roll(), await spin()]).toEqual([200, 200, 200]);
});
