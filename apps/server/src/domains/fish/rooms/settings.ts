import { fishParts, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';

export type RoomSettings = Output<typeof fishParts.roomSettings>;

type KeptSettings = { content: RoomSettings; version: number };

const memory = keepInMemory<ReadonlyMap<string, KeptSettings>>({
  channel: 'fish.settings',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('fish_settings').selectAll().execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ room, version }) => before.get(room)?.version === version);
    if (isSame) return before;
    return new Map(
      rows.map(({ room, content, version }) => [
        room,
        { content: z.parse(fishParts.roomSettings, content), version },
      ]),
    );
  },
});

export const settingsOf = (house: House) => memory.of(house);
export const followSettings = memory.follow;
export const renewSettings = memory.renew;
