import { isDeepStrictEqual } from 'node:util';
import { cashierDepositsOperator as contract, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, actorOf, askOneApproval } from '../../operators/index.ts';
import { type Channel, methods } from './channels.ts';
import { gatewayCodes } from './gateway.ts';
import {
  assertPayable,
  type ChannelChange,
  lockChannel,
  toChannelChange,
  writeChannel,
} from './write-channel.ts';

const KIND = 'cashier.channel';
/** Where the money goes, and what it is worth. */
const GUARDED = [
  'method',
  'gateway',
  'account',
  'rate',
  'feeRate',
  'bonusRate',
  'confirmations',
] as const;
type Guarded = Pick<ChannelChange, (typeof GUARDED)[number]>;
type Saved = Output<typeof contract.saveChannel.value>;

/**
 * Adds or changes a way to pay in, unless someone changed it since it was read. A new one, where the
 * money goes and what it is worth are put before a second person; the rest holds at once.
 */
export async function saveChannel(
  house: House,
  caller: Caller,
  said: ChannelChange,
): Promise<Saved> {
  const change = { ...said, note: maskCardNumbers(said.note) };
  assertPayable(house, change);
  return begin(house.db, async (tx) => {
    const before = await lockChannel(tx, change.code);
    if ((before?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
    const asked = before ? guardedChange(before, change) : newChannel(change);
    const approvalId = asked && (await askSecond(house, tx, caller, { code: change.code, asked }));
    if (before) await writeRest(house, tx, caller, { before, change });
    return { approvalId };
  });
}

/** The fields as they stand, and as they would be; nothing where none of them changes. */
function guardedChange(before: Channel, change: ChannelChange) {
  const [from, to] = [guarded(toChannelChange(before)), guarded(change)];
  return isDeepStrictEqual(from, to) ? null : { from, to };
}

const newChannel = (change: ChannelChange) => ({
  from: null,
  to: z.encode(contract.saveChannel.input, change),
});

const guarded = (change: ChannelChange) =>
  Object.fromEntries(GUARDED.map((field) => [field, change[field]])) as Guarded;

async function askSecond(
  house: House,
  tx: Transaction,
  caller: Caller,
  { code, asked }: { code: string; asked: object },
): Promise<string> {
  const subject = `channel:${code}`;
  const payload = { code, ...asked };
  return String(await askOneApproval(house, tx, { kind: KIND, subject, payload, caller }));
}

type Change = { before: Channel; change: ChannelChange };

async function writeRest(
  house: House,
  tx: Transaction,
  caller: Caller,
  { before, change }: Change,
) {
  const now = toChannelChange(before);
  const kept = { ...change, ...guarded(now) };
  if (isDeepStrictEqual(kept, now)) return;
  const { operatorId, address } = caller;
  const by = { actor: actorOf(caller), operatorId, address };
  await writeChannel(house, tx, { before, change: kept, by });
}

type Frozen = { code: string; from: Guarded | null; to: unknown };

/** The second person agrees: to what was asked, if it still replaces what it would have replaced. */
export const channelApproval: ApprovalKind = {
  kind: KIND,
  right: 'cashier.settings',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { code, from, to } = payload as Frozen;
    const before = await lockChannel(tx, code);
    const now = before ? toChannelChange(before) : null;
    if (!isDeepStrictEqual(now && guarded(now), from)) refuse('CHANGED_MEANWHILE');
    const change = now ? { ...now, ...(to as Guarded) } : z.parse(contract.saveChannel.input, to);
    assertPayable(house, change);
    const by = { actor: `operator:${decidedBy}`, operatorId: decidedBy };
    await writeChannel(house, tx, { before, change, by });
  },
};

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
    list: rows.map(toChannelChange),
    methods: Object.entries(methods).map(([code, name]) => ({ code, name })),
    gateways: gatewayCodes(house),
  };
}
