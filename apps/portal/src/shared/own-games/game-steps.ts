import type { MessageId } from '@baize/i18n';
import { type Say, sayOfGame } from './game-words.ts';

export type GameStepFacts = { step: string; [fact: string]: unknown };

/** A piece of what is told: words, or a symbol of the game that has a picture. */
export type Part = string | { symbol: string };

export type ToldStep = {
  title: string;
  facts: { name: string; value: readonly Part[] }[];
  /** Columns of symbols or figures. */
  board: readonly (readonly string[])[] | undefined;
};

type Tell = { say: Say; number: (value: number) => string; time: (at: number) => string };

/** One step of a bet in the words of its game. */
export function tellStep(tell: Tell, code: string, { step, ...given }: GameStepFacts): ToldStep {
  const { say } = tell;
  const free = Number(given.free ?? 0);
  const title =
    step === 'spin' && free > 0
      ? say('games.word.freeSpin', { number: free })
      : say(titles[step] ?? 'games.word.step');
  const facts = Object.entries(given).filter(([name, value]) => isTold(name, value));
  return {
    title,
    facts: facts.map(([name, value]) => ({
      name: say(names[name] ?? 'games.word.detail'),
      value: partsOf(tell, { code, step, name }, value),
    })),
    board: boardOf(given),
  };
}

/** The guard of the words asks whether each step and fact has a name of its own. */
export const isKnownStep = (step: string) => step in titles;
export const isKnownFact = (name: string) => name in names || UNTOLD.includes(name);

const titles: Record<string, MessageId> = {
  roll: 'games.word.roll',
  fly: 'games.word.fly',
  drop: 'games.word.drop',
  draw: 'games.word.draw',
  spin: 'games.word.spin',
  pay: 'games.word.pay',
  card: 'games.word.yourCard',
  balls: 'games.word.balls',
  board: 'games.word.board',
  tumble: 'games.word.tumble',
  multiply: 'games.word.multiply',
  line: 'games.word.lineWin',
  ways: 'games.word.waysWin',
  scatter: 'slots.pays.scatter',
  freeSpins: 'slots.free.title',
  start: 'games.word.start',
  reveal: 'games.word.reveal',
  skip: 'games.hilo.skip',
  guess: 'games.word.guess',
  bet: 'games.bar.bet',
  cashout: 'games.bar.cashOut',
  crash: 'games.crash.crashed',
  void: 'games.word.void',
  end: 'games.word.end',
};

const names: Record<string, MessageId> = {
  roll: 'games.word.rolled',
  win: 'games.word.won',
  multiplier: 'games.multiplier',
  multiple: 'games.word.paysTimes',
  result: 'games.word.result',
  target: 'games.dice.target',
  path: 'games.word.path',
  slot: 'games.word.pocket',
  drawn: 'games.word.drawn',
  hits: 'games.word.hits',
  index: 'games.word.segment',
  number: 'games.word.number',
  colour: 'games.word.colour',
  spot: 'games.word.spot',
  pays: 'games.word.pays',
  dice: 'games.word.dice',
  total: 'games.word.total',
  balls: 'games.word.balls',
  lines: 'games.word.lines',
  corners: 'games.bingo.corners',
  left: 'games.word.spinsLeft',
  stops: 'games.word.stops',
  capped: 'slots.win.capped',
  line: 'games.word.lineNumber',
  symbol: 'games.word.symbol',
  count: 'games.word.alike',
  awarded: 'games.word.awarded',
  ways: 'games.word.ways',
  wins: 'games.word.wins',
  by: 'games.word.by',
  running: 'games.word.running',
  mines: 'games.mines.count',
  cells: 'games.word.tiles',
  cell: 'games.word.tile',
  mine: 'games.word.mine',
  card: 'games.word.card',
  offers: 'games.word.offers',
  guess: 'games.word.guess',
  round: 'games.verify.roundNumber',
  startsAt: 'games.word.startsAt',
  autoCashout: 'games.crash.wish',
  hash: 'games.verify.link',
};

/** Shown as a board, or said by the title already. */
const UNTOLD = ['board', 'free'];
const EMPTY_WHEN_NONE = ['left', 'capped', 'running', 'by'];

function isTold(name: string, value: unknown): boolean {
  if (UNTOLD.includes(name) || value === null || value === undefined) return false;
  if (name === 'card' && Array.isArray(value)) return false;
  return Boolean(value) || !EMPTY_WHEN_NONE.includes(name);
}

/** Places that the rules count from nought. */
const FROM_NOUGHT = ['cell', 'slot', 'index'];
const TIMES = ['multiplier', 'multiple', 'by', 'running', 'result', 'target', 'autoCashout'];

type Place = { code: string; step: string; name: string };

function partsOf(tell: Tell, place: Place, value: unknown): Part[] {
  const { say, number } = tell;
  const { code, name } = place;
  if (typeof value === 'boolean') return [say(value ? 'games.word.yes' : 'games.word.no')];
  if (name === 'startsAt') return [tell.time(Number(value))];
  if (name === 'symbol') return [{ symbol: String(value) }];
  if (name === 'pays') return [`${value} : 1`];
  if (typeof value === 'number') return [numberOf(number, place, value)];
  if (typeof value === 'string') return [sayOfGame(say, code, value)];
  if (Array.isArray(value)) return listOf(tell, place, value);
  if (isCard(value)) return [cardName(value)];
  return Object.entries(value as object).map(
    ([offer, times]) => `${sayOfGame(say, code, offer)} ${number(Number(times))}×`,
  );
}

function numberOf(number: Tell['number'], { code, name }: Place, value: number): string {
  if (FROM_NOUGHT.includes(name)) return number(value + 1);
  const isTimes = TIMES.includes(name) && !(code === 'dice' && name === 'target');
  return isTimes ? `${number(value)}×` : number(value);
}

function listOf(tell: Tell, place: Place, items: readonly unknown[]): Part[] {
  if (items.length === 0) return ['–'];
  if (place.name === 'path') return [items.map((side) => (side ? '→' : '←')).join(' ')];
  if (place.name === 'wins') return items.flatMap((win) => winParts(tell, win as ToldWin));
  const isPlace = place.name === 'mines' || place.name === 'lines';
  return [items.map((item) => String(isPlace ? Number(item) + 1 : item)).join(' · ')];
}

type ToldWin = { symbol: string; count: number; multiple: number };

const winParts = ({ number }: Tell, { symbol, count, multiple }: ToldWin): Part[] => [
  { symbol },
  `× ${count}: ${number(multiple)}×`,
];

type Card = { rank: number; suit: string };

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS: Record<string, string> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' };

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'rank' in value && 'suit' in value;

const cardName = ({ rank, suit }: Card) => `${RANKS[rank - 1] ?? rank}${SUITS[suit] ?? ''}`;

const BINGO_COLUMN = 5;

/** A board stands by its columns, as reels turn and bingo cards are printed. */
function boardOf({ board, card }: Record<string, unknown>): string[][] | undefined {
  if (Array.isArray(board)) return board as string[][];
  if (!Array.isArray(card)) return undefined;
  const cells = card.map((number) => (number === 0 ? '★' : String(number)));
  return Array.from({ length: cells.length / BINGO_COLUMN }, (_, column) =>
    cells.slice(column * BINGO_COLUMN, (column + 1) * BINGO_COLUMN),
  );
}
