import { randomUUID } from 'node:crypto';
import {
  distanceOf,
  type Fish,
  type Freeze,
  isOnScreen,
  isSwimming,
  placeOf,
  seaTimeAt,
  seatPlaces,
} from '@baize/games';

/** Asks a server as a member; the answer's value. */
export type AskAs = <Value>(memberId: number, path: string, body?: object) => Promise<Value>;
type Until = <Value>(look: () => Promise<Value | undefined | false>) => Promise<Value>;

type SeenTable = {
  tableId: string;
  code: string | null;
  mine: { seat: number; betId: string | null } | null;
  hand: {
    handId: string;
    phase: string;
    moves: number;
    serverSeedHash: string;
    view: SeenHand & { options: { check: boolean } | null };
  } | null;
};

type SeenHand = { seats: { seat: number; cards: number[] | null }[] };
type PastHand = { first: SeenHand; proof: { serverSeedHash: string } };

export const cardsAt = ({ seats }: SeenHand, seat: number) =>
  seats.find((one) => one.seat === seat)!.cards;

export const findPast = (ask: AskAs, who: number, handId: string) =>
  ask<PastHand | undefined>(who, `/wps/cardroom/hands/${handId}`);

const lookAt = (ask: AskAs, who: number, tableId: string) =>
  ask<SeenTable>(who, `/wps/cardroom/tables/${tableId}`);

type Mine = { tables: { tableId: string }[] };

/** The way back: where somebody sits, as they are told when they come again. */
export const ownTables = async (ask: AskAs, who: number): Promise<Mine['tables']> =>
  (await ask<Mine>(who, '/wps/cardroom/mine')).tables;

/** Plays on at a table until the hand is over: everyone checks or calls. */
export async function callDown(ask: AskAs, people: readonly number[], table: SeenTable) {
  for (;;) {
    const tables = await Promise.all(people.map((who) => lookAt(ask, who, table.tableId)));
    if (tables[0]!.hand?.handId !== table.hand!.handId || tables[0]!.hand.phase === 'over') return;
    const turn = tables.findIndex(({ hand }) => hand?.view.options);
    if (turn >= 0) await callOnce(ask, people[turn]!, tables[turn]!);
  }
}

async function callOnce(ask: AskAs, who: number, { tableId, hand }: SeenTable): Promise<void> {
  const move = { action: hand!.view.options!.check ? 'check' : 'call' };
  const body = { requestId: randomUUID(), handId: hand!.handId, move };
  await ask(who, `/wps/cardroom/tables/${tableId}/act`, body);
}

/** A hand of hold'em between two, of which one has acted; with the eyes of each. */
export async function dealHand(ask: AskAs, until: Until, people: readonly [number, number]) {
  const [first, second] = people;
  const brings = () => ({ requestId: randomUUID(), buyIn: 50 });
  const room = await ask<SeenTable>(first, '/wps/cardroom/stakes/holdem-low/rooms', brings());
  const { tableId, code } = room;
  await ask(second, `/wps/cardroom/tables/${tableId}/seat`, { ...brings(), code });
  const dealt = await until(async () => {
    const table = await lookAt(ask, first, tableId);
    return table.hand?.phase === 'playing' && table;
  });
  const whose = dealt.hand!.view.options ? first : second;
  await callOnce(ask, whose, await lookAt(ask, whose, tableId));
  return Promise.all(people.map((who) => lookAt(ask, who, tableId)));
}

type Sea = { seaId: string; now: number; openedAt: number; freezes: Freeze[]; fish: Fish[] };
type Sat = { visit: { visitId: string; seat: number }; sea: Sea; balance: number };
type Loaded = { magazine: { magazineId: string } };
type Result = { outcome: string; caught: { pay: number }[] };
type Shot = { now: number; refused: object[]; results: Result[] };

export const sitDown = (ask: AskAs, who: number) =>
  ask<Sat>(who, '/wps/fish/rooms/fish-reef/sit', {});

/** Three bullets of ten are fired and paid: two fly, decided by nothing yet, and one has hit. */
export async function fireNet(ask: AskAs, until: Until, who: number) {
  const { visit, sea, balance } = await sitDown(ask, who);
  const { visitId, seat } = visit;
  const shoot = (said: object) => ask<Shot>(who, `/wps/fish/visits/${visitId}/shoot`, said);
  const body = { requestId: randomUUID(), cost: 1, bullets: 10 };
  const { magazine } = await ask<Loaded>(who, `/wps/fish/visits/${visitId}/load`, body);
  const { magazineId } = magazine;
  // A word that a busy machine hears too late fires nothing, and is said anew; what was fired stays so.
  await until(async () => {
    const { now } = await shoot({});
    const shots = [1, 2, 3].map((n) => {
      return { magazineId, n, at: now - n * 150, angle: 0, weapon: 'net' };
    });
    return (await shoot({ shots })).refused.length === 0;
  });
  // A bullet that is not there yet flies on, so the nearest fish is tried until it was reached.
  const { caught } = await until(async () => {
    const there = nearestFish(await ask<Sea>(who, `/wps/fish/seas/${sea.seaId}`), seat);
    if (!there) return undefined;
    const [result] = (await shoot({ hits: [{ magazineId, n: 3, ...there }] })).results;
    return result!.outcome !== 'flies' && result;
  });
  const won = caught.reduce((sum, { pay }) => sum + pay, 0);
  return { visitId, after: balance - body.cost + won, betId: magazineId };
}

function nearestFish({ now, openedAt, freezes, fish }: Sea, seat: number) {
  const seaMs = seaTimeAt(openedAt, freezes, now);
  const [nearest] = fish
    .filter((one) => isSwimming(one, seaMs) && isOnScreen(placeOf(one, seaMs)))
    .map(({ id, ...one }) => ({ id, ...placeOf({ id, ...one }, seaMs) }))
    .sort((a, b) => distanceOf(a, seatPlaces[seat]!) - distanceOf(b, seatPlaces[seat]!));
  return nearest && { at: now, x: nearest.x, y: nearest.y, fish: [nearest.id] };
}
