import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { FindCaller } from '../platform/edge.ts';
import { endSockets, topicOfMember } from '../platform/realtime/publish.ts';
import { type BareHouse, openBareHouse } from '../testing/bare-house.ts';
import { patience } from '../testing/patience.ts';

const callers: FindCaller[] = [
  async (_house, token) => {
    const id = BigInt(/^member-(\d+)$/.exec(token)?.[1] ?? 0);
    if (id > 0n) return { kind: 'member', memberId: id, sessionId: id };
    if (token === 'operator-5') {
      return { kind: 'operator', operatorId: 5n, sessionId: 5n, rights: ['members.read'] };
    }
    return undefined;
  },
];

let test1: BareHouse & { serveUrl: string };
let address: string;
const sockets: WebSocket[] = [];
beforeEach(async () => {
  test1 = await openBareHouse({ callers });
  address = await listen(test1);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await test1.close();
});

async function listen({ app }: BareHouse): Promise<string> {
  const http = await app.listen({ port: 0, host: '127.0.0.1' });
  return `${http.replace('http', 'ws')}/ws`;
}

type Said = Record<string, unknown> & { type?: string; topic?: string; id: number };

async function connect(hello: object | null = {}, at = address, options = {}) {
  const socket = new WebSocket(at, options);
  sockets.push(socket);
  const said: Said[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => said.push(JSON.parse(String(data))));
  socket.on('close', (code) => {
    closed = code;
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  const next = async (matches: (message: Said) => boolean) => {
    await expect.poll(() => said.find(matches), { interval: 5 }).toBeTruthy();
    return said.find(matches)!;
  };
  const hear = (topic: string, count: number) =>
    expect
      .poll(() => said.filter((one) => !one.type && one.topic === topic).length, { interval: 5 })
      .toBe(count);
  const subscribe = async (topic: string) => {
    say({ type: 'subscribe', topic });
    return next((one) => one.topic === topic && one.type !== undefined);
  };
  const isClosed = (code: number) => expect.poll(() => closed, { interval: 5 }).toBe(code);
  if (hello) say({ type: 'hello', language: 'EN', ...hello });
  return { socket, said, say, next, hear, subscribe, isClosed };
}

test('a visitor hears a public topic, in order, with rising numbers', async () => {
  const guest = await connect();
  expect(await guest.next(({ type }) => type === 'welcome')).toMatchObject({ kind: 'visitor' });
  expect(await guest.subscribe('winners')).toMatchObject({ type: 'subscribed' });
  for (const n of [1, 2, 3]) test1.house.realtime.publish('winners', { n, id: 'not yours' });
  await guest.hear('winners', 3);
  const heard = guest.said.filter(({ topic, type }) => topic === 'winners' && !type);
  expect(heard.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(heard[1]!.id).toBe(heard[0]!.id + 1);
  expect(heard[2]!.id).toBe(heard[1]!.id + 1);
  expect(heard[0]!.at).toEqual(expect.any(Number));
});

test('what is fleeting is heard in order, resumed for a moment, and written nowhere', async () => {
  const { realtime, pool } = test1.house;
  realtime.addTopics({ pattern: /^sea:\d+$/, admits: () => true, isFleeting: true });
  const guest = await connect();
  realtime.publish('sea:1', { n: 0 });
  expect(await guest.subscribe('sea:1')).toMatchObject({ type: 'subscribed', id: 0 });
  for (const n of [1, 2, 3]) realtime.publish('sea:1', { n });
  await guest.hear('sea:1', 3);
  const [first, second] = guest.said.filter(({ topic, type }) => topic === 'sea:1' && !type);
  expect(first).toMatchObject({ n: 1 });
  expect(second!.id).toBe(first!.id + 1);
  const back = await connect();
  back.say({ type: 'resume', topic: 'sea:1', after: first!.id });
  await back.hear('sea:1', 2);
  test1.house.clock.moveTo(new Date(test1.house.clock.now().getTime() + 20_000));
  realtime.publish('sea:1', { n: 4 });
  const late = await connect();
  late.say({ type: 'resume', topic: 'sea:1', after: first!.id });
  expect(await late.next(({ topic }) => topic === 'sea:1')).toMatchObject({ type: 'reset' });
  const { rows } = await pool.query(`select 1 from realtime_topics where topic = 'sea:1'`);
  expect(rows).toEqual([]);
});

test('what is fleeting reaches those on other servers, is written nowhere, and starts anew there', async () => {
  const env = { DATABASE_URL: test1.serveUrl };
  const [one, two] = [
    await openBareHouse({ env, serveUrl: test1.serveUrl, callers }),
    await openBareHouse({ env, serveUrl: test1.serveUrl, callers }),
  ];
  for (const { house } of [one, two]) {
    house.realtime.addTopics({ pattern: /^sea:\d+$/, admits: () => true, isFleeting: true });
  }
  const places = [await listen(one), await listen(two)];
  const guests = [await connect({}, places[0]), await connect({}, places[1])];
  // Both servers hear each other from the first word that has come over.
  for (const guest of guests) await guest.subscribe('winners');
  one.house.realtime.publish('winners', { n: 0 });
  two.house.realtime.publish('winners', { n: 0 });
  for (const guest of guests) await guest.hear('winners', 2);
  for (const guest of guests) await guest.subscribe('sea:1');
  for (let n = 0; n < 6; n++) (n % 2 ? one : two).house.realtime.publish('sea:1', { n });
  for (const guest of guests) await guest.hear('sea:1', 6);
  const [first] = guests.map(({ said }) =>
    said.filter(({ topic, type }) => topic === 'sea:1' && !type),
  );
  expect(first!.every(({ id }, i) => id === first![0]!.id + i)).toBe(true);
  const back = await connect({}, places[1]);
  back.say({ type: 'resume', topic: 'sea:1', after: first![2]!.id });
  expect(await back.next(({ topic }) => topic === 'sea:1')).toMatchObject({ type: 'reset' });
  const { rows } = await test1.house.pool.query(
    `select 1 from realtime_topics where topic = 'sea:1'`,
  );
  expect(rows).toEqual([]);
  await one.close();
  await two.close();
});

test('a topic is refused to everyone it is not open to, and so is every unknown one', async () => {
  const visitor = await connect();
  const member = await connect({ token: 'member-7' });
  const operator = await connect({ token: 'operator-5' });
  const refused: [typeof visitor, string][] = [
    [visitor, 'me'],
    [visitor, 'chat:me'],
    [visitor, 'chat:room'],
    [visitor, 'ops:members'],
    [visitor, 'me:7'],
    [member, 'me:8'],
    [member, 'ops:members'],
    [member, 'nothing'],
    [operator, 'ops:ledger'],
    [operator, 'me'],
  ];
  for (const [guest, topic] of refused) {
    expect(await guest.subscribe(topic)).toMatchObject({
      type: 'refused',
      errorCode: 'not.allowed',
    });
  }
  expect(await member.subscribe('me')).toMatchObject({ type: 'subscribed' });
  expect(await operator.subscribe('ops:members')).toMatchObject({ type: 'subscribed' });
});

test('a member hears what is for them, under the name me, and nothing of others', async () => {
  const seven = await connect({ token: 'Bearer member-7' });
  const eight = await connect({ token: 'member-8' });
  await seven.subscribe('me');
  await eight.subscribe('me');
  test1.house.realtime.publish(topicOfMember(7n), { balance: 5 });
  await seven.hear('me', 1);
  expect(seven.said.at(-1)).toMatchObject({ topic: 'me', balance: 5 });
  await eight.hear('me', 0);
});

test('a domain may open a topic of its own', async () => {
  test1.house.realtime.addTopics({
    pattern: /^draw:\d+$/,
    admits: ({ kind }) => kind === 'member',
  });
  const visitor = await connect();
  const member = await connect({ token: 'member-7' });
  expect(await visitor.subscribe('draw:1')).toMatchObject({ type: 'refused' });
  expect(await member.subscribe('draw:1')).toMatchObject({ type: 'subscribed' });
});

test('whoever resumes hears what was missed, once, also on another server', async () => {
  const env = { DATABASE_URL: test1.serveUrl };
  const other = await openBareHouse({ env, serveUrl: test1.serveUrl, callers });
  const { realtime } = test1.house;
  const guest = await connect();
  await guest.subscribe('winners');
  realtime.publish('winners', { n: 1 });
  await guest.hear('winners', 1);
  const after = guest.said.at(-1)!.id;
  guest.socket.close();
  for (const n of [2, 3]) realtime.publish('winners', { n });
  await realtime.close();
  for (const place of [address, await listen(other)]) {
    const again = await connect({}, place);
    again.say({ type: 'resume', topic: 'winners', after });
    await again.hear('winners', 2);
    expect(again.said.filter(({ n }) => n).map(({ n }) => n)).toEqual([2, 3]);
  }
  await other.close();
});

test('whoever was away for more than five minutes is told to start anew', async () => {
  const { house } = test1;
  const guest = await connect();
  const { id } = await guest.subscribe('winners');
  house.realtime.publish('winners', { n: 1 });
  await guest.hear('winners', 1);
  const after = guest.said.at(-1)!.id;
  house.realtime.publish('winners', { n: 2 });
  await guest.hear('winners', 2);
  house.clock.moveTo(new Date(house.clock.now().getTime() + 301_000));
  const late = await connect();
  late.say({ type: 'resume', topic: 'winners', after });
  expect(await late.next(({ topic }) => topic === 'winners')).toMatchObject({ type: 'reset' });
  const current = await connect();
  current.say({ type: 'resume', topic: 'winners', after: after + 1 });
  expect(await current.next(({ topic }) => topic === 'winners')).toMatchObject({
    type: 'subscribed',
  });
  expect(id).toBe(0);
});

test('servers that share a database tell each other, in one order', async () => {
  const env = { DATABASE_URL: test1.serveUrl };
  const [one, two] = [
    await openBareHouse({ env, serveUrl: test1.serveUrl, callers }),
    await openBareHouse({ env, serveUrl: test1.serveUrl, callers }),
  ];
  const guests = [await connect({}, await listen(one)), await connect({}, await listen(two))];
  for (const guest of guests) await guest.subscribe('jackpots');
  for (let n = 0; n < 40; n++) {
    (n % 2 ? one : two).house.realtime.publish('jackpots', { n, fill: 'x'.repeat(n * 300) });
  }
  for (const guest of guests) await guest.hear('jackpots', 40);
  const [first, second] = guests.map(({ said }) => said.filter(({ type }) => !type));
  expect(first!.map(({ id }) => id)).toEqual(second!.map(({ id }) => id));
  expect(first!.map(({ n }) => n)).toEqual(second!.map(({ n }) => n));
  expect(first!.every(({ id }, i) => id === first![0]!.id + i)).toBe(true);
  await one.close();
  await two.close();
});

test('an ended session closes its sockets within a second, and no others', async () => {
  const mine = await connect({ token: 'member-5' });
  const tab = await connect({ token: 'member-5' });
  const operator = await connect({ token: 'operator-5' });
  for (const guest of [mine, tab, operator]) await guest.next(({ type }) => type === 'welcome');
  const before = performance.now();
  endSockets(test1.house, { sessionId: 5n });
  await mine.isClosed(4401);
  await tab.isClosed(4401);
  expect(performance.now() - before).toBeLessThan(patience(1_000));
  expect(operator.socket.readyState).toBe(WebSocket.OPEN);
});

test('a dead token is told so and closed', async () => {
  const guest = await connect({ token: 'stale' });
  await guest.next(({ errorCode }) => errorCode === 'user.token.expired');
  await guest.isClosed(4401);
});

test('nothing is said before hello, and nothing too long, too fast or too much', async () => {
  const rude = await connect(null);
  rude.say({ type: 'subscribe', topic: 'winners' });
  await rude.isClosed(4400);
  const long = await connect();
  long.say({ type: 'subscribe', topic: 'x'.repeat(5_000) });
  await long.isClosed(1009);
  const fast = await connect();
  for (let n = 0; n < 40; n++) fast.say({ type: 'unsubscribe', topic: 'winners' });
  await fast.isClosed(4429);
});

test('a socket hears fifty topics and not one more', async () => {
  const guest = await connect();
  for (let n = 0; n < 51; n++) {
    // Each answer shows that the server has counted its call; then its budget fills again.
    if (n === 25) await new Promise((resolve) => setTimeout(resolve, 1_100));
    await guest.subscribe(`game:g${n}`);
  }
  const refused = await guest.next(({ type }) => type === 'refused');
  expect(refused).toMatchObject({ topic: 'game:g50', errorCode: 'too.much.request' });
});

test('a name nobody ever spoke under is forgotten as soon as nobody listens', async () => {
  const guest = await connect();
  for (const topic of ['game:a', 'game:b', 'winners']) await guest.subscribe(topic);
  test1.house.realtime.publish('winners', { n: 1 });
  await guest.hear('winners', 1);
  expect(test1.house.realtime.isHeard('game:a')).toBe(true);
  guest.say({ type: 'unsubscribe', topic: 'game:a' });
  await guest.next(({ type }) => type === 'unsubscribed');
  guest.socket.close();
  await expect.poll(() => test1.house.realtime.isHeard('game:b')).toBe(false);
  expect(test1.house.realtime.isHeard('game:a')).toBe(false);
  expect(test1.house.realtime.isHeard('winners')).toBe(true);
});

test('a page of another site cannot open a socket', async () => {
  const foreign = connect({}, address, { origin: 'https://elsewhere.example' });
  await expect(foreign).rejects.toThrow('403');
  await connect({}, address, { origin: address.replace('ws', 'http').replace('/ws', '') });
});

test('a server that closes tells its sockets when to come back', async () => {
  const other = await openBareHouse({ callers });
  const guest = await connect({}, await listen(other));
  await guest.next(({ type }) => type === 'welcome');
  await other.close();
  await guest.isClosed(1012);
  const { reconnectInMs } = await guest.next(({ type }) => type === 'restart');
  expect(reconnectInMs).toBeLessThan(4_000);
});
