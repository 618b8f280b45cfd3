import { cashierSettingsOperator as contract, type Output, type Wire } from '@baize/contract';
import { CENT } from '@baize/money';
import { z } from 'zod/mini';
import type { Caller } from '../../platform/caller.ts';
import { maskCardNumbers } from '../../platform/card-numbers.ts';
import { begin, type Database, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { type ApprovalKind, actorOf, askOneApproval, recordAudit } from '../operators/index.ts';
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

type Input = Output<typeof contract.saveSettings.input>;
type Saved = Output<typeof contract.saveSettings.value>;

/**
 * Changes the rules for all that comes after; what is under way keeps those it began with. Whoever
 * would let larger sums go by one person alone asks a second one first: the rest holds at once.
 */
export async function saveSettings(
  house: House,
  caller: Caller,
  { version, reason: said, ...content }: Input,
): Promise<Saved> {
  refuseContradictions(content);
  const reason = maskCardNumbers(said);
  return begin(house.db, async (tx) => {
    const before = await storedSettings(tx);
    if (before.version !== version) refuse('CHANGED_MEANWHILE');
    const { twoPeopleFrom: now } = before.content;
    const isWeaker = content.twoPeopleFrom > now;
    const approvalId = isWeaker
      ? await askWeaker(house, tx, caller, { from: now, to: content.twoPeopleFrom, reason })
      : null;
    const kept = isWeaker ? { ...content, twoPeopleFrom: now } : content;
    const { operatorId: by, address } = caller;
    await writeSettings(house, tx, kept, { version, actor: actorOf(caller), by, address, reason });
    return { approvalId };
  });
}

const KIND = 'cashier.four-eyes';
const SUBJECT = 'cashier:settings';
type Weaker = { from: bigint; to: bigint; reason: string };

async function askWeaker(
  house: House,
  tx: Transaction,
  caller: Caller,
  { from, to, reason }: Weaker,
): Promise<string> {
  const payload = { twoPeopleFrom: { from: String(from), to: String(to) }, reason };
  return String(await askOneApproval(house, tx, { kind: KIND, subject: SUBJECT, payload, caller }));
}

type Frozen = { twoPeopleFrom: { from: string; to: string }; reason: string };

/** The second person agrees: the sum that was asked for, if nobody changed it meanwhile. */
export const fourEyesApproval: ApprovalKind = {
  kind: KIND,
  right: 'cashier.settings',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { twoPeopleFrom, reason } = payload as Frozen;
    const { content, version } = await storedSettings(tx);
    if (String(content.twoPeopleFrom) !== twoPeopleFrom.from) refuse('CHANGED_MEANWHILE');
    const kept = { ...content, twoPeopleFrom: BigInt(twoPeopleFrom.to) };
    const actor = `operator:${decidedBy}`;
    await writeSettings(house, tx, kept, { version, actor, by: decidedBy, reason });
  },
};

/** Rules by which nobody could do what they allow. */
function refuseContradictions(settings: CashierSettings): void {
  const wrong = (field: keyof CashierSettings) =>
    refuse('INVALID_INPUT', { value: { [field]: 'too_small' } });
  const { withdrawLeast, withdrawMost, withdrawPerDay, transferLeast, transferMost } = settings;
  if (withdrawLeast < CENT) wrong('withdrawLeast');
  if (withdrawMost < withdrawLeast) wrong('withdrawMost');
  if (withdrawPerDay < withdrawLeast) wrong('withdrawPerDay');
  if (settings.withdrawalsPerDay < 1) wrong('withdrawalsPerDay');
  if (transferLeast < CENT) wrong('transferLeast');
  if (transferMost < transferLeast) wrong('transferMost');
  if (settings.transfersPerDay < 1) wrong('transfersPerDay');
  if (settings.minutesToConfirm <= settings.minutesToRemind) wrong('minutesToConfirm');
}

type Written = {
  version: number;
  actor: string;
  by: bigint;
  address?: string;
  reason: string;
};

/** Refused when someone else wrote since it was read. */
async function writeSettings(
  house: House,
  tx: Transaction,
  settings: CashierSettings,
  { version, actor, by, address, reason }: Written,
): Promise<void> {
  const before = await storedSettings(tx);
  const content = JSON.stringify(z.encode(contract.settings, settings));
  const at = house.clock.now();
  const row = { id: 1, content, version: version + 1, updated_at: at, updated_by: by };
  const written = await tx
    .insertInto('cashier_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('cashier_settings.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!written) refuse('CHANGED_MEANWHILE');
  await recordAudit(house, tx, {
    actor,
    action: 'cashier.settings.changed',
    subject: SUBJECT,
    before: asText(before.content),
    after: asText({ ...settings, reason }),
    address,
  });
}
