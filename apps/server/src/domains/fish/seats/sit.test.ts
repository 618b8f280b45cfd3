import { fish as contract } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, playersFittings } from '../../../testing/players.ts';
import { openSocketLine, type SocketLine } from '../../../testing/socket-line.ts';

const ROOM = 'fish-reef';
let test_: TestHouse;
const lines: SocketLine[] = [];

beforeAll(async () => {
  // A house that is told of a database by name shares it with other servers.
  const env = { DATABASE_URL: 'postgres://shared.example/baize' };
  test_ = await openTestHouse(env, playersFittings({ runsSeas: false }));
  await test_.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  for (const line of lines) line.close();
  await test_.close();
});

/** Without a socket here: so does whoever has theirs on another server look from this one. */
async function sitFromElsewhere(member: number): Promise<string> {
  await openPlayer(test_.house, BigInt(member), '100');
  const path = `/wps/fish/rooms/${ROOM}/sit`;
  const { body } = await ask(test_.app, `member:${member}`, 'POST', path, {});
  return (body.value.sea as { seaId: string }).seaId;
}

async function sitFromHere(member: number): Promise<string> {
  await openPlayer(test_.house, BigInt(member), '100');
  const line = await openSocketLine(test_.app, `member:${member}`);
  lines.push(line);
  const { body } = await line.ask(contract.sit, { room: ROOM });
  const { seaId } = body.value.sea;
  const subscribed = line.next('subscribed');
  line.say(JSON.stringify({ type: 'subscribe', topic: `sea:${seaId}` }));
  await subscribed;
  return seaId;
}

test('few people meet wherever their sockets are; in a crowd those of one server sit together', async () => {
  const [first, second, third] = [
    await sitFromElsewhere(1),
    await sitFromElsewhere(2),
    await sitFromHere(3),
  ];
  expect([second, third]).toEqual([first, first]);
  const others = [];
  for (let member = 4; member <= 13; member += 1) others.push(await sitFromElsewhere(member));
  const notFull = others.at(-1)!;
  expect(new Set([first, ...others]).size).toBe(4);
  const near = await sitFromHere(14);
  expect([first, ...others]).not.toContain(near);
  expect(await sitFromHere(15)).toBe(near);
  expect(await sitFromElsewhere(16)).toBe(near);
  expect(await sitFromHere(17)).toBe(near);
  expect(await sitFromElsewhere(18)).toBe(notFull);
});
