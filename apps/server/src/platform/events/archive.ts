import { sql } from 'kysely';
import type { Archivable } from '../database/archive/archivable.ts';
import { unheardOf } from './retention.ts';

/** Old events go into files instead of going for good, where the house has a rule for it. */
export const archivableEvents: Archivable = {
  table: 'events',
  at: 'at',
  sums: (rows) => sql`select name as what, count(*) as amount from ${rows} r group by name`,
  obstacle: async (house, { belowId }) => unheardOf(house, belowId),
};
