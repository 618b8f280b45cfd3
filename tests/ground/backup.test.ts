import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchHouse, openBenchHouse } from '../../apps/server/src/bench/bench-house.ts';
import { betOnDice } from '../../apps/server/src/bench/dice-bets.ts';
import { addPlayers } from '../../apps/server/src/bench/players.ts';
import { openPlay, type Play } from '../../apps/server/src/domains/play/index.ts';
import { reconcile } from '../../apps/server/src/domains/wallet/index.ts';
import { backUp, restore } from '../../apps/server/src/platform/embedded-postgres/backup.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { PATIENCE } from '../../apps/server/src/testing/patience.ts';
import { fastestFolder } from '../../scripts/fastest-folder.mjs';

let bench: BenchHouse;
let play: Play;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(fastestFolder(), 'baize-backup-'));
  bench = await openBenchHouse({ patience: PATIENCE });
  play = openPlay(bench.house);
  await addPlayers(bench, { from: 1, count: 20, units: money('100000') });
});
afterAll(async () => {
  await play?.lanes.close();
  await bench?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function betsIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as bets from bets');
  await client.end();
  return rows[0].bets;
}

test('a house that is copied under load is brought back whole, and its books are right', async () => {
  const [to, dataDir] = [join(folder, 'copy'), join(folder, 'house')];
  let isOver = false;
  let acknowledged = 0;
  const bettors = Array.from({ length: 8 }, async (_, n) => {
    while (!isOver) {
      await betOnDice(play, BigInt(1 + n));
      acknowledged += 1;
    }
  });
  await expect.poll(() => acknowledged).toBeGreaterThan(200);
  const before = acknowledged;
  await backUp(bench.dataDir, to);
  const after = acknowledged;
  isOver = true;
  await Promise.all(bettors);
  expect(after, 'bets went on meanwhile').toBeGreaterThan(before);

  await restore(to, dataDir);
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    expect((await reconcile(database.serveUrl)).fault).toBeNull();
    const kept = await betsIn(database.serveUrl);
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(await betsIn(bench.serveUrl));
  } finally {
    await database.stop();
  }
  expect(existsSync(join(dataDir, 'keys/postgres.json'))).toBe(true);
  await expect(restore(to, dataDir)).rejects.toThrow('is not empty');
  await expect(backUp(bench.dataDir, dataDir)).rejects.toThrow('is not empty');
  await expect(restore(join(folder, 'nowhere'), join(folder, 'other'))).rejects.toThrow(
    'no backup',
  );
});
