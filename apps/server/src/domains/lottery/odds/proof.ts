import type { lotteryOddsOperator as contract, Output } from '@baize/contract';
import { type LotteryPlay, returnsOf } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { findLottery } from '../lotteries.ts';
import { HIGHEST_RETURN, readWanted, termsBy } from './change-odds.ts';
import { type OddsVersion, oddsNow } from './odds.ts';

type Proof = Output<typeof contract.proveOdds.value>['list'][number];
type Prices = Pick<OddsVersion, 'odds' | 'groups'>;

/** The return of every line of every play, counted from its ways, before anything goes live. */
export function proveOdds(
  house: House,
  { gameCode, odds, groups }: Output<typeof contract.proveOdds.input>,
): { list: Proof[] } {
  const lottery = findLottery(gameCode);
  const now = oddsNow(house, lottery);
  const wanted = { odds: readWanted(lottery, odds), groups: groups ?? now.groups };
  return { list: lottery.kind.plays.flatMap((play) => proofOf(play, now, wanted)) };
}

/** Lines that have the same returns stand together under their first. */
function proofOf(play: LotteryPlay, now: Prices, wanted: Prices): Proof[] {
  const before = returnsBy(play, now);
  const after = returnsBy(play, wanted);
  const rows = before.map(({ bet, hitRate, ...one }, n): Proof => {
    const other = { lowest: after[n]!.lowest, highest: after[n]!.highest };
    return {
      play: play.code,
      mode: play.mode,
      bet,
      hitRate,
      now: one,
      wanted: other,
      isChanged: one.lowest !== other.lowest || one.highest !== other.highest,
      isTooHigh: other.highest > HIGHEST_RETURN,
    };
  });
  const seen = new Set<string>();
  return rows.filter(({ hitRate, now: one, wanted: other }) => {
    const name = JSON.stringify([hitRate, one, other]);
    return !seen.has(name) && seen.add(name);
  });
}

function returnsBy(play: LotteryPlay, { odds, groups }: Prices) {
  if (play.mode !== 'LOTT') {
    return returnsOf(play, termsBy(play, odds)).map(({ bet, hitRate, returnToPlayer }) => ({
      bet,
      hitRate,
      lowest: returnToPlayer,
      highest: returnToPlayer,
    }));
  }
  const high = returnsOf(play, { group: groups.highest });
  return returnsOf(play, { group: groups.lowest }).map(({ bet, hitRate, returnToPlayer }, n) => ({
    bet,
    hitRate,
    lowest: returnToPlayer,
    highest: high[n]!.returnToPlayer,
  }));
}
