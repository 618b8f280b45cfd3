import { cardroomLobby } from '@baize/contract';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { cardsOfMember } from '../../../platform/realtime/publish.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { showTable } from './show-table.ts';
import { tileOf } from './tile.ts';

export const LOBBY = 'cards:lobby';
export const topicOf = (tableId: bigint) => `cards:${tableId}`;

/** Everyone at a table is shown it with their own eyes, onlookers with none. */
export async function tellTable(house: House, table: OpenTable): Promise<void> {
  const { realtime } = house;
  const tableId = String(table.id);
  const left = { kind: 'closed', tableId, table: null };
  for (const memberId of table.gone) realtime.publish(cardsOfMember(memberId), left);
  if (table.closedAt !== null) {
    realtime.publish(topicOf(table.id), left);
    return tellLobby(house, table);
  }
  const own = table.seats.flatMap(({ memberId }) => (memberId === null ? [] : [BigInt(memberId)]));
  const eyes = [
    // A room with a code has no onlookers.
    ...(table.code === null ? [{ topic: topicOf(table.id), memberId: null }] : []),
    ...own.map((memberId) => ({ topic: cardsOfMember(memberId), memberId })),
  ].filter(({ topic }) => isSpokenOn(house, topic));
  for (const { topic, memberId } of eyes) {
    const shown = {
      kind: 'table',
      tableId,
      table: await showTable(house, table, memberId),
    } as const;
    realtime.publish(topic, z.encode(cardroomLobby.tableMessage, shown));
  }
  tellLobby(house, table);
}

/** Whoever hears nothing needs no picture drawn; other servers may have listeners of their own. */
const isSpokenOn = ({ fanout, realtime }: House, topic: string) =>
  fanout.isShared || realtime.isHeard(topic);

function tellLobby(house: House, table: OpenTable): void {
  if (table.code !== null || !isSpokenOn(house, LOBBY)) return;
  const { id, stake, currency, closedAt } = table;
  house.realtime.publish(LOBBY, {
    kind: closedAt === null ? 'tile' : 'gone',
    tableId: String(id),
    stakeId: stake.id,
    currency,
    tile: closedAt === null ? tileOf(table) : null,
  });
}
