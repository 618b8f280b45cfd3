import type { House } from '../../../platform/house.ts';
import type { MoneyGuard } from '../../cashier/index.ts';
import type { BetGuard } from '../../play/index.ts';
import { BRAND_CURRENCY, type Statement } from '../../wallet/index.ts';
import { settleWithin } from './bonuses.ts';
import { limitedBonuses } from './limited-bonuses.ts';

/** Before money leaves, what a finished bonus lets keep is settled; open turnover holds the rest. */
export const bonusGuard: MoneyGuard = async (tx, { memberId, at }) => {
  await settleWithin(tx, memberId, at);
  return null;
};

const selectLimited: Statement = {
  name: 'promotions-limited',
  text: `select member_id, max_stake, excluded from promotion_bonuses
    where state = 'RUNNING' and member_id = any($1::bigint[])
      and (expires_at is null or expires_at > $2)`,
};

type Limit = readonly [memberId: bigint, maxStake: bigint | null, excluded: string[]];

/** Holds bets to the terms of the bonus that runs. While nobody has such a bonus, nothing is read. */
export const bonusPlay =
  (house: House): BetGuard =>
  async (asks, reader) => {
    const limited = limitedBonuses.of(house).members;
    const asked = asks.filter(
      ({ currency, memberId }) => currency === BRAND_CURRENCY && limited.has(memberId),
    );
    if (asked.length === 0) return asks.map(() => undefined);
    const ids = [...new Set(asked.map(({ memberId }) => memberId))];
    const limits = (await reader.run(selectLimited, [ids, reader.at])) as unknown as Limit[];
    return asks.map(({ memberId, vendor, gameCode, stake, round }) => {
      const own = limits.filter(([id]) => id === memberId);
      const isExcluded = own.some(([, , excluded]) =>
        excluded.some((one) => one === vendor || one === `${vendor}/${gameCode}`),
      );
      if (isExcluded) return 'BONUS_GAME_EXCLUDED';
      const staked = stake + (round?.staked ?? 0n);
      const isAbove = own.some(([, maxStake]) => maxStake !== null && staked > maxStake);
      return isAbove ? 'BONUS_STAKE_LIMIT' : undefined;
    });
  };
