import { createHmac, randomInt } from 'node:crypto';
import { hours } from '@baize/calendar';
import type { promotionsPackets as contract, Output } from '@baize/contract';
import { chanceOf, splitPacket } from '@baize/games';
import { CENT, type Money, moneyText, shareOut } from '@baize/money';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askGuards, inTurn, readSettings, turnoverLeft, waitForBets } from '../../cashier/index.ts';
import { askPaymentPassword } from '../../identity/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { requireModule } from '../../system/index.ts';
import {
  answerOnce,
  BRAND_CURRENCY,
  balanceOf,
  isKnownRequest,
  postTogether,
} from '../../wallet/index.ts';
import { drawCampaignSeed } from '../campaigns/campaign-seed.ts';
import type { Packet } from '../tables.ts';
import { factsOf, lockPacket, sumsOf } from './packet.ts';

type Asked = Omit<Output<typeof contract.sendPacket.input>, 'requestId'> & {
  memberId: bigint;
  requestId: string;
};

export const MAX_PARTS = 100;
/** As long as anybody may open it; then what is left goes back. */
const OPEN_MS = hours(24);
const MAX_OPEN = 20;

/**
 * Money leaves the sender at once and lies in an account of its own until it is taken or goes back.
 * Only what may leave freely can be sent: money that must still be played stays with whom it was given to.
 */
export async function sendPacket(
  house: House,
  asked: Asked,
): Promise<Output<typeof contract.sendPacket.value>> {
  const { memberId, requestId, amount, count, mode, isForTeam } = asked;
  if (!(await isKnownRequest(house.db, asked))) await authorize(house, asked);
  const content = `packet ${amount} ${count} ${mode} ${isForTeam} ${asked.greeting}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const { id } = await answerOnce(house, request, async (tx, at) => {
    await assertAllowed(house, tx, asked, at);
    return { id: String((await writePacket(house, tx, asked, at)).id) };
  });
  const packet = await house.db
    .selectFrom('promotion_packets')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return {
    packet: { ...factsOf(packet, house.clock.now()), ...sumsOf(packet) },
    mainWalletBalance: (await balanceOf(house.db, cash)) ?? 0n,
  };
}

async function authorize(house: House, { memberId, password }: Asked): Promise<void> {
  requireModule(house, 'FUNDTRANS3');
  if (!(await readSettings(house.db)).transfersOpen) refuse('TRANSFERS_CLOSED');
  await inTurn(house, memberId, () => askPaymentPassword(house, memberId, password));
  await waitForBets(house, memberId);
}

async function assertAllowed(house: House, tx: Transaction, asked: Asked, at: Date): Promise<void> {
  const { memberId, amount, count } = asked;
  const { transferLeast, transferMost } = await readSettings(tx);
  if (amount % CENT !== 0n) refuse('INVALID_INPUT', { value: { amount: 'amount' } });
  if (amount < transferLeast || amount < CENT * BigInt(count)) refuse('TRANSFER_BELOW_MINIMUM');
  if (amount > transferMost) refuse('TRANSFER_ABOVE_MAXIMUM');
  await assertNotExcluded(tx, memberId, at);
  const left = await turnoverLeft(tx, memberId);
  if (left > 0n) {
    refuse('TURNOVER_LEFT', { value: { left: moneyText(left) }, words: { amount: left } });
  }
  await askGuards(house, tx, { memberId, way: 'transferUp', at });
  if ((await openPackets(tx, memberId)) >= MAX_OPEN) {
    refuse('TRANSFER_COUNT', { words: { count: MAX_OPEN } });
  }
}

async function openPackets(tx: Transaction, memberId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('promotion_packets')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('sender_id', '=', memberId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function writePacket(house: House, tx: Transaction, asked: Asked, at: Date): Promise<Packet> {
  const { memberId, amount, mode } = asked;
  const seed = drawCampaignSeed(house);
  const code = makeCode();
  const parts = partsOf(asked, { serverSeed: house.keys.open(seed.seed_sealed), code });
  const { id } = await tx
    .insertInto('promotion_packets')
    .values({
      code,
      sender_id: memberId,
      mode,
      is_for_team: asked.isForTeam,
      greeting: maskCardNumbers(asked.greeting.trim()),
      total: amount,
      parts,
      seed_sealed: seed.seed_sealed,
      seed_hash: seed.seed_hash,
      sent_at: at,
      expires_at: new Date(at.getTime() + OPEN_MS),
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const sent = { counter: 'packets', amount: -amount, reason: 'TRANSFER_OUT' } as const;
  await postTogether(tx, [{ ...cash, ...sent, key: keyOfPacket(id) }], at);
  return lockPacket(tx, id);
}

/** The keys by which the ledger knows a packet. */
export const keyOfPacket = (id: bigint) => `#packet.${id}`;

type Splitting = Pick<Asked, 'amount' | 'count' | 'mode'>;

/** Decided before anyone opens one: random parts by the seed and the packet's code. */
export function partsOf(
  { amount, count, mode }: Splitting,
  { serverSeed, code }: { serverSeed: string; code: string },
): Money[] {
  const cents = amount / CENT;
  if (mode === 'EQUAL') {
    const even = Array.from({ length: count }, () => 1n);
    return shareOut(cents, even).map((part) => part * CENT);
  }
  const pair = { serverSeed, clientSeed: code, nonce: 1 };
  const chance = chanceOf(pair, (key, text) => createHmac('sha256', key).update(text).digest());
  return splitPacket(chance, Number(cents), count).map((part) => BigInt(part) * CENT);
}

/** Without what is mistaken for another sign. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
