import { randomUUID } from 'node:crypto';
import { seconds } from '@baize/calendar';
import { cardroomSeats } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayer } from '../../../testing/players.ts';
import { openSocketLine } from '../../../testing/socket-line.ts';
import { reconcile } from '../../wallet/index.ts';
import { as, type CardHouse, openCardHouse, type Shown } from '../testing/card-house.ts';

let at: CardHouse;
beforeAll(async () => {
  at = await openCardHouse();
  await at.app.listen({ port: 0, host: '127.0.0.1' });
  for (const member of [1n, 2n]) await openPlayer(at.house, member, '1000');
});
afterAll(async () => {
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

const look = async (who: string, tableId: string): Promise<Shown> =>
  (await as(at, who).get(`/tables/${tableId}`)).value;

test('a move over the socket is made once, however often and whichever way it is said', async () => {
  const people = ['member:1', 'member:2'] as const;
  const [host, guest] = people.map((who) => as(at, who));
  const { tableId, code } = (await host!.post('/stakes/holdem-low/rooms', { buyIn: 100 })).value;
  await guest!.post(`/tables/${tableId}/seat`, { code, buyIn: 100 });
  await at.pass(seconds(2));
  const tables = await Promise.all(people.map((who) => look(who, tableId)));
  const turn = tables.findIndex(({ hand }) => hand.view.options);
  const [mover, other] = [people[turn]!, people[1 - turn]!];
  const { handId, moves } = tables[turn].hand;
  const input = { tableId, handId, requestId: randomUUID(), move: { action: 'call' } };
  const line = await openSocketLine(at.app, mover);
  const early = await openSocketLine(at.app, other);

  const notTheirs = { ...input, requestId: randomUUID() };
  const refused = await early.ask(cardroomSeats.act, notTheirs);
  const { tableId: _, ...body } = notTheirs;
  expect(refused.body).toEqual(await as(at, other).post(`/tables/${tableId}/act`, body));
  expect(refused.body.success).toBe(false);

  const { tableId: __, ...said } = input;
  const [bySocket, byHttp] = await Promise.all([
    line.ask(cardroomSeats.act, input),
    as(at, mover).post(`/tables/${tableId}/act`, said),
    line.ask(cardroomSeats.act, input),
  ]);
  expect(bySocket.body).toMatchObject({ success: true, value: { tableId } });
  expect(byHttp).toMatchObject({ success: true });
  expect((await look(mover, tableId)).hand.moves).toBe(moves + 1);
  line.close();
  early.close();
});
