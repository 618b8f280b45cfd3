import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';

/** How a member is treated: a share of every limit, and seconds added to the delay in play. */
export type Factor = {
  stakePercent: number;
  delaySeconds: number;
  reason: string;
  version: number;
};

const USUAL: Factor = { stakePercent: 100, delaySeconds: 0, reason: '', version: 0 };

const memory = keepInMemory<ReadonlyMap<bigint, Factor>>({
  channel: 'sportsbook.factors',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('sports_factors').selectAll().execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ member_id, version }) => before.get(member_id)?.version === version);
    if (isSame) return before;
    return new Map(
      rows.map((row) => [
        row.member_id,
        {
          stakePercent: row.stake_percent,
          delaySeconds: row.delay_seconds,
          reason: row.reason,
          version: row.version,
        },
      ]),
    );
  },
});

export const followFactors = memory.follow;
export const renewFactors = memory.renew;
export const factorOf = (house: House, memberId: bigint): Factor =>
  memory.of(house).get(memberId) ?? USUAL;
