import { protectionSettingsOperator as contract, type Output, type Wire } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../platform/caller.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { brandOf } from '../system/index.ts';
import { watchAllCash } from '../wallet/index.ts';

export type ProtectionSettings = Output<typeof contract.settings>;
type Stored = { content: ProtectionSettings; version: number };

const SHIPPED: Wire<typeof contract.settings> = {};
const shipped: Stored = { content: z.parse(contract.settings, SHIPPED), version: 0 };

const memory = keepInMemory<Stored>({
  channel: 'protection.settings',
  empty: shipped,
  read: async ({ db }, before) => {
    const row = await db.selectFrom('protection_settings').selectAll().executeTakeFirst();
    if (!row) return shipped;
    if (row.version === before.version) return before;
    return { content: z.parse(contract.settings, row.content), version: row.version };
  },
});

export const followProtection = memory.follow;
export const settingsOf = (house: House): ProtectionSettings => memory.of(house).content;

/** Name, address and birth date are verified before the first bet where the market is strict. */
export const isStrict = (house: House) => brandOf(house).marketProfile === 'strict';

export function showSettings(house: House): Output<typeof contract.readSettings.value> {
  const { content, version } = memory.of(house);
  return { ...content, version, marketProfile: brandOf(house).marketProfile };
}

/** Changes the market's rules for all that comes after; everyone's age is asked about anew. */
export async function saveSettings(
  house: House,
  caller: Caller,
  { version, reason, ...content }: Output<typeof contract.saveSettings.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const before = await tx.selectFrom('protection_settings').selectAll().executeTakeFirst();
    if ((before?.version ?? 0) !== version) refuse('CHANGED_MEANWHILE');
    const text = JSON.stringify(z.encode(contract.settings, content));
    const row = {
      id: 1,
      content: text,
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('protection_settings')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('protection_settings.version', '=', version),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) refuse('CHANGED_MEANWHILE');
    await tx.updateTable('protection_members').set({ age_checked_at: null }).execute();
    await watchAllCash(tx);
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'protection.settings.changed',
      subject: 'protection:settings',
      before: before?.content ?? null,
      after: { ...JSON.parse(text), reason },
      address: caller.address,
    });
  });
  await memory.renew(house);
  return null;
}
