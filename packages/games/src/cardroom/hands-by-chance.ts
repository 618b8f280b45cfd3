import { type Chance, pick } from '../chance.ts';
import { type CardGame, type HandResult, isRefused, type Seated } from './card-game.ts';
import { shuffledDeck } from './deck.ts';

/** Whole hands for proofs: everyone who is asked, in an order of chance, does what `choose` says. */
export type PlayedHand<State> = {
  readonly states: readonly State[];
  readonly moves: readonly { readonly seat: number; readonly move: unknown }[];
  readonly result: HandResult;
};

const ENDLESS = 2_000;

export function playHand<State>(
  game: Pick<CardGame, 'deal' | 'toMove' | 'apply' | 'result' | 'cards'>,
  terms: { rules: unknown; seats: readonly Seated[]; lead?: number | undefined },
  choose: (state: State, seat: number) => unknown,
  chance: Chance,
): PlayedHand<State> {
  const deck = shuffledDeck(chance, game.cards);
  let state = game.deal({ ...(terms as Parameters<typeof game.deal>[0]), deck });
  const states = [state];
  const moves: { seat: number; move: unknown }[] = [];
  for (let asked = game.toMove(state); asked.length > 0; asked = game.toMove(state)) {
    const seat = asked[pick(chance, asked.length)]!;
    const move = choose(state as State, seat);
    const next = game.apply(state, seat, move);
    if (isRefused(next)) throw new Error(`${next.refused}: ${JSON.stringify(move)}`);
    state = next;
    states.push(state);
    moves.push({ seat, move });
    if (moves.length > ENDLESS) throw new Error('The hand does not end');
  }
  return { states: states as State[], moves, result: game.result(state)! };
}
