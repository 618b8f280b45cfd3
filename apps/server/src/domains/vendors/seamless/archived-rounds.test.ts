import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archivables } from '../../../archivables.ts';
import { archiveOld } from '../../../platform/database/archive.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { moveToNextPartitions } from '../../../testing/partitions.ts';
import { cashOf } from '../../../testing/players.ts';
import { reconcile } from '../../wallet/index.ts';
import { openVendorHouse, type VendorHouse } from '../testing/vendor.ts';

let at: VendorHouse;
let owner: pg.Client;
beforeAll(async () => {
  at = await openVendorHouse();
  owner = new pg.Client({ connectionString: at.migrateUrl });
  await owner.connect();
  await owner.query('update insight_book set has_past = true');
});
afterAll(async () => {
  await owner.end();
  await at.close();
});

test('a message about an archived round is answered as the first time, and a new one told where the round is', async () => {
  const token = await at.sit(1n, '100');
  const of = { token, playerId: '1', gameCode: 'sample-wheel', roundId: 'r1', currency: 'USD' };
  const bet = { ...of, transactionId: randomUUID(), amount: 1_000 };
  const win = { ...of, transactionId: randomUUID(), amount: 300, roundClosed: true };
  const taken = await at.send('bet', bet);
  const paid = await at.send('win', win);
  expect([taken.body.status, paid.body.status]).toEqual(['OK', 'OK']);
  await drainEvents(at.house);
  await moveToNextPartitions(owner, ['bet_ids']);
  at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + days(100)));
  const config = { ...at.house.config, archiveAfter: new Map([['bets', 3]]) };
  const old = archivables.filter(({ table }) => table === 'bets');
  const done = await archiveOld({ ...at.house, config }, old);
  expect(done).toMatchObject({ detached: ['bets_0'], kept: [], failed: [] });

  const before = await cashOf(at.house, 1n);
  expect((await at.send('bet', bet)).body).toEqual(taken.body);
  expect((await at.send('win', win)).body).toEqual(paid.body);
  const news = [
    await at.send('win', { ...win, transactionId: randomUUID() }),
    await at.send('bet', { ...bet, amount: 2_000 }),
    await at.send('rollback', {
      ...of,
      transactionId: randomUUID(),
      referenceTransactionId: bet.transactionId,
    }),
  ];
  for (const { http, body } of news) expect([http, body.errorCode]).toEqual([410, 'bet.archived']);
  expect(await cashOf(at.house, 1n)).toBe(before);
  expect((await reconcile(at.serveUrl)).fault).toBeNull();
});
