import type { promotionsPackets as contract, Output } from '@baize/contract';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Packet } from '../tables.ts';

export type PacketState = Output<typeof contract.packet.value>['state'];

export const findPacket = (db: Database | Transaction, code: string): Promise<Packet | undefined> =>
  db
    .selectFrom('promotion_packets')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();

/** By its number, for as long as the transaction lasts: after the cash of whoever it is about. */
export const lockPacket = (tx: Transaction, id: bigint): Promise<Packet> =>
  tx
    .selectFrom('promotion_packets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Its time holds to the instant, whether or not the rest has gone back yet. */
export function stateOf({ opened, parts, expires_at }: Packet, at: Date): PacketState {
  if (opened === parts.length) return 'EMPTY';
  return expires_at > at ? 'OPEN' : 'RETURNED';
}

export function factsOf(packet: Packet, at: Date) {
  return {
    code: packet.code,
    mode: packet.mode,
    isForTeam: packet.is_for_team,
    greeting: packet.greeting,
    count: packet.parts.length,
    opened: packet.opened,
    state: stateOf(packet, at),
    sentAt: packet.sent_at.getTime(),
    expiresAt: packet.expires_at.getTime(),
  };
}

export function sumsOf({ total, taken, returned }: Packet) {
  return { total, taken, returned };
}
