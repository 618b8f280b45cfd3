import type { cashierDepositsOperator as contract, Output } from '@baize/contract';
import { CENT } from '@baize/money';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isCoinAddress, isNetwork } from '../../identity/index.ts';
import { recordAudit } from '../../operators/index.ts';
import { asText } from '../as-text.ts';
import { type Channel, methods } from './channels.ts';
import { findGateway } from './gateway.ts';

export type ChannelChange = Output<typeof contract.saveChannel.input>;

/** Opens a way to pay in without an operator: for the demo brand and for tests. */
export async function openChannel(house: House, change: ChannelChange): Promise<void> {
  assertPayable(house, change);
  const by = { actor: 'system', operatorId: 0n };
  await begin(house.db, async (tx) => {
    await writeChannel(house, tx, { before: await lockChannel(tx, change.code), change, by });
  });
}

export async function lockChannel(tx: Transaction, code: string): Promise<Channel | undefined> {
  return tx
    .selectFrom('deposit_channels')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

type Written = {
  before: Channel | undefined;
  change: ChannelChange;
  by: { actor: string; operatorId: bigint; address?: string };
};

/** The caller holds the row that it replaces. */
export async function writeChannel(
  house: House,
  tx: Transaction,
  { before, change, by }: Written,
): Promise<void> {
  const row = rowOf(change, house.clock.now(), by.operatorId);
  await tx
    .insertInto('deposit_channels')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
  await recordAudit(house, tx, {
    actor: by.actor,
    action: 'cashier.channel.changed',
    subject: `channel:${change.code}`,
    before: before && asText(toChannelChange(before)),
    after: asText(change),
    address: by.address || undefined,
  });
}

/** What could never be paid, or by nobody, is not offered. */
export function assertPayable(house: House, change: ChannelChange): void {
  const wrong = (field: keyof ChannelChange, why: string) =>
    refuse('INVALID_INPUT', { value: { [field]: why } });
  const { least: min, most: max, step, fixedAmounts } = change;
  if (!(change.method in methods)) wrong('method', 'unknown');
  if (change.gateway !== null && !findGateway(house, change.gateway)) wrong('gateway', 'unknown');
  // A voucher's numbers are asked for where they can be checked, never by us.
  if (change.method === 'CARD' && change.gateway === null) wrong('gateway', 'needed');
  if (min % CENT !== 0n) wrong('least', 'amount');
  if (step % CENT !== 0n) wrong('step', 'amount');
  if (max < min) wrong('most', 'too_small');
  // The first amount that is a whole number of steps must not lie above the last.
  if (((min + step - 1n) / step) * step > max) wrong('step', 'not_payable');
  // Where a chain is named, what is sent to a mistyped address is lost.
  const { network, address } = change.account;
  if (address && isNetwork(network) && !isCoinAddress(network, address)) refuse('ADDRESS_MISTYPED');
  const isPayable = (one: bigint) => one >= min && one <= max && one % step === 0n;
  if (!fixedAmounts.every(isPayable)) wrong('fixedAmounts', 'not_payable');
}

function rowOf(change: ChannelChange, at: Date, by: bigint) {
  return {
    code: change.code,
    method: change.method,
    name: change.name,
    gateway: change.gateway,
    least: change.least,
    most: change.most,
    step: change.step,
    fixed_amounts: change.fixedAmounts,
    fee_rate: BigInt(change.feeRate),
    bonus_rate: BigInt(change.bonusRate),
    rate: BigInt(change.rate),
    confirmations: change.confirmations,
    minutes: change.minutes,
    account: JSON.stringify(change.account),
    note: change.note,
    is_open: change.isOpen,
    sort: change.sort,
    version: change.version + 1,
    updated_at: at,
    updated_by: by,
  };
}

export function toChannelChange(row: Channel): ChannelChange {
  return {
    code: row.code,
    method: row.method,
    name: row.name,
    gateway: row.gateway,
    least: row.least,
    most: row.most,
    step: row.step,
    fixedAmounts: row.fixed_amounts,
    feeRate: Number(row.fee_rate),
    bonusRate: Number(row.bonus_rate),
    rate: Number(row.rate),
    confirmations: row.confirmations,
    minutes: row.minutes,
    account: row.account,
    note: row.note,
    isOpen: row.is_open,
    sort: row.sort,
    version: row.version,
  };
}
