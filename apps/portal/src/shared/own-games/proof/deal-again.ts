import type { cardroomLobby, Output } from '@baize/contract';
import {
  type CardGameCode,
  cardGames,
  chanceOf,
  chanceOfHand,
  hashOfSeed,
  isRefused,
  shuffledDeck,
} from '@baize/games';

type PastHand = Output<typeof cardroomLobby.findHand.value>;

export type DealtAgain = {
  /** The seed is the one whose hash was shown before the hand. */
  isSeedEqual: boolean;
  /** Every move was allowed, one after another, on the cards that the seeds give. */
  isPlayable: boolean;
  /** The same money came of it for every seat. */
  isResultEqual: boolean;
  deck: readonly number[];
};

/** The hand once more, here, by the code that dealt it: nothing is asked of anyone. */
export function dealAgain(hand: PastHand): DealtAgain | undefined {
  const game = cardGames.get(hand.game);
  if (!game) return undefined;
  const { serverSeed, serverSeedHash, clientSeeds } = hand.proof;
  const chance = chanceOfHand({ serverSeed, clientSeeds, hand: hand.number });
  const deck = shuffledDeck(chance, game.cards);
  const state = playAgain(game, hand, deck);
  const result = state === undefined ? undefined : game.result(state);
  return {
    isSeedEqual: hashOfSeed(serverSeed) === serverSeedHash,
    isPlayable: state !== undefined,
    isResultEqual: result?.seats.every((seat) => isAsTold(seat, hand)) ?? false,
    deck,
  };
}

type Seeds = { game: string; serverSeed: string; clientSeeds: string; hand: number };

/** The deck of a game from the house's seed and those of all seats, joined as they were published. */
export function deckOfSeeds({ game, serverSeed, clientSeeds, hand }: Seeds): number[] {
  const cards = cardGames.get(game as CardGameCode)?.cards ?? 0;
  return shuffledDeck(chanceOf({ serverSeed, clientSeed: clientSeeds, nonce: hand }), cards);
}

type Game = NonNullable<ReturnType<typeof cardGames.get>>;

function playAgain(game: Game, hand: PastHand, deck: readonly number[]): unknown {
  const { rules, lead } = hand;
  const seats = hand.seats.map(({ seat, atRisk }) => ({ seat, stack: Number(atRisk) }));
  try {
    let state = game.deal({ rules: rules as never, seats, deck, lead: lead ?? undefined });
    for (const { seat, move } of hand.moves) {
      const next = game.apply(state, seat, move);
      if (isRefused(next)) return undefined;
      state = next;
    }
    return state;
  } catch {
    return undefined;
  }
}

type SeatMoney = { seat: number; putIn: number; won: number; rake: number };

function isAsTold({ seat, putIn, won, rake }: SeatMoney, { outcomes }: PastHand): boolean {
  const told = outcomes.find((one) => one.seat === seat);
  return (
    told !== undefined &&
    told.putIn === BigInt(putIn) &&
    told.won === BigInt(won) &&
    told.rake === BigInt(rake)
  );
}
