import type { Money } from '@baize/money';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';

/** What operators decide about a lottery. */
export type LotterySettings = {
  readonly isOpen: boolean;
  readonly closeBeforeSeconds: number;
  readonly min: Money;
  readonly max: Money;
};

export type KeptSettings = LotterySettings & { readonly changedAt: number };

const memory = keepInMemory<ReadonlyMap<string, KeptSettings>>({
  channel: 'lottery.settings',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('lottery_settings').selectAll().execute();
    if (before.size === 0 && rows.length === 0) return before;
    return new Map(
      rows.map((row) => [
        row.game_code,
        {
          isOpen: row.is_open,
          closeBeforeSeconds: row.close_before_seconds,
          min: row.min_stake,
          max: row.max_stake,
          changedAt: row.changed_at.getTime(),
        },
      ]),
    );
  },
});

export const settingsOf = (house: House) => memory.of(house);
export const followSettings = memory.follow;
export const renewSettings = memory.renew;
