import type { Output, sportsbookFixtures } from '@baize/contract';
import { isOfChain, reduceMatch, type Sport, type Strengths, simulateMatch } from '@baize/games';

export type MatchProof = Pick<
  Output<typeof sportsbookFixtures.match.value>,
  'match' | 'events' | 'result' | 'proof'
>;

export type MatchCheck = {
  /** Whether the seed leads back to what was committed to before the season's first bet. */
  isOfChain: boolean;
  /** Whether the match played again is what was told, event by event and in its score. */
  isSame: boolean;
  events: number;
  home: number;
  away: number;
};

/** Plays a virtual match again from its seed; nothing before the seed is shown. */
export function checkMatch({ match, events, result, proof }: MatchProof): MatchCheck | undefined {
  if (!proof?.hash || !result) return undefined;
  const { hash, salt, nonce, link, commitment, strengths } = proof;
  const sport: Sport = match.sport;
  const seed = { link: hash, salt, round: nonce };
  const again = simulateMatch(sport, strengths as Strengths[Sport], seed);
  const { home, away } = reduceMatch(sport, again);
  const isTold = again.every((event, n) => {
    const told = events[n];
    const { seq, at, kind, side, value } = event;
    return (
      told?.seq === seq &&
      told.at === at &&
      told.kind === kind &&
      told.side === side &&
      told.value === value
    );
  });
  return {
    isOfChain: isOfChain({ round: link, link: hash }, { round: 0, link: commitment }),
    isSame:
      isTold && again.length === events.length && result.home === home && result.away === away,
    events: again.length,
    home,
    away,
  };
}
