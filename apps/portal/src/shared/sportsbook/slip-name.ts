import type { Output, sportsbookBets } from '@baize/contract';
import { type FullCover, fullCovers } from '@baize/games';
import { useCallback } from 'react';
import { ltr } from '../words/ltr.ts';
import { useText } from '../words/use-text.ts';

type Bet = Output<typeof sportsbookBets.bet.value>['bet'];
type Named = Pick<Bet, 'kind' | 'sizes' | 'combinations' | 'isEachWay'> & {
  legs: readonly unknown[];
};

/** What a slip is called: a single, a parlay of so many, a Lucky 15; and whether it is each way. */
export function useSlipName(): (bet: Named) => string {
  const text = useText();
  return useCallback(
    ({ kind, sizes, combinations, isEachWay, legs }) => {
      const count = isEachWay ? legs.length / 2 : legs.length;
      const name =
        kind === 'SINGLE'
          ? text('sportsbook.mode.SINGLE')
          : kind === 'PARLAY'
            ? text('sportsbook.bets.kind.PARLAY', { legs: count })
            : text('sportsbook.slip.systemOf', {
                name: systemName(count, sizes),
                count: combinations,
              });
      return isEachWay ? `${name} · ${text('sportsbook.eachWay')}` : name;
    },
    [text],
  );
}

/** A full cover by its name, any other system by its sizes: two of three are 2/3. */
export function systemName(legs: number, sizes: readonly number[]): string {
  const cover = Object.entries(fullCovers).find(
    ([, one]) => one.legs === legs && one.sizes.join() === sizes.join(),
  );
  return ltr(cover ? COVER_NAMES[cover[0] as FullCover] : `${sizes.join('+')}/${legs}`);
}

/** Names of the trade are the same in every language. */
const COVER_NAMES: Record<FullCover, string> = {
  TRIXIE: 'Trixie',
  PATENT: 'Patent',
  YANKEE: 'Yankee',
  LUCKY_15: 'Lucky 15',
  SUPER_YANKEE: 'Super Yankee',
  LUCKY_31: 'Lucky 31',
  HEINZ: 'Heinz',
  LUCKY_63: 'Lucky 63',
  SUPER_HEINZ: 'Super Heinz',
  GOLIATH: 'Goliath',
};
