import type { promotionsPackets as contract, Output } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requireTurnover } from '../../cashier/index.ts';
import { findMember, isInTeam, kindOf } from '../../members/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { answerOnce, BRAND_CURRENCY, balanceOf, postTogether } from '../../wallet/index.ts';
import type { Packet } from '../tables.ts';
import { findPacket, lockPacket, stateOf } from './packet.ts';
import { keyOfPacket } from './send-packet.ts';

type Asked = { memberId: bigint; code: string; requestId: string };

/** What is received must be played once. */
const MULTIPLE = 1;

/** One part for one member: whoever comes next takes the next of those that were decided before. */
export async function openPacket(
  house: House,
  { memberId, code, requestId }: Asked,
): Promise<Output<typeof contract.openPacket.value>> {
  const found = (await findPacket(house.db, code)) ?? refuse('NOT_FOUND');
  const content = `packet open ${found.id}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const { amount } = await answerOnce(house, request, async (tx, at) => {
    await assertMayOpen(tx, { packet: found, memberId, at });
    return { amount: await takePart(tx, { id: found.id, memberId, at }) };
  });
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return { amount, mainWalletBalance: (await balanceOf(house.db, cash)) ?? 0n };
}

type Opening = { packet: Packet; memberId: bigint; at: Date };

async function assertMayOpen(tx: Transaction, { packet, memberId, at }: Opening): Promise<void> {
  if (packet.sender_id === memberId) refuse('PACKET_OWN');
  await assertNotExcluded(tx, memberId, at);
  const [sender, member] = [await findMember(tx, packet.sender_id), await findMember(tx, memberId)];
  if (!sender || !member || kindOf(member.type) === 'trial') refuse('NOT_FOUND');
  if (packet.is_for_team && !isInTeam(sender, member)) refuse('PACKET_TEAM');
}

type Taking = { id: bigint; memberId: bigint; at: Date };

async function takePart(tx: Transaction, { id, memberId, at }: Taking): Promise<bigint> {
  const packet = await lockPacket(tx, id);
  const had = await tx
    .selectFrom('promotion_packet_parts')
    .select('amount')
    .where('packet_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (had) refuse('PACKET_TAKEN');
  const state = stateOf(packet, at);
  if (state === 'EMPTY') refuse('PACKET_EMPTY');
  if (state !== 'OPEN') refuse('PACKET_OVER');
  const amount = packet.parts[packet.opened]!;
  const place = packet.opened + 1;
  await tx
    .insertInto('promotion_packet_parts')
    .values({ packet_id: id, member_id: memberId, place, amount, opened_at: at })
    .execute();
  await tx
    .updateTable('promotion_packets')
    .set({
      opened: place,
      taken: packet.taken + amount,
      closed_at: place === packet.parts.length ? at : null,
    })
    .where('id', '=', id)
    .execute();
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const taken = { counter: 'packets', amount, reason: 'TRANSFER_IN' } as const;
  await postTogether(tx, [{ ...cash, ...taken, key: keyOfPacket(id) }], at);
  const required = { memberId, kind: 'RED_PACKET' as const, reference: `packet.${id}`, amount };
  await requireTurnover(tx, { ...required, multiple: MULTIPLE }, at);
  return amount;
}
