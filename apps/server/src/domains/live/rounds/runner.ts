import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { type Play, type RoundRunner, type RoundWork, runRounds } from '../../play/index.ts';
import { liveTables } from '../tables/table.ts';
import { openTableDriver } from './driver.ts';
import { wantedTables, watchTables } from './watched.ts';

/** Runs the tables while somebody looks at them or has a stake there. */
export function runTables(play: Play): RoundRunner {
  const { house } = play;
  return runRounds(house, {
    name: 'live tables',
    drivers: new Map(
      [...liveTables.values()].map((table) => [table.id, openTableDriver(play, table)]),
    ),
    findWork: async () => {
      await watchTables(house);
      return findWork(house);
    },
  });
}

/** Tables that somebody looks at, and those with a round to be ended; void ones need another look. */
async function findWork(house: House): Promise<RoundWork> {
  const wanted = await wantedTables(house);
  const { rows } = await sql<{ table_id: string; is_void: boolean }>`
    select table_id, bool_or(state = 'void') as is_void from live_rounds
    where settled_at is null group by table_id`.execute(house.db);
  return {
    isAny: wanted.size > 0 || rows.length > 0,
    wanted,
    changed: rows.filter(({ is_void }) => is_void).map(({ table_id }) => table_id),
  };
}
