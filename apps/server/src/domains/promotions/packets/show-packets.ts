import type { promotionsPackets as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSettings } from '../../cashier/index.ts';
import { findMember, isInTeam, kindOf, maskName, usernamesOf } from '../../members/index.ts';
import { isModuleOn } from '../../system/index.ts';
import type { Packet } from '../tables.ts';
import { factsOf, findPacket, stateOf, sumsOf } from './packet.ts';
import { MAX_PARTS } from './send-packet.ts';

const SHOWN = 50;

export async function listOwnPackets(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.packets.value>> {
  const { transfersOpen, transferLeast, transferMost } = await readSettings(house.db);
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
  const rows = await house.db
    .selectFrom('promotion_packets')
    .selectAll()
    .where('sender_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const now = house.clock.now();
  return {
    isOpen: transfersOpen && isModuleOn(house, 'FUNDTRANS3'),
    min: transferLeast,
    max: transferMost,
    maxParts: MAX_PARTS,
    hasTeam: kindOf(member.type) === 'agent',
    list: rows.map((row) => ({ ...factsOf(row, now), ...sumsOf(row) })),
  };
}

type Looking = { memberId: bigint; code: string };

/** To whoever has its code; one for a team is nothing to anybody else. */
export async function showPacket(
  house: House,
  { memberId, code }: Looking,
): Promise<Output<typeof contract.packet.value>> {
  const packet = (await findPacket(house.db, code)) ?? refuse('NOT_FOUND');
  const [sender, member] = [
    await findMember(house.db, packet.sender_id),
    await findMember(house.db, memberId),
  ];
  if (!sender || !member) refuse('NOT_FOUND');
  const isOwn = packet.sender_id === memberId;
  if (packet.is_for_team && !isOwn && !isInTeam(sender, member)) refuse('PACKET_TEAM');
  const now = house.clock.now();
  const { takers, own } = await takersOf(house, packet, memberId);
  // Whoever knows the seed knows what comes next.
  const isOver = stateOf(packet, now) !== 'OPEN';
  return {
    ...factsOf(packet, now),
    sender: maskName(sender.username),
    isOwn,
    own,
    takers,
    proof: {
      seedHash: packet.seed_hash,
      seed: isOver ? house.keys.open(packet.seed_sealed) : null,
      total: isOver ? packet.total : null,
    },
  };
}

async function takersOf(house: House, packet: Packet, memberId: bigint) {
  const parts = await house.db
    .selectFrom('promotion_packet_parts')
    .selectAll()
    .where('packet_id', '=', packet.id)
    .orderBy('place')
    .execute();
  const ids = parts.map(({ member_id }) => member_id);
  const names = await usernamesOf(house.db, ids);
  const isWhole = parts.length === packet.parts.length && packet.mode === 'RANDOM';
  const most = parts.reduce((max, { amount }) => (amount > max ? amount : max), 0n);
  const luckiest = parts.findIndex(({ amount }) => amount === most);
  return {
    own: parts.find(({ member_id }) => member_id === memberId)?.amount ?? null,
    takers: parts.map(({ member_id, amount, opened_at }, n) => ({
      name: maskName(names.get(member_id) ?? ''),
      amount,
      at: opened_at.getTime(),
      isLuckiest: isWhole && n === luckiest,
    })),
  };
}
