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
 * would let more go by one person alone, or by none, asks a second one first: the rest holds at once.
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
    const weaker = weakerRules(before.content, content);
    const approvalId = weaker && (await askWeaker(house, tx, caller, { ...weaker, reason }));
    const kept = weaker ? { ...content, ...guardedOf(before.content) } : content;
    const { operatorId: by, address } = caller;
    await writeSettings(house, tx, kept, { version, actor: actorOf(caller), by, address, reason });
    return { approvalId };
  });
}

const KIND = 'cashier.four-eyes';
const SUBJECT = 'cashier:settings';
type Guarded = Pick<CashierSettings, 'twoPeopleFrom' | 'autoApprove'>;
type Weaker = { from: Guarded; to: Guarded };

const guardedOf = ({ twoPeopleFrom, autoApprove }: CashierSettings): Guarded => ({
  twoPeopleFrom,
  autoApprove,
});

/** What would let more money go by fewer people. */
function weakerRules(now: CashierSettings, then: CashierSettings): Weaker | null {
  const { upTo, perMember, perDay } = then.autoApprove;
  const isMoreByRule =
    upTo > 0n &&
    (upTo > now.autoApprove.upTo ||
      perMember > now.autoApprove.perMember ||
      perDay > now.autoApprove.perDay);
  const isWeaker = then.twoPeopleFrom > now.twoPeopleFrom || isMoreByRule;
  return isWeaker ? { from: guardedOf(now), to: guardedOf(then) } : null;
}

type Spelt = { twoPeopleFrom: string; upTo: string; perMember: number; perDay: string };

/** Before and after, one rule beside the other, as a person decides on them. */
const spelt = ({ twoPeopleFrom, autoApprove }: Guarded): Spelt => ({
  twoPeopleFrom: String(twoPeopleFrom),
  upTo: String(autoApprove.upTo),
  perMember: autoApprove.perMember,
  perDay: String(autoApprove.perDay),
});

const unspelt = ({ twoPeopleFrom, upTo, perMember, perDay }: Spelt): Guarded => ({
  twoPeopleFrom: BigInt(twoPeopleFrom),
  autoApprove: { upTo: BigInt(upTo), perMember, perDay: BigInt(perDay) },
});

async function askWeaker(
  house: House,
  tx: Transaction,
  caller: Caller,
  { from, to, reason }: Weaker & { reason: string },
): Promise<string> {
  const [before, after] = [spelt(from), spelt(to)];
  const changed = Object.entries(after)
    .map(([name, then]) => [name, { from: before[name as keyof Spelt], to: then }] as const)
    .filter(([, { from: now, to: then }]) => now !== then);
  const payload = { ...Object.fromEntries(changed), reason };
  return String(await askOneApproval(house, tx, { kind: KIND, subject: SUBJECT, payload, caller }));
}

type Frozen = { [Name in keyof Spelt]?: { from: Spelt[Name]; to: Spelt[Name] } } & {
  reason: string;
};

/** The second person agrees: to the rules that were asked for, if nobody changed them meanwhile. */
export const fourEyesApproval: ApprovalKind = {
  kind: KIND,
  right: 'cashier.settings',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { reason, ...asked } = payload as Frozen;
    const { content, version } = await storedSettings(tx);
    const now = spelt(guardedOf(content));
    const names = Object.keys(asked) as (keyof Spelt)[];
    if (names.some((name) => now[name] !== asked[name]?.from)) refuse('CHANGED_MEANWHILE');
    const then = { ...now, ...Object.fromEntries(names.map((name) => [name, asked[name]?.to])) };
    const kept = { ...content, ...unspelt(then) };
    refuseContradictions(kept);
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
  // What two people must let go is not let go by a rule.
  if (settings.autoApprove.upTo > 0n && settings.autoApprove.upTo >= settings.twoPeopleFrom) {
    wrong('autoApprove');
  }
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
