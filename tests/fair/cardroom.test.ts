import {
  type CardGame,
  type CardGameCode,
  cardGames,
  chanceOf,
  chanceOfHand,
  isRefused,
  shuffledDeck,
} from '@baize/games';
import { expect, test } from 'vitest';
import { deckOfHand } from './card-hands.ts';
import { thirteenHand } from './card-rows.ts';
import { bigTwoHand, douDizhuHand, tienLenHand } from './card-shedding.ts';
import { holdemHand, type Made, niuNiuHand, type Told } from './card-tables.ts';

/** A second program, which shares no line with the games, comes to the same deck and the same money. */
const HANDS = Math.ceil(Number(process.env.FAIR_BETS ?? 150) / 10);
const BASE = 12_300;

type Hand = {
  deck: number[];
  seats: { seat: number; stack: number }[];
  made: Made[];
  told: Told[];
};

/** A hand that bots and sleepers play, on a deck of committed seeds. */
function handOf(code: CardGameCode, number: number): Hand {
  const game: CardGame = cardGames.get(code)!;
  const chance = chanceOf({ serverSeed: `moods of ${code}`, clientSeed: 'fair', nonce: number });
  const count = game.seats.min + (number % (Math.min(5, game.seats.max) - game.seats.min + 1));
  const seats = Array.from({ length: count }, (_, n) => {
    return { seat: n * 2 + 1, stack: (1 + Math.floor(chance() * 400)) * 5_700 };
  });
  const clientSeeds = seats.map(({ seat }) => ({ seat, seed: `seed of ${seat}` }));
  const deck = shuffledDeck(
    chanceOfHand({ serverSeed: 'server', clientSeeds, hand: number }),
    game.cards,
  );
  const rules = game.rulesFor({ base: BASE, rakeBp: 500 });
  let state = game.deal({
    rules,
    seats,
    deck,
    lead: code === 'holdem' ? seats.at(-1)!.seat : undefined,
  });
  const made: Made[] = [];
  for (let asked = game.toMove(state); asked.length > 0; asked = game.toMove(state)) {
    const seat = asked[0]!;
    const isAsleep = chance() < 0.15;
    const move = isAsleep ? game.timeout(state, seat) : game.bot(game.view(state, seat), chance);
    made.push({ seat, move });
    const next = game.apply(state, seat, move);
    if (isRefused(next)) throw new Error(next.refused);
    state = next;
  }
  const seeds = seats.map(({ seat }): [number, string] => [seat, `seed of ${seat}`]);
  expect(deck).toEqual(deckOfHand('server', seeds, number, game.cards));
  return { deck, seats, made, told: [...game.result(state)!.seats] };
}

const again: Partial<Record<CardGameCode, (hand: Hand) => Told[]>> = {
  holdem: ({ deck, seats, made }) =>
    holdemHand(
      deck,
      seats.map(({ seat, stack }) => [seat, stack]),
      BASE,
      made,
    ),
  'niu-niu': ({ deck, seats, made }) =>
    niuNiuHand(
      deck,
      seats.map(({ seat }) => seat),
      BASE,
      made,
    ),
  'thirteen-cards': ({ seats, made }) =>
    thirteenHand(
      seats.map(({ seat }) => seat),
      BASE,
      made,
    ),
  'tien-len': ({ deck, seats, made }) =>
    tienLenHand(
      deck,
      seats.map(({ seat }) => seat),
      BASE,
      made,
    ),
  'big-two': ({ deck, seats, made }) =>
    bigTwoHand(
      deck,
      seats.map(({ seat }) => seat),
      BASE,
      made,
    ),
  'dou-dizhu': ({ seats, made }) =>
    douDizhuHand(
      seats.map(({ seat }) => seat),
      BASE,
      made,
    ),
};

test.each(Object.entries(again))(
  '%s: every hand and what every seat is paid',
  (code, recompute) => {
    for (let number = 1; number <= HANDS; number += 1) {
      const hand = handOf(code as CardGameCode, number);
      expect([number, hand.told]).toEqual([number, recompute(hand)]);
    }
  },
);
