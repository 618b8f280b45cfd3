import type { MessageId } from '@baize/i18n';

/** Says words of the portal by their id. */
export type Say = (id: MessageId, values?: Record<string, string | number>) => string;

/**
 * What the rules of a game call a bet, a heading or a prize, in the reader's words: `low, 3 picked`,
 * `split:8-9`, `free spins once in`. Figures, ranges and symbols need none.
 */
export function sayOfGame(say: Say, code: string, told: string): string {
  const own = ownPhrases[code]?.[told];
  if (own) return say(own);
  for (const [pattern, phrase] of patterns) {
    const match = pattern.exec(told);
    if (match) return phrase(say, match.slice(1), code);
  }
  const plain = plainPhrases[told];
  return plain ? say(plain) : told;
}

/** Words that mean something else at one game than at the others. */
const ownPhrases: Record<string, Record<string, MessageId>> = {
  roulette: {
    red: 'games.roulette.red',
    black: 'games.roulette.black',
    green: 'games.word.green',
    odd: 'games.roulette.odd',
    even: 'games.roulette.even',
    low: 'games.roulette.low',
    high: 'games.roulette.high',
    'first-four': 'games.word.firstFour',
  },
  'sic-bo': {
    big: 'games.sicBo.big',
    small: 'games.sicBo.small',
    odd: 'games.sicBo.odd',
    even: 'games.sicBo.even',
    'any-triple': 'games.sicBo.anyTriple',
  },
  plinko: { slot: 'games.word.pocket' },
};

type Phrase = (say: Say, parts: string[], code: string) => string;

const risk = (say: Say, word: string) => say(`games.risk.${word}` as 'games.risk.low');
const counted = (count: string | undefined) => Number(count);
const listed = (numbers: string | undefined) => (numbers ?? '').replaceAll('-', '·');

const patterns: readonly [RegExp, Phrase][] = [
  [
    /^(\d+) (low|medium|high)$/,
    (say, [count, word], code) =>
      say(code === 'wheel' ? 'games.word.segmentsRisk' : 'games.word.rowsRisk', {
        count: counted(count),
        risk: risk(say, word!),
      }),
  ],
  [/^(low|classic|medium|high)$/, (say, [word]) => risk(say, word!)],
  [
    /^(low|classic|medium|high), (\d+) picked$/,
    (say, [word, count]) =>
      say('games.word.picked', { risk: risk(say, word!), count: counted(count) }),
  ],
  [
    /^(under|over) ([\d.]+)$/,
    (say, [side, target]) =>
      say(side === 'under' ? 'games.word.under' : 'games.word.over', { target: target! }),
  ],
  [/^(\d+) mines$/, (say, [count]) => say('games.word.mineCount', { count: counted(count) })],
  [/^out at ([\d.]+)$/, (say, [at]) => say('games.word.outAt', { at: at! })],
  [/^(\d+)\+ in free spins$/, (say, [from]) => say('games.word.inFreeSpins', { from: from! })],
  [/^straight:(\d+)$/, (say, [number]) => say('games.roulette.straight', { number: number! })],
  [
    /^(split|street|trio|corner|line|dozen|column):(.+)$/,
    (say, [kind, numbers]) =>
      say(`games.word.${kind as 'split'}`, {
        numbers: kind === 'line' ? numbers!.replace('-', '–') : listed(numbers),
      }),
  ],
  [
    /^(total|triple|double|single|combination):(.+)$/,
    (say, [kind, what]) => say(`games.sicBo.${kind as 'total'}`, { what: listed(what) }),
  ],
];

const plainPhrases: Record<string, MessageId> = {
  // Headings.
  chances: 'games.word.chances',
  spots: 'games.word.spots',
  pays: 'games.word.pays',
  'line bets': 'games.word.lineBets',
  'fortieths of the bet, times ways': 'games.word.fortieths',
  bets: 'games.word.bets',
  scatter: 'slots.pays.scatter',
  'free spins': 'slots.free.title',
  strips: 'games.word.strips',
  facts: 'slots.pays.facts',
  weights: 'games.word.weights',
  multipliers: 'games.word.multipliers',
  // Columns.
  target: 'games.dice.target',
  multiplier: 'games.multiplier',
  chance: 'games.dice.hits',
  picks: 'games.word.picks',
  segment: 'games.word.segment',
  spot: 'games.word.spot',
  return: 'games.rules.return',
  prize: 'games.word.prize',
  symbol: 'games.word.symbol',
  scatters: 'games.word.scatters',
  spins: 'games.word.spins',
  reel: 'games.word.reel',
  symbols: 'games.word.symbols',
  fact: 'games.word.fact',
  value: 'games.word.value',
  weight: 'games.word.weight',
  'weight in free spins': 'games.word.weightInFreeSpins',
  card: 'games.word.card',
  higher: 'games.hilo.higherOnly',
  lower: 'games.hilo.lowerOnly',
  milliseconds: 'games.word.milliseconds',
  // Bets and prizes.
  'one spin': 'games.word.oneSpin',
  'one card': 'games.word.oneCard',
  'any guesses': 'games.word.anyGuesses',
  'one line': 'games.bingo.oneLine',
  'two or more lines': 'games.bingo.moreLines',
  'four corners': 'games.bingo.corners',
  volatility: 'slots.pays.volatility',
  'very high': 'slots.pays.veryHigh',
  'standard deviation': 'games.word.deviation',
  'free spins once in': 'games.word.freeSpinsOnceIn',
  'largest win': 'slots.pays.most',
};
