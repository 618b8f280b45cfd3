import { playSettingsOperator as contract, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../platform/caller.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../operators/index.ts';

type PlaySettings = Output<typeof contract.settings>;
type Stored = {
  content: PlaySettings;
  version: number;
  updatedAt: Date | null;
  updatedBy: bigint | null;
};

const shipped: Stored = {
  content: z.parse(contract.settings, {}),
  version: 0,
  updatedAt: null,
  updatedBy: null,
};

const memory = keepInMemory<Stored>({
  channel: 'play.settings',
  empty: shipped,
  read: async ({ db }, before) => {
    const row = await db.selectFrom('play_settings').selectAll().executeTakeFirst();
    if (!row) return shipped;
    if (row.version === before.version) return before;
    return {
      content: z.parse(contract.settings, row.content),
      version: row.version,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
    };
  },
});

export const followPlaySettings = memory.follow;
export const playSettingsOf = (house: House): PlaySettings => memory.of(house).content;

export async function showPlaySettings(
  house: House,
): Promise<Output<typeof contract.readSettings.value>> {
  const { content, version, updatedAt, updatedBy } = memory.of(house);
  const names = updatedBy === null ? undefined : await operatorNames(house, [updatedBy]);
  return {
    content,
    version,
    updatedAt: updatedAt?.getTime() ?? null,
    updatedBy: (updatedBy !== null && names?.get(updatedBy)) || null,
  };
}

/** Holds for what is settled from now on; what is settled keeps what it counted. */
export async function savePlaySettings(
  house: House,
  caller: Caller,
  { version, content }: Output<typeof contract.saveSettings.input>,
): Promise<Output<typeof contract.saveSettings.value>> {
  await begin(house.db, async (tx) => {
    const before = await tx.selectFrom('play_settings').selectAll().executeTakeFirst();
    if ((before?.version ?? 0) !== version) refuse('CHANGED_MEANWHILE');
    const row = {
      id: 1,
      content: JSON.stringify(content),
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('play_settings')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('play_settings.version', '=', version),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'play.settings.changed',
      subject: 'play:settings',
      before: before?.content ?? shipped.content,
      after: content,
      address: caller.address,
    });
  });
  await memory.renew(house);
  return showPlaySettings(house);
}
