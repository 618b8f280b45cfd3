import type { Return } from '../game.ts';
import { choose, ratio } from '../pay.ts';
import { tableGame } from '../tables/table-game.ts';
import { isNatural, totalOfHand } from './hand.ts';
import { type BlackjackRound, playBlackjack } from './play.ts';
import { basicStrategy, blackjackReturn, blackjackRules } from './rules.ts';
import { blackjackSpots } from './spots.ts';

const { decks, pays, seats } = blackjackRules;

export const blackjack = tableGame<BlackjackRound>({
  code: 'blackjack',
  name: 'Blackjack',
  version: 1,
  category: 'LIVE',
  rules: { ...blackjackRules, strategy: basicStrategy },
  decks,
  seats,
  spots: blackjackSpots,
  story: (round) => {
    const { steps, clockMs } = playBlackjack({ ...round, from: 0 });
    return { steps, lengthMs: clockMs };
  },
  mark: markOf,
  returns: () => [
    { bet: 'seat', ...blackjackReturn, proof: 'exact' },
    { bet: 'behind', ...blackjackReturn, proof: 'exact' },
    pairsReturn(),
    trioReturn(),
    insuranceReturn(),
  ],
});

/** What the dealer came to; nothing where nobody sat. */
function markOf(round: BlackjackRound): string {
  const { dealer } = playBlackjack({ ...round, from: 0 });
  if (dealer.length === 0) return '–';
  if (isNatural(dealer)) return 'BJ';
  const { total } = totalOfHand(dealer);
  return total > 21 ? 'X' : String(total);
}

/** Of the 415 cards that may follow the first one. */
function pairsReturn(): Return {
  const others = decks * 52 - 1;
  const ways: [number, number][] = [
    [decks - 1, pays.pairs.suited],
    [decks, pays.pairs.coloured],
    [2 * decks, pays.pairs.mixed],
  ];
  const hits = ways.reduce((sum, [cards]) => sum + cards, 0);
  const back = ways.reduce((sum, [cards, pay]) => sum + cards * (1 + pay / 1_000), 0);
  return {
    bet: 'pairs',
    returnToPlayer: back / others,
    hitRate: hits / others,
    proof: 'exact',
  };
}

/** Of all ways to take three cards from the shoe. */
function trioReturn(): Return {
  const { trio } = pays;
  const ofCard = BigInt(decks);
  const ofRank = 4 * decks;
  const straights = 12n;
  const suitedTrips = 52n * choose(decks, 3);
  const straightFlush = 4n * straights * ofCard ** 3n;
  const ways: [bigint, number][] = [
    [suitedTrips, trio['suited-trips']],
    [straightFlush, trio['straight-flush']],
    [13n * choose(ofRank, 3) - suitedTrips, trio.trips],
    [straights * BigInt(ofRank) ** 3n - straightFlush, trio.straight],
    [4n * choose(13 * decks, 3) - straightFlush - suitedTrips, trio.flush],
  ];
  const all = choose(52 * decks, 3);
  const hits = ways.reduce((sum, [count]) => sum + count, 0n);
  const back = ways.reduce((sum, [count, pay]) => sum + count * BigInt(1 + pay / 1_000), 0n);
  return {
    bet: 'trio',
    returnToPlayer: ratio(back, all),
    hitRate: ratio(hits, all),
    proof: 'exact',
  };
}

/** Of the cards that may lie under the ace, before any other is known. */
function insuranceReturn(): Return {
  const hitRate = (16 * decks) / (52 * decks - 1);
  return {
    bet: 'insurance',
    returnToPlayer: hitRate * (1 + pays.insurance / 1_000),
    hitRate,
    proof: 'exact',
  };
}
