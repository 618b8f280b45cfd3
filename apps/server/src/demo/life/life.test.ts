import { createHmac, hash } from 'node:crypto';
import { minutes, seconds } from '@baize/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type CardHouse, openCardHouse } from '../../domains/cardroom/testing/card-house.ts';
import { openPlay, type Play } from '../../domains/play/index.ts';
import { reconcile } from '../../domains/wallet/index.ts';
import { ask, openPlayer } from '../../testing/players.ts';
import type { Guest } from '../crowd/people.ts';
import { openCardLife } from './card-life.ts';
import { openFishLife } from './fish-life.ts';
import { fillRounds } from './past-rounds.ts';
import { openTableLife } from './table-life.ts';

const GUESTS = 16;
const STRANGER = 40;

let at: CardHouse;
let play: Play;
const heard = new Set<string>();
const findThem = async (): Promise<Guest[]> =>
  Array.from({ length: GUESTS }, (_, n) => ({
    id: BigInt(n + 1),
    username: `guest${n + 1}`,
    joinedDaysAgo: 9,
    playsOn: 1,
    stake: 5,
    withdraws: false,
  }));

beforeAll(async () => {
  at = await openCardHouse();
  at.house.realtime.isHeard = (topic) => heard.has(topic);
  play = openPlay(at.house);
  for (let id = 1n; id <= BigInt(GUESTS); id += 1n) await openPlayer(at.house, id, '2000');
  await openPlayer(at.house, BigInt(STRANGER), '2000');
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

type Lobby = { games: { game: string; stakes: { stakeId: string; players: number }[] }[] };

async function playersByGame(): Promise<Record<string, number>> {
  const { value } = (await as(at, '').get('/lobby')) as { value: Lobby };
  return Object.fromEntries(
    value.games.map(({ game, stakes }) => [
      game,
      stakes.reduce((sum, { players }) => sum + players, 0),
    ]),
  );
}

test('guests of the demo play every card game while somebody looks, a stranger sits down with them, and they get up afterwards', async () => {
  const life = openCardLife(play, findThem);
  expect(await life.isWanted()).toBe(false);
  heard.add('cards:lobby');
  expect(await life.isWanted()).toBe(true);
  await life.step();
  const there = await playersByGame();
  expect(Object.values(there).every((players) => players > 0)).toBe(true);

  const stranger = as(at, `member:${STRANGER}`);
  const joined = (await stranger.post('/stakes/holdem-low/seat', {})).value;
  const people = joined.players.filter(({ isBot }: { isBot: boolean }) => !isBot);
  expect(people.length).toBeGreaterThanOrEqual(3);

  const played = async () => (await stranger.get('/hands')).value.list as { handId: string }[];
  for (let steps = 0; steps < 120 && (await played()).length === 0; steps += 1) {
    await at.pass(seconds(2));
    await life.step();
  }
  const [first] = await played();
  const { moves } = (await stranger.get(`/hands/${first!.handId}`)).value;
  // The stranger slept; guests are people of the demo, and bots are bots.
  expect(new Set(moves.map(({ by }: { by: string }) => by))).toContain('player');
  const [chess] = (await stranger.get('/stakes/xiangqi-micro/tables')).value.tables;
  const { hand } = (await stranger.get(`/tables/${chess.tableId}`)).value;
  expect(hand.moves).toBeGreaterThanOrEqual(2);

  await stranger.post(`/tables/${joined.tableId}/leave`, {});
  heard.clear();
  for (let steps = 0; steps < 400 && (await life.isWanted()); steps += 1) {
    await at.pass(minutes(1));
    await life.step();
  }
  expect(Object.values(await playersByGame()).every((players) => players === 0)).toBe(true);
});

test('guests of the demo shoot in every fish room while somebody looks, beside whoever comes, and get up afterwards', async () => {
  at.house.clock.reset();
  heard.add('system');
  const life = openFishLife(play, findThem);
  await life.step();
  type Rooms = { rooms: { room: string; players: number }[] };
  const rooms = async () =>
    (await ask<Rooms>(at.app, '', 'GET', '/wps/fish/rooms')).body.value.rooms;
  expect((await rooms()).map(({ players }) => players)).toEqual([2, 2, 2, 2]);

  const me = `member:${STRANGER}`;
  type Sat = { visit: { visitId: string; seaId: string }; sea: { seats: { name: unknown }[] } };
  const { visit, sea } = (await ask<Sat>(at.app, me, 'POST', '/wps/fish/rooms/fish-reef/sit', {}))
    .body.value;
  expect(sea.seats.filter(({ name }) => name).length).toBe(3);
  heard.add(`sea:${visit.seaId}`);
  const hits = () =>
    at.house.db
      .selectFrom('fish_bundles')
      .select('bullets')
      .execute()
      .then((rows) => rows.flatMap(({ bullets }) => bullets).filter(hasHit).length);
  for (let steps = 0; steps < 200 && (await hits()) < 5; steps += 1) {
    at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + 350));
    await life.step();
  }
  expect(await hits()).toBeGreaterThanOrEqual(5);

  await ask(at.app, me, 'POST', `/wps/fish/visits/${visit.visitId}/leave`, {});
  heard.clear();
  at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + minutes(2)));
  await life.step();
  expect(life.isWanted()).toBe(false);
  expect((await rooms()).map(({ players }) => players)).toEqual([0, 0, 0, 0]);
  await life.close();
});

test('guests of the demo bet at a table that somebody looks at', async () => {
  at.house.clock.reset();
  type Shown = {
    round: { closesAt: number; phase: string } | null;
    chips: { players: number };
  };
  const table = 'dragon-tiger-bamboo';
  const look = async () =>
    (await ask<Shown>(at.app, '', 'GET', `/wps/live/tables/${table}`)).body.value;
  heard.add(`table:${table}`);
  const life = openTableLife(play, findThem);
  // A step that takes longer than the round leaves time is taken again.
  const playersAfterStep = async () => {
    const { round } = await look();
    if (round?.phase === 'betting') at.house.clock.moveTo(new Date(round.closesAt - seconds(2)));
    await life.step();
    return (await look()).chips.players;
  };
  await expect.poll(playersAfterStep).toBeGreaterThanOrEqual(5);
  life.close();
});

test('tables, fights and flights that nobody came to yet have a past of committed rounds, and wait at blackjack', async () => {
  at.house.clock.reset();
  await fillRounds(at.house);
  const look = <Value>(path: string) =>
    ask<Value>(at.app, '', 'GET', path).then(({ body }) => body.value);
  type Tiles = { tables: { tableId: string; game: string; marks: string[] }[] };
  const { tables } = await look<Tiles>('/wps/live/tables?category=');
  const played = tables.filter(({ game }) => game !== 'blackjack');
  expect(tables.length).toBeGreaterThan(played.length);
  // One of them may have been looked at by another test before.
  expect(played.filter(({ marks }) => marks.length < 40).length).toBeLessThanOrEqual(1);

  type Past = {
    list: {
      mark: string;
      proof: { salt: string; link: number; previousHash: string; hash: string };
    }[];
  };
  const { list } = await look<Past>('/wps/live/tables/roulette-harbour/rounds?size=20');
  for (const { mark, proof } of list) {
    expect(hash('sha256', proof.hash)).toBe(proof.previousHash);
    const [a, b, c, d] = createHmac('sha256', proof.hash)
      .update(`${proof.salt}:${proof.link}:0`)
      .digest();
    const float = a! / 256 + b! / 256 ** 2 + c! / 256 ** 3 + d! / 256 ** 4;
    expect(mark).toBe(String(Math.floor(float * 37)));
  }
  type Flown = { past: { multiplier: number; hash: string }[] };
  const { past } = await look<Flown>('/wps/game/crash');
  expect(past).toHaveLength(30);
  expect(
    past.every(
      ({ hash: link }, place) => place === 0 || hash('sha256', past[place - 1]!.hash) === link,
    ),
  ).toBe(true);
  // Filling again leaves what is there.
  await fillRounds(at.house);
  expect(await look('/wps/live/tables/roulette-harbour/rounds?size=20')).toEqual({ list });
});

const FIRED_WORDS = 6;
const hasHit = (bullet: unknown) => Array.isArray(bullet) && bullet.length > FIRED_WORDS;
