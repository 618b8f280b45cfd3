import type { liveOperator as contract, Output } from '@baize/contract';
import { liveParts } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { renewSettings, settingsOf, type TableSettings } from './settings.ts';
import { findTable, type LiveTable, standingOf } from './table.ts';

/** Holds from the next bet on; a round under way keeps its clock. */
export async function saveTable(
  house: House,
  caller: Caller,
  { tableId, version, ...content }: Output<typeof contract.saveTable.input>,
): Promise<{ version: number }> {
  const table = findTable(tableId);
  assertNarrower(table, content);
  const before = standingOf(house, table);
  await begin(house.db, async (tx) => {
    const row = {
      content: JSON.stringify(z.encode(liveParts.tableSettings, content)),
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const query = tx.insertInto('live_settings').values({ table_id: tableId, ...row });
    const written = await query
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet(row).where('live_settings.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written || version > 0 !== settingsOf(house).has(tableId)) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'live.table.changed',
      subject: `table:${tableId}`,
      before: z.encode(liveParts.tableSettings, before),
      after: z.encode(liveParts.tableSettings, content),
      address: caller.address,
    });
  });
  await renewSettings(house);
  return { version: version + 1 };
}

/** What the house ships is the most that it can bear: operators narrow it. */
function assertNarrower({ max }: LiveTable, settings: TableSettings): void {
  const { min, max: wanted, maxRound } = settings;
  if (min <= 0n || min > wanted) refuse('INVALID_INPUT', { value: { min: ['too_big'] } });
  if (wanted > max) refuse('INVALID_INPUT', { value: { max: ['too_big'] } });
  if (maxRound < wanted || maxRound > max * 3n) {
    refuse('INVALID_INPUT', { value: { maxRound: ['out_of_bounds'] } });
  }
}
