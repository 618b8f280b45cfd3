import { type Chips, coveredLegs, type TableGame } from '@baize/games';
import { type Money, moneyText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { type Bet, playSettingsOf } from '../../play/index.ts';
import { chipsOf, type KeptChips, keptOf, writeChips } from '../bet-chips.ts';
import { MAX_PAYOUT } from '../tables/table.ts';
import type { LiveRound } from './round.ts';

/** What a bet comes to: its chips go back, or it is paid. */
type Paid = 'void' | { payout: Money; detail: KeptChips };

export function payBet(house: House, round: LiveRound, bet: Bet): Paid {
  const { game } = round.table;
  const result = resultFor(round, bet.currency);
  if (game.isCalledOff?.(result)) return 'void';
  const chips = chipsOf(bet);
  const back = new Map(
    [...chips].map(([id, stake]) => [id, game.spots.get(id)!.back(stake, result)]),
  );
  const won = [...back.values()].reduce((sum, amount) => sum + amount, 0n);
  const uncounted = uncountedStake(house, game, chips, result);
  return {
    payout: won > MAX_PAYOUT ? MAX_PAYOUT : won,
    detail: {
      ...keptOf(bet),
      back: writeChips(new Map([...back].filter(([, amount]) => amount > 0n))),
      ...(uncounted > 0n && { uncounted: moneyText(uncounted) }),
    },
  };
}

/** A pool belongs to a currency: play money never moves the odds of real money. */
function resultFor({ result, pools }: LiveRound, currency: string): unknown {
  return pools ? { ...(result as object), pools: pools[currency] ?? NO_POOLS } : result;
}

const NO_POOLS = { meron: 0n, wala: 0n };

/** Chips that only came back, and those that back nearly every outcome between them, are no play. */
function uncountedStake(house: House, game: TableGame, chips: Chips, result: unknown): Money {
  const isReturned = (id: string) => game.isReturned?.(game.spots.get(id)!, result) ?? false;
  const returned = [...chips].filter(([id]) => isReturned(id));
  const played = new Map([...chips].filter(([id]) => !isReturned(id)));
  const covered = coveredLegs(game.legs(played), playSettingsOf(house).maxCoveragePercent);
  return (
    returned.reduce((sum, [, stake]) => sum + stake, 0n) +
    [...covered].reduce((sum, { stake }) => sum + stake, 0n)
  );
}
