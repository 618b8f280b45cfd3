import type { Money } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import { givenByMembers, type MoneyGroup, moneyGroups } from './reasons.ts';

export type PlayFigures = { bets: bigint; stake: Money; validBet: Money; payout: Money };

export type MoneyFigures = Record<MoneyGroup, Money> & {
  depositCount: bigint;
  withdrawalCount: bigint;
};

export const noPlay: PlayFigures = { bets: 0n, stake: 0n, validBet: 0n, payout: 0n };

export const noMoney: MoneyFigures = {
  deposits: 0n,
  depositCount: 0n,
  withdrawals: 0n,
  withdrawalCount: 0n,
  bonuses: 0n,
  rebates: 0n,
  agentPay: 0n,
  jackpots: 0n,
  fees: 0n,
  adjustments: 0n,
};

/** What the house keeps of the stakes. */
export const ggrOf = ({ stake, payout }: Pick<PlayFigures, 'stake' | 'payout'>): Money =>
  stake - payout;

/** What is left of it after everything that was given for it. */
export function ngrOf(play: PlayFigures, money: MoneyFigures): Money {
  const { bonuses, rebates, agentPay, jackpots, fees } = money;
  return ggrOf(play) - bonuses - rebates - agentPay - jackpots + fees;
}

export const PLAY_SUMS = sql`coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(stake), 0)::bigint as stake,
  coalesce(sum(valid_bet), 0)::bigint as "validBet", coalesce(sum(payout), 0)::bigint as payout`;

const groups = Object.keys(moneyGroups) as MoneyGroup[];

/** Each group of reasons as one column, as the house shows it. */
export const MONEY_SUMS: RawBuilder<unknown> = sql.join([
  ...groups.map((group) => {
    const sign = givenByMembers.includes(group) ? sql`-` : sql``;
    return sql`(${sign}coalesce(sum(amount) filter (where reason = any(${moneyGroups[group] as readonly string[]}::text[])), 0))::bigint
      as ${sql.ref(group)}`;
  }),
  sql`coalesce(sum(times) filter (where reason = 'DEPOSIT'), 0)::bigint as "depositCount"`,
  sql`coalesce(sum(times) filter (where reason = 'WITHDRAW_DONE'), 0)::bigint as "withdrawalCount"`,
]);
