import {
  type BingoRound,
  type BlackjackRound,
  type Card,
  chanceOfRound,
  crashPoint,
  handsOf,
  linkBefore,
  lotteryKinds,
  shuffleShoe,
  type TableGame,
  tableGames,
} from '@baize/games';

import { rankName } from '../playing-card.tsx';

export { isOfChain } from '@baize/games';

export type SharedRound = { link: string; salt: string; round: number; drawnOn: string };

/** Shared rounds that can be computed anew: the flight, every table and fight, every kind of lottery. */
export const sharedKinds: readonly string[] = [
  'crash',
  ...tableGames.keys(),
  ...lotteryKinds.keys(),
];

/** The number of a table's or a flight's link is enough; a lottery's year may need its day. */
export const needsDay = (kind: string): boolean => lotteryKinds.has(kind);

/** What a link decides, as it was shown: where a flight crashed, what a table dealt, what was drawn. */
export function outcomeOf(kind: string, { drawnOn, ...round }: SharedRound): string {
  const lottery = lotteryKinds.get(kind);
  if (lottery) return lottery.printed(lottery.draw(chanceOfRound(round), drawnOn));
  const table = tableGames.get(kind);
  if (table) return marksOf(table, round).join(' ');
  return `${(crashPoint(round.link, round.salt) / 100).toFixed(2)}×`;
}

export const isTable = (kind: string): boolean => tableGames.has(kind);

type Chain = Omit<SharedRound, 'drawnOn'>;
type Recorded = { hand: number; result: unknown };

/** Whether a table's link comes to what the record of a bet shows of its round. */
export function isAsRecorded(kind: string, chain: Chain, { hand, result }: Recorded): boolean {
  const game = tableGames.get(kind);
  return game !== undefined && isSame(resultOf(game, chain, { hand, result }), result);
}

/** Where seats decide, the record says which cards of the shoe were dealt, and to whom. */
function resultOf(game: TableGame, chain: Chain, { hand, result }: Recorded): unknown {
  const { deal, draw, decks } = game;
  if (game.seats) {
    const dealt = result as BlackjackRound;
    const { cards } = shuffleShoe(chanceOfRound(chain), decks!);
    return { ...dealt, cards: cards.slice(dealt.from, dealt.from + dealt.cards.length) };
  }
  if (deal) return handsOf(shuffleShoe(chanceOfRound(chain), decks!), deal)[hand - 1];
  return draw!(chanceOfRound(chain), chanceOfRound({ ...chain, link: linkBefore(chain.link) }));
}

/** Two values of JSON, whichever order their names stand in. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) =>
      isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}

const SUITS = { diamonds: '♦', hearts: '♥', spades: '♠', clubs: '♣' } as const;

/** Where seats decide, a link fixes the order of the cards: all of them, the burnt ones first. */
const faceText = ({ rank, suit }: Card) => `${rankName(rank)}${SUITS[suit]}`;

/** The balls tell more than what they paid. */
const isBingo = (result: unknown): result is BingoRound =>
  typeof result === 'object' && result !== null && 'balls' in result;

/** A link of a card table decides its whole shoe: one mark for each hand, as on the bead plate. */
function marksOf(game: TableGame, round: Omit<SharedRound, 'drawnOn'>): string[] {
  const { deal, draw, decks } = game;
  if (game.seats) return shuffleShoe(chanceOfRound(round), decks!).cards.map(faceText);
  if (deal) {
    return handsOf(shuffleShoe(chanceOfRound(round), decks!), deal).map((hand) => game.mark(hand));
  }
  const open = chanceOfRound({ ...round, link: linkBefore(round.link) });
  const result = draw!(chanceOfRound(round), open);
  return isBingo(result) ? result.balls.map(String) : [game.mark(result)];
}
