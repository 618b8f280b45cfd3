import { expect, test } from 'vitest';
import { pick } from '../../chance.ts';
import { fastChance } from '../../simulate/fast-chance.ts';
import { isRefused } from '../card-game.ts';
import { cardOfText, type DeckCard } from '../deck.ts';
import { playHand } from '../hands-by-chance.ts';
import { holdem } from './game.ts';
import type { HoldemMove } from './rules.ts';
import type { HoldemState } from './state.ts';

const rules = holdem.rulesFor({ base: 5_0000, rakeBp: 500 });
const units = (amount: number) => Math.round(amount * 10_000);
const cards = (text: string) => text.split(' ').map(cardOfText);

/** Hole cards by seat from the left of the button, then the board; the rest of the deck does not matter. */
function stacked(hands: readonly string[], board: string): DeckCard[] {
  const holes = hands.map(cards);
  return [
    ...holes.map(([first]) => first!),
    ...holes.map(([, second]) => second!),
    ...cards(board),
  ];
}

function play(state: HoldemState, moves: readonly (HoldemMove | string)[]): HoldemState {
  return moves.reduce<HoldemState>((now, move) => {
    const said = typeof move === 'string' ? { action: move } : move;
    const next = holdem.apply(now, now.turn!, said);
    if (isRefused(next)) throw new Error(`${next.refused}: ${JSON.stringify(said)}`);
    return next;
  }, state);
}

const raise = (to: number): HoldemMove => ({ action: 'raise', to: units(to) });
const seats = (...stacks: number[]) =>
  stacks.map((stack, seat) => ({ seat: seat + 1, stack: units(stack) }));
const paid = (state: HoldemState) =>
  Object.fromEntries(
    holdem
      .result(state)!
      .seats.map(({ seat, putIn, won, rake }) => [
        seat,
        [putIn / 10_000, won / 10_000, rake / 10_000],
      ]),
  );

test('example-holdem-side-pots: A all in with 50, B and C with 120', () => {
  const deck = stacked(['A♠ A♥', 'K♠ K♥', 'Q♠ Q♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(50, 120, 120), deck, lead: 3 });
  const over = play(dealt, [raise(120), 'call', 'call']);
  expect(holdem.view(over, null).awards).toMatchObject([
    { amount: units(150), rake: units(7.5) },
    { amount: units(140), rake: units(7) },
  ]);
  expect(paid(over)).toEqual({ 1: [50, 142.5, 7.5], 2: [120, 133, 7], 3: [120, 0, 0] });
});

test('example-holdem-uncalled: A bets 100, B is all in with 40, 60 go back', () => {
  const deck = stacked(['K♠ K♥', 'A♠ A♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(500, 40), deck, lead: 1 });
  const over = play(dealt, [raise(100), 'call']);
  expect(paid(over)).toEqual({ 1: [40, 76, 4], 2: [40, 0, 0] });
});

test('the rake of a hand stops at three big blinds, taken from the main pot first', () => {
  const deck = stacked(['A♠ A♥', 'K♠ K♥', 'Q♠ Q♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(90, 400, 400), deck, lead: 3 });
  const over = play(dealt, [raise(400), 'call', 'call']);
  expect(paid(over)).toEqual({ 1: [90, 256.5, 13.5], 2: [400, 618.5, 1.5], 3: [400, 0, 0] });
});

test('no flop, no drop; the big blind gets back what nobody called', () => {
  const deck = stacked(['A♠ A♥', 'K♠ K♥', 'Q♠ Q♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(90, 400, 400), deck, lead: 3 });
  expect(paid(play(dealt, ['fold', 'fold']))).toEqual({
    1: [2.5, 0, 0],
    2: [2.5, 5, 0],
    3: [0, 0, 0],
  });
});

test('odd cents go to the first winners from the left of the button', () => {
  const free = { ...rules, rakeBp: 0, base: units(0.05), smallBlind: units(0.02) };
  const deck = stacked(['2♠ 3♥', '2♥ 4♥', '4♠ 5♥'], 'A♦ A♣ K♦ K♠ Q♥');
  const dealt = holdem.deal({ rules: free, seats: seats(1, 1, 1), deck, lead: 3 });
  const moves = ['call', 'fold', ...new Array<string>(7).fill('check')];
  expect(paid(play(dealt, moves))).toEqual({
    1: [0.02, 0, 0],
    2: [0.05, 0.06, 0],
    3: [0.05, 0.06, 0],
  });
  const odd = { ...free, smallBlind: units(0.01) };
  const shared = play(holdem.deal({ rules: odd, seats: seats(1, 1, 1), deck, lead: 3 }), moves);
  expect(paid(shared)).toEqual({ 1: [0.01, 0, 0], 2: [0.05, 0.06, 0], 3: [0.05, 0.05, 0] });
});

test('of two players the button posts the small blind, begins, and is last after the flop', () => {
  const deck = stacked(['K♠ K♥', 'A♠ A♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(100, 100), deck, lead: 2 });
  expect(dealt).toMatchObject({ button: 2, turn: 2 });
  expect(play(dealt, ['call', 'check'])).toMatchObject({ street: 'flop', turn: 1 });
});

test('a raise is at least the last one, and a short all-in lets nobody raise again', () => {
  const deck = stacked(['A♠ A♥', 'K♠ K♥', 'Q♠ Q♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(28, 300, 300), deck, lead: 3 });
  const raised = play(dealt, [raise(20)]);
  expect(holdem.legal(raised, 1)).toEqual({
    check: false,
    call: units(17.5),
    raise: { min: units(28), max: units(28) },
  });
  const short = play(raised, [raise(28)]);
  expect(holdem.legal(short, 2)?.raise).toEqual({ min: units(43), max: units(300) });
  const called = play(short, ['call']);
  expect(holdem.legal(called, 3)).toEqual({ check: false, call: units(8), raise: null });
});

test('a blind that is all in for less is no reason to ask whoever has matched it', () => {
  const deck = stacked(['K♠ K♥', 'A♠ A♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(2, 100), deck, lead: 2 });
  expect(holdem.toMove(dealt)).toEqual([]);
  expect(paid(dealt)).toEqual({ 1: [2, 0, 0], 2: [2, 3.8, 0.2] });
});

test('hostile moves are refused and change nothing', () => {
  const deck = stacked(['A♠ A♥', 'K♠ K♥', 'Q♠ Q♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const dealt = holdem.deal({ rules, seats: seats(50, 120, 120), deck, lead: 3 });
  const refusedAs = (seat: number, move: unknown) => holdem.apply(dealt, seat, move);
  expect(refusedAs(1, { action: 'fold' })).toEqual({ refused: 'not-your-turn' });
  expect(refusedAs(9, { action: 'fold' })).toEqual({ refused: 'not-your-turn' });
  expect(refusedAs(3, { action: 'check' })).toEqual({ refused: 'not-allowed' });
  for (const to of [units(9.9), units(120.01), units(12) + 1, -1, 0]) {
    expect(refusedAs(3, { action: 'raise', to })).toEqual({ refused: 'not-allowed' });
  }
  const junk = [null, 7, 'fold', [], {}, { action: 'raise' }, { action: 'raise', to: 1.5 }];
  const more = [{ action: 'raise', to: Number.NaN }, { action: 'call', to: 5 }, { action: 'win' }];
  for (const move of [...junk, ...more, { action: 'fold', cards: [] }]) {
    expect(refusedAs(3, move)).toEqual({ refused: 'malformed' });
  }
});

test('chips are conserved in every hand, whatever the stacks and the moves', () => {
  const chance = fastChance('chips of hold’em');
  for (let hand = 0; hand < 150; hand += 1) {
    const stacks = Array.from({ length: 2 + pick(chance, 6) }, () => 1 + pick(chance, 9_000));
    const seated = stacks.map((cents, seat) => ({ seat: seat * 2, stack: cents * 100 }));
    const choose = (state: HoldemState, seat: number): HoldemMove => {
      const { call, raise: range } = holdem.legal(state, seat)!;
      const mood = chance();
      if (range && mood < 0.3) return { action: 'raise', to: mood < 0.2 ? range.max : range.min };
      if (call === null) return { action: 'check' };
      return { action: mood > 0.85 ? 'fold' : 'call' };
    };
    const lead = pick(chance, 14);
    const { result, states } = playHand(holdem, { rules, seats: seated, lead }, choose, chance);
    const total = (field: 'putIn' | 'won' | 'rake') =>
      result.seats.reduce((sum, seat) => sum + seat[field], 0);
    expect(total('putIn')).toBe(total('won') + total('rake'));
    expect(total('rake')).toBeLessThanOrEqual(rules.rakeCap);
    for (const { seat, putIn, won } of result.seats) {
      expect(putIn).toBeLessThanOrEqual(seated.find((one) => one.seat === seat)!.stack);
      expect(won % 100).toBe(0);
    }
    expect(JSON.parse(JSON.stringify(states.at(-1)))).toEqual(states.at(-1));
  }
});

test('a view holds no card that its seat may not know', () => {
  const deck = stacked(['A♠ A♥', 'K♠ K♥', 'Q♠ Q♥'], '2♦ 7♣ 9♦ 4♠ 3♥');
  const other = stacked(['A♠ A♥', 'K♦ J♥', '5♠ Q♣'], '2♥ 8♣ 6♦ 4♦ 3♠');
  const deal = (order: DeckCard[]) =>
    holdem.deal({ rules, seats: seats(50, 120, 120), deck: order, lead: 3 });
  expect(holdem.view(deal(deck), 1)).toEqual(holdem.view(deal(other), 1));
  expect(holdem.view(deal(deck), null)).toEqual(holdem.view(deal(other), null));
  const folded = play(deal(deck), ['fold', 'fold']);
  expect(holdem.view(folded, 1).seats.map((seat) => seat.cards)).toEqual([
    cards('A♠ A♥'),
    null,
    null,
  ]);
});

test('a bot wins against those who always call', () => {
  const chance = fastChance('bots of hold’em');
  let net = 0;
  for (let hand = 0; hand < 120; hand += 1) {
    const choose = (state: HoldemState, seat: number): HoldemMove => {
      if (seat === 1) return holdem.bot(holdem.view(state, seat), chance);
      return { action: holdem.legal(state, seat)!.check ? 'check' : 'call' };
    };
    const terms = { rules, seats: seats(500, 500), lead: hand % 2 };
    const { result } = playHand(holdem, terms, choose, chance);
    net += result.seats
      .filter(({ seat }) => seat === 1)
      .reduce((sum, { won, putIn }) => sum + won - putIn, 0);
  }
  expect(net).toBeGreaterThan(0);
});
