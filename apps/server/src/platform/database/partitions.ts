import { sql } from 'kysely';
import { makePartitions } from '../database.ts';
import { defineJob } from '../jobs.ts';

/**
 * Tables that only grow lie in partitions (`partition_rules`). Two empty ones of ten million numbers
 * stand ready behind the one in use: more than half an hour at ten thousand rows a second.
 */
export const partitionsAhead = defineJob({
  name: 'platform.partitions-ahead',
  schedule: { everyMinutes: 5 },
  run: (house) => makePartitions(house.work),
});

/** The database counts partitions by itself, and never the whole that they make up. */
export const partitionsCounted = defineJob({
  name: 'platform.partitions-counted',
  schedule: { dailyAt: '04:50' },
  run: async (house) => {
    await sql`select analyze_partitioned()`.execute(house.reports);
  },
});
