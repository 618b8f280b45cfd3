import { referralSettingsOperator as contract, type Output, type Wire } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../platform/caller.ts';
import { begin, type Database, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAudit } from '../operators/index.ts';

export type ReferralSettings = Output<typeof contract.settings>;

const SHIPPED: Wire<typeof contract.settings> = {};

/** What operators decided about friends; as shipped where nobody did. */
export async function referralSettings(
  db: Database | Transaction,
): Promise<ReferralSettings & { version: number }> {
  const row = await db.selectFrom('referral_settings').selectAll().executeTakeFirst();
  const content = z.parse(contract.settings, row?.content ?? SHIPPED);
  return { ...content, version: row?.version ?? 0 };
}

export async function saveReferralSettings(
  house: House,
  caller: Caller,
  { version, reason, ...settings }: Output<typeof contract.saveSettings.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const { version: _, ...before } = await referralSettings(tx);
    const content = JSON.stringify(z.encode(contract.settings, settings));
    const row = { content, version: version + 1, changed_at: house.clock.now() };
    const saved = await tx
      .insertInto('referral_settings')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('only_one')
          .doUpdateSet(row)
          .where('referral_settings.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (saved?.version !== version + 1) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: `operator:${caller.operatorId}`,
      action: 'referral.settings.changed',
      subject: 'referral:settings',
      before: z.encode(contract.settings, before),
      after: { ...z.encode(contract.settings, settings), reason },
      address: caller.address,
    });
  });
  return null;
}
