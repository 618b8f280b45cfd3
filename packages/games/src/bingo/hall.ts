import type { Chance } from '../chance.ts';
import type { Return } from '../game.ts';
import { type Story, type TableSpot, tableGame } from '../tables/table-game.ts';
import { drawBalls, drawCard, judgeCard } from './draw.ts';
import { bingoHitRate, bingoReturn } from './return-to-player.ts';
import { bingoRules } from './rules.ts';

/** The cards that hang on the wall of the hall, and the balls that were drawn for all of them. */
export type BingoRound = { cards: number[][]; balls: number[] };

const CARDS = 12;
const BALL_MS = 800;
const LAST_MS = 3_000;
const { pays } = bingoRules;

const numbers = Array.from({ length: CARDS }, (_, at) => at + 1);

/** The cards of a round, from what was public before the first bet. */
const drawCards = (open: Chance): number[][] => numbers.map(() => drawCard(open));

export const bingoCardOf = (spot: string): number => Number(spot.split('-')[1]);

const cardSpot = (number: number): TableSpot<BingoRound> => ({
  id: `card-${number}`,
  kind: 'card',
  share: 1,
  back: (stake, { cards, balls }) => stake * BigInt(judgeCard(cards[number - 1]!, balls).multiple),
});

const spots = new Map(numbers.map((number) => [`card-${number}`, cardSpot(number)]));

const multiplesOf = ({ cards, balls }: BingoRound) =>
  cards.map((card) => judgeCard(card, balls).multiple);

/** Bingo as one round for the whole hall: everyone sees the same cards, and the same balls fall for all. */
export const bingoHall = tableGame<BingoRound>({
  code: 'bingo-hall',
  name: 'Bingo Hall',
  version: 1,
  category: 'LIVE',
  rules: { ...bingoRules, cards: CARDS, best: { card: pays.moreLines + pays.corners } },
  spots,
  foretell: (open) => ({ cards: drawCards(open) }),
  draw: (chance, open) => ({ cards: drawCards(open), balls: drawBalls(chance) }),
  story,
  mark: (round) => String(Math.max(...multiplesOf(round))),
  returns: () => [...spots.keys()].map((bet) => ({ bet, ...oneCard() })),
});

const counted: Omit<Return, 'bet'>[] = [];

/** All cards are alike, and counting one takes a while: it is done once. */
function oneCard(): Omit<Return, 'bet'> {
  counted[0] ??= {
    returnToPlayer: bingoReturn(),
    hitRate: bingoHitRate(),
    proof: 'exact',
  };
  return counted[0];
}

/** Ball after ball, then which cards have won. */
function story(round: BingoRound): Story {
  const end = round.balls.length * BALL_MS;
  const multiples = multiplesOf(round);
  return {
    steps: [
      ...round.balls.map((ball, at) => ({ step: 'ball', atMs: at * BALL_MS, ball })),
      { step: 'result', atMs: end, multiples },
    ],
    lengthMs: end + LAST_MS,
  };
}
