import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { type Database, openInHaste } from '../database.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

async function waitsForDisk(db: Database): Promise<string> {
  const { rows } = await sql<{
    is: string;
  }>`select current_setting('synchronous_commit') as is`.execute(db);
  return rows[0]!.is;
}

test('a commit in haste does not wait for the disk, and every other commit does', async () => {
  const hasty = openInHaste(at.house.pool);
  expect(await waitsForDisk(hasty)).toBe('off');
  await hasty.destroy();
  for (const db of [at.house.db, at.house.work]) expect(await waitsForDisk(db)).toBe('on');
});
