import { lotteryKinds, tableGames } from '@baize/games';
import { expect, test } from 'vitest';
import cardroom from '../../../../../packages/i18n/src/locales/en/cardroom.json' with {
  type: 'json',
};
import fish from '../../../../../packages/i18n/src/locales/en/fish.json' with { type: 'json' };
import games from '../../../../../packages/i18n/src/locales/en/games.json' with { type: 'json' };
import live from '../../../../../packages/i18n/src/locales/en/live.json' with { type: 'json' };
import lottery from '../../../../../packages/i18n/src/locales/en/lottery.json' with {
  type: 'json',
};
import tickets from '../../../../../packages/i18n/src/locales/en/tickets.json' with {
  type: 'json',
};
import { nameOfSpot } from '../own-games/spot-names.ts';
import { sayBet } from './bet-words.ts';
import { lotteryKindOf, sayWholeSpot } from './lottery-words.ts';

const english: Record<string, string> = {
  ...cardroom,
  ...fish,
  ...games,
  ...live,
  ...lottery,
  ...tickets,
};
/** Marks what was said by an id that exists. */
const say = (id: string) => (id in english ? `«${id}»` : id);
const NUMBERS_ONLY = ['money-wheel'];

test.each([...tableGames].filter(([code]) => !NUMBERS_ONLY.includes(code)))(
  'every place of %s has a name in the reader’s words',
  (code, { spots }) => {
    const names = [...spots.keys()].map((id) => nameOfSpot(say, code, id));
    expect(names.filter((name) => !/^«.+»( [\d· ]+)?$/.test(name))).toEqual([]);
  },
);

test.each([...lotteryKinds])(
  'every play and place of %s has its words in a list of bets',
  (code, kind) => {
    for (const play of kind.plays) {
      const spots = play.form.kind === 'spots' ? play.form.spots : [];
      const told = sayBet(say, {
        gameCode: `${code}-1`,
        gameType: 'LOTT',
        playName: play.code,
        betContent: spots.join(' | '),
      });
      expect(told.play).toBe(`«lottery.play.${code}.${play.code}.name»`);
      expect(told.content).toBe(spots.map((spot) => sayWholeSpot(say, spot)).join(' | '));
      expect(told.content).not.toMatch(/(^|[^«])tickets\./);
    }
  },
);

test('the centre of Vietnam plays by the rules of the south, and who draws elsewhere by those of the kind', () => {
  expect(['vn-central-2', 'vn-central', 'mark6-hk', '4d', 'ssc-1'].map(lotteryKindOf)).toEqual([
    'vn-south',
    'vn-south',
    'mark6',
    '4d',
    'ssc',
  ]);
});

/** Says the last word of an id, and the values it is said with. */
const spoken = (id: string, values: object = {}) =>
  [id.slice(id.lastIndexOf('.') + 1), ...Object.values(values)].join(' ');

test.each([
  ['LIVE', 'baccarat-jade', 'baccarat', 'banker-pair 2.00, tie 5.00', 'banker-pair 2.00, tie 5.00'],
  ['LIVE', 'roulette-swift', 'live-roulette', 'straight:7 4.00', 'straight 7 4.00'],
  ['PVP', 'holdem', 'holdem', 'holdem-low, table 1, hand 31, rake 0.3', 'low, number 1'],
  ['PVP', 'holdem', 'holdem', 'holdem-sng-high, sit-and-go 7, place 1 of 6', 'high, number 7'],
  ['FISH', 'fish-reef', 'fish-reef', '3 × 0.1, clownfish ×2', '3 × 0.1, clownfish ×2'],
  ['RNG', 'wheel', 'wheel', 'risk medium, segments 20', 'segmentsRisk 20 medium'],
  ['RNG', 'plinko', 'plinko', 'risk low, rows 8', 'rowsRisk 8 low'],
  ['RNG', 'dice', 'dice', 'side under, target 49.5', 'under 49.5'],
  ['RNG', 'limbo', 'limbo', 'target 3', '×3'],
  ['RNG', 'keno', 'keno', 'risk low, picks 3, 11, 24', 'low: 3, 11, 24'],
  ['RNG', 'mines', 'mines', 'mines 3', 'mineCount 3'],
  ['RNG', 'sic-bo', 'sic-bo', 'spots big 6, any-triple 3', 'big 6, anyTriple 3'],
  ['RNG', 'koi-moon', 'koi-moon', '', ''],
])('a bet of %s on %s is told in words', (gameType, gameCode, playName, betContent, content) => {
  const told = sayBet(spoken, { gameCode, gameType, playName, betContent });
  expect(told).toEqual({ play: '', content });
});

test('what others sent stays as they sent it', () => {
  const bet = { gameCode: 'x', gameType: 'LOTT', playName: 'tail-end', betContent: 'a-b 7' };
  expect(sayBet(say, bet)).toEqual({ play: 'tail-end', content: 'a-b 7' });
});
