import {
  type blackjackMoves,
  chanceOf,
  playBlackjack,
  shuffleShoe,
  tableGames,
} from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { averageBack, handPays, type Move, replay } from './blackjack.ts';
import { cardOf, shoe } from './live-tables.ts';
import { streamOf } from './stream.ts';

/** A second program, which shares no line with the games, comes to the same cards and the same pay. */
const SHOES = Number(process.env.FAIR_SHOES ?? 4);
/** Hands by the strategy's card: a hundred million take two minutes and come within 0.0003. */
const HANDS = Number(process.env.FAIR_HANDS ?? 200_000);

test('blackjack: every round of a shoe, whatever the seats decide', () => {
  for (let nonce = 1; nonce <= SHOES; nonce += 1) {
    const { cards, first } = shoe(streamOf(`link ${nonce}`, 'public salt', nonce));
    const dealt = shuffleShoe(
      chanceOf({ serverSeed: `link ${nonce}`, clientSeed: 'public salt', nonce }),
      8,
    );
    expect([dealt.burnt, dealt.cards]).toEqual([first, cards.map(cardOf)]);
    const any = streamOf('decisions', 'of people', nonce);
    for (let from = first; from < 416 - 156; ) {
      const seats = [1, 2, 3, 4, 5, 6, 7].filter(() => any() < 0.5);
      if (seats.length === 0) continue;
      const moves = decideAtWill({ cards: dealt.cards, from, seats }, any);
      from += compareRound({ cards, dealt: dealt.cards, from, seats, moves });
    }
  }
});

type Compared = {
  cards: readonly number[];
  dealt: ReturnType<typeof shuffleShoe>['cards'];
  from: number;
  seats: readonly number[];
  moves: ReturnType<typeof decideAtWill>;
};

/** The same cards on every hand, and the same pay; how many of them were used. */
function compareRound({ cards, dealt, from, seats, moves }: Compared): number {
  const { spots } = tableGames.get('blackjack')!;
  const { used, dealer, seats: played } = playBlackjack({ cards: dealt, from, seats, moves });
  const again = replay(cards, from, seats, moves)!;
  expect(again.used).toBe(used);
  expect(again.dealer.map(cardOf)).toEqual(dealer);
  const result = { from, seats, moves, cards: dealt.slice(from, from + used) };
  for (const { seat, hands } of played) {
    const own = again.hands[seat]!;
    expect(own.map((hand) => hand.map(cardOf))).toEqual(hands.map((hand) => hand.cards));
    own.forEach((hand, n) => {
      const spot = spots.get(`${n === 0 ? 'seat' : 'split'}-${seat}`)!;
      const pays = handPays(hand, own.length > 1, again.dealer);
      expect(Number(spot.back(money('10'), result))).toBe(pays * 100_000);
    });
  }
  return used;
}

/** Any legal decision, until nobody is asked any more. */
function decideAtWill(
  round: Omit<Parameters<typeof playBlackjack>[0], 'moves'>,
  any: () => number,
) {
  const moves: (Move & { move: (typeof blackjackMoves)[number]; atMs: number })[] = [];
  for (;;) {
    const { turn } = playBlackjack({ ...round, moves });
    if (!turn) return moves;
    const move = turn.moves[Math.floor(any() * turn.moves.length)]!;
    moves.push({ seat: turn.seats[0]!, move, atMs: 0 });
  }
}

test('hands by the strategy’s card come to the return that was counted', () => {
  const { returnToPlayer } = tableGames.get('blackjack')!.returns()[0]!;
  const back = averageBack(HANDS, mulberry(20_261_116));
  // A hand strays by 1.15 of its chip: four times what so many of them stray by together.
  expect(Math.abs(back - returnToPlayer)).toBeLessThan((4 * 1.15) / Math.sqrt(HANDS));
});

/** A small generator: the same hands in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
