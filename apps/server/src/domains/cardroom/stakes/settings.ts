import { cardroomParts, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';

export type StakeSettings = Output<typeof cardroomParts.stakeSettings>;

export type KeptSettings = { content: StakeSettings; version: number };

const memory = keepInMemory<ReadonlyMap<string, KeptSettings>>({
  channel: 'cardroom.settings',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db
      .selectFrom('card_settings')
      .select(['stake_id', 'content', 'version'])
      .execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ stake_id, version }) => before.get(stake_id)?.version === version);
    if (isSame) return before;
    return new Map(
      rows.map(({ stake_id, content, version }) => [
        stake_id,
        { content: z.parse(cardroomParts.stakeSettings, content), version },
      ]),
    );
  },
});

export const settingsOf = (house: House) => memory.of(house);
export const followSettings = memory.follow;
export const renewSettings = memory.renew;
