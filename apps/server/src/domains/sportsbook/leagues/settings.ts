import { type Output, sportsbookParts } from '@baize/contract';
import { money } from '@baize/money';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';

export type LeagueSettings = Output<typeof sportsbookParts.leagueSettings>;
export type KeptSettings = { content: LeagueSettings; version: number };

export const shippedSettings: LeagueSettings = {
  isOpen: true,
  minStake: money('1'),
  maxStake: money('5000'),
  maxPayout: money('100000'),
  maxMember: money('50000'),
  maxLiability: money('200000'),
  margins: { result: 10_600, lines: 10_400, score: 12_500, outright: 11_500, live: 200 },
  delaySeconds: 3,
};

const memory = keepInMemory<ReadonlyMap<string, KeptSettings>>({
  channel: 'sportsbook.settings',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('sports_settings').selectAll().execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ league_id, version }) => before.get(league_id)?.version === version);
    if (isSame) return before;
    return new Map(
      rows.map(({ league_id, content, version }) => [
        league_id,
        { content: z.parse(sportsbookParts.leagueSettings, content), version },
      ]),
    );
  },
});

export const followSettings = memory.follow;
export const renewSettings = memory.renew;

export function settingsOf(house: House, leagueId: string): KeptSettings {
  return memory.of(house).get(leagueId) ?? { content: shippedSettings, version: 0 };
}
