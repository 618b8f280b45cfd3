import type { House } from '../../../platform/house.ts';
import type { Bet } from '../bets.ts';

/** What a bet was on, in one line for lists. */
export type BetWords = {
  issue: string;
  play: string;
  content: string;
  /** Plays that have names of their own: the kind of lottery and the play, `ssc.five-direct`. */
  plays?: readonly string[];
  /** Of a lottery's ticket: how its prizes are found, and the prize group where they go by one. */
  prizeMode?: string;
  group?: number | null;
  /** Decimal odds of the whole, where it has any, and what it is made of. */
  odds?: number | undefined;
  parts?: readonly BetPart[];
};

export type BetPart = {
  matchId: string;
  market: string;
  selection: string;
  odds: number;
  result: string | null;
};

/** Says what a bet of its own games was on; undefined for any other. */
export type DescribeBet = (bet: Bet) => BetWords | undefined;

const MAX_LETTERS = 500;

/** The game itself knows best; else what was chosen is told as it was sent. */
export function wordsOf(house: House, bet: Bet): BetWords {
  for (const describe of house.contributed('betWords')) {
    const words = describe(bet);
    if (words) return { ...words, content: words.content.slice(0, MAX_LETTERS) };
  }
  const content = plainText(bet.choice).slice(0, MAX_LETTERS);
  return { issue: bet.roundId ?? '', play: bet.gameCode, content };
}

/** `target 49.5, side under`: names and values of a choice, whatever its shape. */
function plainText(choice: unknown): string {
  if (typeof choice !== 'object' || choice === null) return choice == null ? '' : String(choice);
  const parts = Object.entries(choice).map(([name, value]) => {
    const text = plainText(value);
    return Array.isArray(choice) ? text : `${name} ${text}`.trimEnd();
  });
  return parts.join(', ');
}
