import { randomUUID } from 'node:crypto';

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

type Loaded = { magazine: { magazineId: string }; balance: number };
type Shot = { now: number; refused: object[]; balance: number };

/** Three bullets of ten fly: paid, and decided by nothing yet. */
export async function fireNet(ask: AskAs, who: number) {
  const sat = await ask<{ visit: { visitId: string }; sea: { now: number }; balance: number }>(
    who,
    '/wps/fish/rooms/fish-reef/sit',
    {},
  );
  const { visitId } = sat.visit;
  const body = { requestId: randomUUID(), cost: 1, bullets: 10 };
  const { magazine } = await ask<Loaded>(who, `/wps/fish/visits/${visitId}/load`, body);
  const { now } = await ask<Shot>(who, `/wps/fish/visits/${visitId}/shoot`, {
    shots: [],
    hits: [],
  });
  const shots = [1, 2, 3].map((n) => ({
    magazineId: magazine.magazineId,
    n,
    at: now - n * 150,
    angle: 0,
    weapon: 'net',
  }));
  const shot = await ask<Shot>(who, `/wps/fish/visits/${visitId}/shoot`, { shots, hits: [] });
  return { before: sat.balance, betId: magazine.magazineId, refused: shot.refused };
}
