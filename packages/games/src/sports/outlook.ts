import type { Book } from './book.ts';
import { footballChances, footballOutlook } from './football/football-chances.ts';
import { footballOffers } from './football/football-offers.ts';
import type { MatchState } from './match.ts';
import type { Sport, Strengths } from './sports.ts';

type Outlooks = { [Of in Sport]?: (strengths: Strengths[Of], state: MatchState) => Book };

const outlooks: Outlooks = {
  FOOTBALL: (strengths, state) => {
    const outlook = footballOutlook(strengths, state);
    return {
      bestOf: 0,
      offers: () => footballOffers(outlook),
      chances: (market, selection, from) => footballChances(outlook, market, selection, from),
    };
  },
};

/** How a match may go on, as its model sees it: what is offered, and the chances of any bet on it. */
export function outlookOf<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  state: MatchState,
): Book {
  const outlook = outlooks[sport];
  if (!outlook) throw new Error(`No model of ${sport}`);
  return outlook(strengths, state);
}
