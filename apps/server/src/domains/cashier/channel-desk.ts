import type { cashierDesk as contract, Output } from '@baize/contract';
import { CENT } from '@baize/money';
import type { Caller } from '../../platform/caller.ts';
import { maskCardNumbers } from '../../platform/card-numbers.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { asText } from './as-text.ts';
import { type Channel, methods } from './channels.ts';
import { findGateway, gatewayCodes } from './gateway.ts';

export type ChannelChange = Output<typeof contract.saveChannel.input>;
type Editor = Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>;

/** Adds or changes a way to pay in, unless someone changed it since it was read. */
export async function saveChannel(
  house: House,
  editor: Editor,
  said: ChannelChange,
): Promise<null> {
  const change = { ...said, note: maskCardNumbers(said.note) };
  refuseContradictions(house, change);
  await begin(house.db, async (tx) => {
    const before = await tx
      .selectFrom('deposit_channels')
      .selectAll()
      .where('code', '=', change.code)
      .forUpdate()
      .executeTakeFirst();
    if ((before?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
    const row = rowOf(change, house.clock.now(), editor.operatorId);
    await tx
      .insertInto('deposit_channels')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
    await recordAudit(house, tx, {
      actor: editor.operatorId ? actorOf(editor) : 'system',
      ...{ action: 'cashier.channel.changed', subject: `channel:${change.code}` },
      before: before && asText(shown(before)),
      after: asText(change),
      address: editor.address || undefined,
    });
  });
  return null;
}

/** What could never be paid, or by nobody, is not offered. */
function refuseContradictions(house: House, change: ChannelChange): void {
  const wrong = (field: keyof ChannelChange, why: string) =>
    refuse('INVALID_INPUT', { value: { [field]: why } });
  const { least, most, step, fixedAmounts } = change;
  if (!(change.method in methods)) wrong('method', 'unknown');
  if (change.gateway !== null && !findGateway(house, change.gateway)) wrong('gateway', 'unknown');
  // A voucher's numbers are asked for where they can be checked, never by us.
  if (change.method === 'CARD' && change.gateway === null) wrong('gateway', 'needed');
  if (least % CENT !== 0n) wrong('least', 'amount');
  if (step % CENT !== 0n) wrong('step', 'amount');
  if (most < least) wrong('most', 'too_small');
  // The first amount that is a whole number of steps must not lie above the last.
  if (((least + step - 1n) / step) * step > most) wrong('step', 'not_payable');
  const isPayable = (one: bigint) => one >= least && one <= most && one % step === 0n;
  if (!fixedAmounts.every(isPayable)) wrong('fixedAmounts', 'not_payable');
}

function rowOf(change: ChannelChange, at: Date, by: bigint) {
  return {
    ...{ code: change.code, method: change.method, name: change.name, gateway: change.gateway },
    ...{ least: change.least, most: change.most, step: change.step },
    fixed_amounts: change.fixedAmounts,
    ...{ fee_rate: BigInt(change.feeRate), bonus_rate: BigInt(change.bonusRate) },
    ...{ rate: BigInt(change.rate), confirmations: change.confirmations, minutes: change.minutes },
    account: JSON.stringify(change.account) as unknown as Record<string, string>,
    ...{ note: change.note, is_open: change.isOpen, sort: change.sort },
    ...{ version: change.version + 1, updated_at: at, updated_by: by },
  };
}

export async function listChannels(
  house: House,
): Promise<Output<typeof contract.listChannels.value>> {
  const rows = await house.db
    .selectFrom('deposit_channels')
    .selectAll()
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return {
    list: rows.map(shown),
    methods: Object.entries(methods).map(([code, name]) => ({ code, name })),
    gateways: gatewayCodes(house),
  };
}

function shown(row: Channel): ChannelChange {
  return {
    ...{ code: row.code, method: row.method, name: row.name, gateway: row.gateway },
    ...{ least: row.least, most: row.most, step: row.step, fixedAmounts: row.fixed_amounts },
    ...{ feeRate: Number(row.fee_rate), bonusRate: Number(row.bonus_rate) },
    ...{ rate: Number(row.rate), confirmations: row.confirmations, minutes: row.minutes },
    ...{ account: row.account, note: row.note, isOpen: row.is_open, sort: row.sort },
    version: row.version,
  };
}
