import type { Output, sportsbookBets } from '@baize/contract';
import type { Slip, SlipLeg } from './slip.ts';
import { slipStore } from './slip-store.ts';

type Kept = Pick<
  Output<typeof sportsbookBets.loadSlip.value>,
  'kind' | 'sizes' | 'isEachWay' | 'legs'
>;

/** The legs of a bet or a shared slip, as many as can still be backed, at the prices of now. */
export function repeatSlip(kept: Kept): number {
  // The places of an each-way bet follow from its wins.
  const own = kept.legs.filter(({ eachWayPart }) => eachWayPart === null);
  const legs = own.filter(({ phase }) => phase === 'scheduled' || phase === 'live').map(legOf);
  const next: Pick<Slip, 'legs' | 'mode' | 'sizes' | 'isEachWay'> = {
    legs,
    mode: legs.length === own.length ? kept.kind : legs.length > 1 ? 'PARLAY' : 'SINGLE',
    sizes: kept.sizes,
    isEachWay: kept.isEachWay,
  };
  slipStore.load(next);
  return legs.length;
}

const legOf = (leg: Kept['legs'][number]): SlipLeg => ({
  matchId: leg.matchId,
  market: leg.market,
  selection: leg.selection,
  odds: leg.oddsNow ?? leg.odds,
  sport: leg.sport,
  home: leg.home.name,
  away: leg.away.name,
  leagueName: leg.leagueName,
  startsAt: leg.startsAt,
  ...(leg.runner && { runner: leg.runner.name }),
  ...(leg.season !== null && { season: leg.season }),
});
