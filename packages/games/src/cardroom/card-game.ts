import type { Chance } from '../chance.ts';
import type { DeckCard } from './deck.ts';

export type CardGameCode =
  | 'holdem'
  | 'niu-niu'
  | 'thirteen-cards'
  | 'tien-len'
  | 'big-two'
  | 'dou-dizhu'
  | 'xiangqi';

/** What every table says: its unit of stake in 1/10,000 (hold'em: the big blind), and its rake in 1/10,000. */
export type StakeRules = { readonly base: number; readonly rakeBp: number };

/** Who is dealt in. Seats have any numbers; a higher one sits to the left of a lower one. */
export type Seated = { readonly seat: number; readonly stack: number };

export type Deal<Rules> = {
  readonly rules: Rules;
  readonly seats: readonly Seated[];
  /** All `cards` of the game, in the order in which they come: `shuffledDeck`. */
  readonly deck: readonly DeckCard[];
  /** `nextLead` of the last hand at this table; a table's first hand has none. */
  readonly lead?: number | undefined;
};

/** An expected no; the state stays as it was. */
export type MoveFault =
  /** The hand is over, or another seat is asked. */
  | 'not-your-turn'
  /** No move of this game, whoever makes it. */
  | 'malformed'
  /** A move of this game, which the rules do not allow now. */
  | 'not-allowed'
  /** Cards that are nothing together. */
  | 'no-play'
  /** A play that is not higher than what lies there. */
  | 'too-low'
  /** The very first play is made without the lowest card. */
  | 'without-lowest'
  /** Whoever leads cannot pass. */
  | 'must-lead'
  /** It would leave one's own general in check. */
  | 'in-check';
export type MoveRefused = { readonly refused: MoveFault };

/** Money of one seat, in 1/10,000: over all seats, `putIn` is `won` and `rake` together. */
export type SeatResult = {
  readonly seat: number;
  /** What it lost or risked, without what nobody called. */
  readonly putIn: number;
  /** What comes back to it, its own part included, after rake. */
  readonly won: number;
  /** What was kept of its winnings. */
  readonly rake: number;
};

export type HandResult = {
  readonly seats: readonly SeatResult[];
  /** Cards that everybody may see now. */
  readonly shown: readonly { readonly seat: number; readonly cards: readonly DeckCard[] }[];
  /** Who leads the next hand at this table: button, first bidder, last winner, red. */
  readonly nextLead: number;
};

/** What every view holds; a game adds its own. */
export type TableView<Options> = {
  /** Whose eyes these are; null for an onlooker. */
  readonly seat: number | null;
  readonly toMove: readonly number[];
  /** What this seat may do now; null when it is not asked. */
  readonly options: Options | null;
  /** Null until the hand is over. */
  readonly result: HandResult | null;
};

/**
 * The one face of every game at a card table. States, moves and views are plain JSON, money is whole
 * numbers in 1/10,000; there is no time and no chance inside. A hand is its deal and its moves.
 */
export type CardGame<
  Rules extends StakeRules = StakeRules,
  State = unknown,
  Move = unknown,
  View extends TableView<unknown> = TableView<unknown>,
> = {
  readonly code: CardGameCode;
  readonly version: number;
  /** How many cards a deck of this game has. */
  readonly cards: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a seat usually has for one move. */
  readonly turnSeconds: number;
  /** The rules of a table at these stakes. */
  rulesFor(stakes: StakeRules): Rules;
  /** What a seat must have at risk to be dealt in, among so many; hold'em plays with its whole stack. */
  greatestLoss(rules: Rules, seated: Seated, seats: number): number;
  deal(deal: Deal<Rules>): State;
  /** Seats that may act now, several at once in some games; none when the hand is over. */
  toMove(state: State): readonly number[];
  /** What a seat may do now, for its screen; null when it is not asked. */
  legal(state: State, seat: number): View['options'];
  /** The state after a move; whatever is sent, it never throws. */
  apply(state: State, seat: number, move: unknown): State | MoveRefused;
  /** What is done for a seat that is asked and does not act. */
  timeout(state: State, seat: number): Move;
  /** Only what that seat, or an onlooker, may know. */
  view(state: State, seat: number | null): View;
  /** Undefined until the hand is over. */
  result(state: State): HandResult | undefined;
  /** Its bot looks at so much for a move that nobody should wait for it on a server's own thread. */
  readonly thinksLong?: true;
  /** Plays decently from its own view alone; asked only when `options` are there. */
  bot(view: View, chance: Chance): Move;
};

export function isRefused(answer: unknown): answer is MoveRefused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
