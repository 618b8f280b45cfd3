import { seconds } from '@baize/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayer } from '../../../testing/players.ts';
import { openPlay } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { as, type CardHouse, openCardHouse, type Shown } from '../testing/card-house.ts';
import { changeTable, quietRoom } from './change-table.ts';
import { stateOf } from './hand-state.ts';
import { makeMove } from './moves.ts';

let at: CardHouse;

beforeAll(async () => {
  at = await openCardHouse();
  for (const who of [1n, 2n]) await openPlayer(at.house, who, '500');
});

afterAll(async () => {
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

const member = (id: number) => as(at, `member:${id}`);

test('a hand that is paid when the next is due already has its place in the history', async () => {
  const { tableId, code } = (await member(1).post('/stakes/holdem-low/rooms', { buyIn: 100 }))
    .value;
  await member(2).post(`/tables/${tableId}/seat`, { code, buyIn: 100 });
  await at.pass(seconds(2));
  const look = async (): Promise<Shown> => (await member(1).get(`/tables/${tableId}`)).value;
  const { handId, clocks } = (await look()).hand;

  // It ends while no server moves money: a busy one, or one that was killed just then.
  const play = openPlay(at.house);
  await changeTable(quietRoom(play), BigInt(tableId), async (table, tx) => {
    await stateOf(at.house, tx, table);
    const fold = { seat: clocks[0].seat, move: { action: 'fold' }, by: 'player' } as const;
    expect(makeMove(at.house, table, { ...fold, requestId: null })).toBeUndefined();
  });
  await play.lanes.close();
  await at.pass(seconds(6));

  expect((await look()).hand.handId).not.toBe(handId);
  const { list } = (await member(1).get('/hands')).value;
  expect(list).toMatchObject([{ handId, state: 'over' }]);
  const past = (await member(1).get(`/hands/${handId}`)).value;
  expect(past.outcomes.map(({ net }: Shown) => Math.abs(net))).toEqual([0.5, 0.5]);
});
