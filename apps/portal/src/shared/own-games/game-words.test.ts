import { type Chance, crash, type GameRules, gameRules, sharedGames } from '@baize/games';
import type { MessageId } from '@baize/i18n';
import { expect, test } from 'vitest';
import games from '../../../../../packages/i18n/src/locales/en/games.json' with { type: 'json' };
import slots from '../../../../../packages/i18n/src/locales/en/slots.json' with { type: 'json' };
import { type GameStepFacts, isKnownFact, isKnownStep, tellStep } from './game-steps.ts';
import { sayOfGame } from './game-words.ts';

const english: Record<string, string> = { ...games, ...slots };

/** Marks what was said by an id that exists, and nothing else. */
const say = (id: MessageId) => (id in english ? `«${id}»` : `missing ${id}`);
const isSaid = (words: string) => /^«.+»$/.test(words);
/** Figures, ranges, ranks and the symbols of reels are the same in every language. */
const isPlain = (told: string) =>
  /^[\d–+., /-]+$/.test(told) || /^([WSMAKQJT]|[HLP]\d|10)( ([WSMAKQJT]|[HLP]\d))*$/.test(told);

const everyGame = [...gameRules.values(), ...sharedGames.values()];

test.each(everyGame.map((game) => [game.code, game] as const))(
  'every heading, bet and prize of %s has its words',
  (code, game) => {
    const told = [
      ...game.returns().map(({ bet }) => bet),
      ...game.describe().flatMap(({ key, columns, rows }) => [key, ...columns, ...rows.flat()]),
    ].filter((one): one is string => typeof one === 'string' && !isPlain(one));
    expect(told.filter((one) => !isSaid(sayOfGame(say, code, one)))).toEqual([]);
  },
);

/** Any stream will do, as long as it is the same each time. */
function chanceOf(seed: number): Chance {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const ACTIONS: Record<string, unknown[]> = {
  mines: [{ action: 'reveal', cell: 1 }, { action: 'reveal', cell: 2 }, { action: 'cashout' }],
  hilo: [{ action: 'skip' }, { action: 'higher' }, { action: 'lower' }, { action: 'cashout' }],
};

function playedSteps({ code, usualChoice, ...game }: GameRules, seed: number): GameStepFacts[] {
  const spots = (usualChoice as { spots?: { stake: bigint }[] }).spots ?? [{ stake: 10_000n }];
  const stake = spots.reduce((sum, spot) => sum + spot.stake, 0n);
  const actions: unknown[] = [];
  let round = game.start(usualChoice, stake, chanceOf(seed));
  for (const told of ACTIONS[code] ?? []) {
    const action = game.readAction(told);
    const next =
      round.state === 'open' &&
      game.act({ choice: usualChoice, stake, actions }, action, chanceOf(seed));
    if (!next) break;
    actions.push(action);
    round = next;
  }
  return round.steps;
}

test('every step of every game is told in words, and every fact of it by a name', () => {
  const seen = new Map<string, GameStepFacts[]>();
  for (const game of gameRules.values()) {
    const steps = Array.from({ length: 40 }, (_, seed) => playedSteps(game, seed)).flat();
    seen.set(game.code, steps);
  }
  seen.set(crash.code, [
    { step: 'bet', round: '7', startsAt: 1, autoCashout: 2 },
    { step: 'cashout', multiplier: 2 },
    { step: 'crash', multiplier: 3, hash: 'ab' },
    { step: 'void' },
  ]);
  const faults = [...seen].flatMap(([code, steps]) =>
    steps.flatMap((step) => faultsOf(code, step)),
  );
  expect([...new Set(faults)]).toEqual([]);
});

function faultsOf(code: string, step: GameStepFacts): string[] {
  const { step: kind, ...facts } = step;
  const told = tellStep({ say, number: String, time: String }, code, step);
  const words = [told.title, ...told.facts.map(({ name }) => name)];
  const values = JSON.stringify(told.facts.map(({ value }) => value));
  return [
    ...(isKnownStep(kind) ? [] : [kind]),
    ...Object.keys(facts).filter((fact) => !isKnownFact(fact)),
    ...words.filter((one) => !isSaid(one)),
    ...(/object Object|null|undefined/.test(values) ? [values] : []),
  ].map((fault) => `${code}: ${fault}`);
}

test('a step is told by its game: places from one, cards by their signs, places by their names', () => {
  const tell = { say, number: String, time: String };
  const factsOf = (code: string, step: GameStepFacts) =>
    tellStep(tell, code, step).facts.map(({ value }) => value);
  expect(factsOf('mines', { step: 'reveal', cell: 0, mine: false, multiplier: 1.5 })).toEqual([
    ['1'],
    ['«games.word.no»'],
    ['1.5×'],
  ]);
  const card = { rank: 13, suit: 'spades' };
  expect(factsOf('hilo', { step: 'start', card, offers: { higher: 13 } })).toEqual([
    ['K♠'],
    ['«games.hilo.higherOnly» 13×'],
  ]);
  expect(factsOf('roulette', { step: 'pay', spot: 'red', pays: 1 })).toEqual([
    ['«games.roulette.red»'],
    ['1 : 1'],
  ]);
});
