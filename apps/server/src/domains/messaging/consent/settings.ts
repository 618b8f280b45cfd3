import '../tables.ts';
import { messagingSettingsOperator as contract, type Output, type Wire } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';

type Settings = Output<typeof contract.messagingSettings>;
type Stored = { content: Settings; version: number };

const SHIPPED: Wire<typeof contract.messagingSettings> = {};
const shipped: Stored = { content: z.parse(contract.messagingSettings, SHIPPED), version: 0 };

const memory = keepInMemory<Stored>({
  channel: 'messaging.settings',
  empty: shipped,
  read: async ({ db }, before) => {
    const row = await db.selectFrom('messaging_settings').selectAll().executeTakeFirst();
    if (!row) return shipped;
    if (row.version === before.version) return before;
    return { content: z.parse(contract.messagingSettings, row.content), version: row.version };
  },
});

export const followSettings = memory.follow;
export const settingsOf = (house: House): Settings => memory.of(house).content;

export function showSettings(house: House): Output<typeof contract.readMessagingSettings.value> {
  const { content, version } = memory.of(house);
  return { ...content, version };
}

/** Holds for whatever is sent from then on. */
export async function saveSettings(
  house: House,
  caller: Caller,
  { version, ...content }: Output<typeof contract.saveMessagingSettings.input>,
): Promise<null> {
  const text = JSON.stringify(z.encode(contract.messagingSettings, content));
  await begin(house.db, async (tx) => {
    const before = await tx.selectFrom('messaging_settings').selectAll().executeTakeFirst();
    if ((before?.version ?? 0) !== version) refuse('CHANGED_MEANWHILE');
    const row = {
      id: 1,
      content: text,
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('messaging_settings')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('messaging_settings.version', '=', version),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'messaging.settings.changed',
      subject: 'messaging:settings',
      before: before?.content ?? null,
      after: JSON.parse(text),
      address: caller.address,
    });
  });
  await memory.renew(house);
  return null;
}
