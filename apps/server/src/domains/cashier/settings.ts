import { cashierSettings as contract, type Output, type Wire } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../platform/caller.ts';
import { begin, type Database, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { asText } from './as-text.ts';

export type CashierSettings = Output<typeof contract.settings>;

const SHIPPED: Wire<typeof contract.settings> = {};

/** The cashier's rules as shipped. */
export const shippedSettings: CashierSettings = z.parse(contract.settings, SHIPPED);

export async function readSettings(db: Database | Transaction): Promise<CashierSettings> {
  return (await storedSettings(db)).content;
}

/** As operators decided; as shipped where nobody decided. */
export async function storedSettings(
  db: Database | Transaction,
): Promise<{ content: CashierSettings; version: number }> {
  const row = await db.selectFrom('cashier_settings').selectAll().executeTakeFirst();
  const content = row ? z.parse(contract.settings, row.content) : shippedSettings;
  return { content, version: row?.version ?? 0 };
}

type Wish = Output<typeof contract.saveSettings.input>;
type Editor = Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>;

/** Changes the rules for all that comes after; what is under way keeps those it began with. */
export async function saveSettings(
  house: House,
  editor: Editor,
  { version, reason, ...content }: Wish,
): Promise<null> {
  refuseContradictions(content);
  await begin(house.db, async (tx) => {
    const before = await storedSettings(tx);
    if (before.version !== version) refuse('CHANGED_MEANWHILE');
    if (!(await write(tx, content, { version, at: house.clock.now(), by: editor.operatorId }))) {
      refuse('CHANGED_MEANWHILE');
    }
    await recordAudit(house, tx, {
      actor: editor.operatorId ? actorOf(editor) : 'system',
      ...{ action: 'cashier.settings.changed', subject: 'cashier:settings' },
      ...{ before: asText(before.content), after: asText({ ...content, reason }) },
      address: editor.address || undefined,
    });
  });
  return null;
}

function refuseContradictions(settings: CashierSettings): void {
  const wrong = (field: keyof CashierSettings) =>
    refuse('INVALID_INPUT', { value: { [field]: 'too_small' } });
  if (settings.withdrawMost < settings.withdrawLeast) wrong('withdrawMost');
  if (settings.transferMost < settings.transferLeast) wrong('transferMost');
  if (settings.minutesToConfirm <= settings.minutesToRemind) wrong('minutesToConfirm');
}

type Written = { version: number; at: Date; by: bigint };

/** False when someone else wrote since it was read. */
async function write(
  tx: Transaction,
  settings: CashierSettings,
  { version, at, by }: Written,
): Promise<boolean> {
  const content = JSON.stringify(z.encode(contract.settings, settings));
  const row = { id: 1, content, version: version + 1, updated_at: at, updated_by: by };
  const written = await tx
    .insertInto('cashier_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('cashier_settings.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}
