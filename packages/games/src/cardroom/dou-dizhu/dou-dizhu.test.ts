import { expect, test } from 'vitest';
import { fastChance } from '../../simulate/fast-chance.ts';
import { isRefused } from '../card-game.ts';
import { cardOfText, shuffledDeck } from '../deck.ts';
import { playHand } from '../hands-by-chance.ts';
import { douDizhuPlays } from './combos.ts';
import { douDizhu } from './game.ts';
import type { DouDizhuMove, DouDizhuState } from './state.ts';

const cards = (text: string) => text.split(' ').map(cardOfText);
const rules = douDizhu.rulesFor({ base: 10_000, rakeBp: 500 });
const seats = [0, 1, 2].map((seat) => ({ seat, stack: 0 }));
const kindsOf = (text: string) => douDizhuPlays.readings(cards(text)).map(({ kind }) => kind);
const beats = (play: string, top: string) => {
  const [over] = douDizhuPlays.readings(cards(top));
  return douDizhuPlays.readings(cards(play)).some((combo) => douDizhuPlays.beats(combo, over!));
};

/** Seat 0 is landlord at `bid` and leads with these hands. */
function holding(bid: number, ...hands: string[]): DouDizhuState {
  const held = hands.map((text, seat) => ({ seat, cards: cards(text) }));
  const trick = { seats: held, turn: 0, top: null, passed: [], mustHold: null, log: [] };
  return {
    rules,
    phase: 'play',
    first: 0,
    bids: [{ seat: 0, bid }],
    landlord: 0,
    kitty: [],
    trick,
  };
}

const moveOf = (text: string) => (text === 'pass' ? { pass: true } : { play: cards(text) });

function play(state: DouDizhuState, ...moves: (string | DouDizhuMove)[]): DouDizhuState {
  return moves.reduce<DouDizhuState>((now, said) => {
    const laid = typeof said === 'string' ? moveOf(said) : said;
    const next = douDizhu.apply(now, now.trick.turn!, laid);
    if (isRefused(next)) throw new Error(`${JSON.stringify(said)}: ${next.refused}`);
    return next;
  }, state);
}
const nets = (state: DouDizhuState) =>
  douDizhu.result(state)!.seats.map(({ putIn, won, rake }) => (won + rake - putIn) / 10_000);

test('every kind of play is read', () => {
  expect(kindsOf('3♠')).toEqual(['single']);
  expect(kindsOf('Joker JOKER')).toEqual(['rocket']);
  expect(kindsOf('2♠ 2♥')).toEqual(['pair']);
  expect(kindsOf('3♠ 3♥ 3♦')).toEqual(['three']);
  expect(kindsOf('3♠ 3♥ 3♦ JOKER')).toEqual(['three-with-one']);
  expect(kindsOf('3♠ 3♥ 3♦ 4♠ 4♥')).toEqual(['three-with-pair']);
  expect(kindsOf('10♠ J♥ Q♦ K♠ A♥')).toEqual(['straight']);
  expect(kindsOf('3♠ 3♥ 4♠ 4♥ 5♠ 5♥')).toEqual(['pairs-in-a-row']);
  expect(kindsOf('3♠ 3♥ 3♦ 4♠ 4♥ 4♦')).toEqual(['plane']);
  expect(kindsOf('3♠ 3♥ 3♦ 4♠ 4♥ 4♦ 9♠ K♠')).toEqual(['plane-with-ones']);
  expect(kindsOf('3♠ 3♥ 3♦ 4♠ 4♥ 4♦ 9♠ 9♥ K♠ K♥')).toEqual(['plane-with-pairs']);
  expect(kindsOf('3♠ 3♥ 3♦ 3♣')).toEqual(['bomb']);
  expect(kindsOf('3♠ 3♥ 3♦ 3♣ 4♠ 9♥')).toEqual(['four-with-two']);
  expect(kindsOf('3♠ 3♥ 3♦ 3♣ 4♠ 4♥ 9♠ 9♥')).toEqual(['four-with-pairs']);
  for (const text of ['3♠ 4♠', 'J♠ Q♥ K♦ A♠ 2♥', 'K♠ K♥ K♦ A♠ A♥ A♦ 2♠ 2♥ 2♦', '3♠ 3♥ 4♠ 4♥']) {
    expect([text, kindsOf(text).filter((kind) => kind !== 'plane-with-ones')]).toEqual([text, []]);
  }
});

test('plays beat their own kind and length; bombs beat all, the rocket beats bombs', () => {
  expect(beats('JOKER', 'Joker')).toBe(true);
  expect(beats('4♠ 4♥ 4♦ 3♠', '3♥ 3♦ 3♣ 2♠')).toBe(true);
  expect(beats('4♠ 4♥ 4♦ 3♠', '3♥ 3♦ 3♣ 2♠ 2♥')).toBe(false);
  expect(beats('4♠ 5♠ 6♠ 7♠ 8♠', '3♠ 4♥ 5♥ 6♥ 7♥')).toBe(true);
  expect(beats('4♠ 5♠ 6♠ 7♠ 8♠ 9♠', '3♠ 4♥ 5♥ 6♥ 7♥')).toBe(false);
  expect(beats('3♠ 3♥ 3♦ 3♣', '2♠ 2♥ 2♦')).toBe(true);
  expect(beats('3♠ 3♥ 3♦ 3♣ 4♠ 5♠', '2♠ 2♥ 2♦')).toBe(false);
  expect(beats('4♠ 4♥ 4♦ 4♣', '3♠ 3♥ 3♦ 3♣')).toBe(true);
  expect(beats('Joker JOKER', '2♠ 2♥ 2♦ 2♣')).toBe(true);
  expect(beats('2♠ 2♥ 2♦ 2♣', 'Joker JOKER')).toBe(false);
  expect(beats('3♠', '3♥')).toBe(false);
});

test('everyone bids once, higher than before; the highest takes three cards and leads', () => {
  const deck = shuffledDeck(fastChance('bids'), 54);
  const dealt = douDizhu.deal({ rules, seats, deck, lead: 1 });
  expect(douDizhu.toMove(dealt)).toEqual([1]);
  const two = play(dealt, { bid: 1 }, { bid: 2 });
  expect(douDizhu.legal(two, 0)?.bids).toEqual([0, 3]);
  expect(douDizhu.apply(two, 0, { bid: 1 })).toEqual({ refused: 'not-allowed' });
  const crowned = play(two, { bid: 0 });
  expect(crowned).toMatchObject({ phase: 'play', landlord: 2 });
  expect(crowned.trick.seats.map((one) => one.cards.length)).toEqual([17, 17, 20]);
  expect(play(dealt, { bid: 3 })).toMatchObject({ phase: 'play', landlord: 1 });
  const nobody = play(dealt, { bid: 0 }, { bid: 0 }, { bid: 0 });
  expect(nets(nobody)).toEqual([0, 0, 0]);
  expect(douDizhu.view(dealt, 0).kitty).toBeNull();
});

test('the landlord plays for both stakes, bombs double, a spring doubles', () => {
  const landlord = holding(2, '3♠ 4♠', '5♠ 9♠', '6♠ 9♥');
  expect(nets(play(landlord, '3♠', '5♠', '6♠', 'pass', '9♠'))).toEqual([-8, 4, 4]);
  expect(nets(play(landlord, '3♠', '5♠', 'pass', 'pass', '9♠'))).toEqual([-8, 4, 4]);
  const bombs = holding(3, '3♠ 7♠ 7♥ 7♦ 7♣ 4♠', '5♠ 9♠', 'Joker JOKER 9♥ 10♥');
  const fought = play(bombs, '3♠', '5♠', 'pass', '7♠ 7♥ 7♦ 7♣', 'pass', 'Joker JOKER');
  expect(douDizhu.view(fought, null).multiple).toBe(12);
  expect(nets(play(fought, 'pass', 'pass', '9♥', 'pass', 'pass', '10♥'))).toEqual([-24, 12, 12]);
  const spring = holding(1, '3♠ 4♠', '5♠ 9♠', '6♠ 9♥');
  expect(nets(play(spring, '3♠', 'pass', 'pass', '4♠'))).toEqual([4, -2, -2]);
});

test('the multiple stops at its limit', () => {
  const low = { ...rules, maxMultiple: 4 };
  const state = { ...holding(3, '7♠ 7♥ 7♦ 7♣ 4♠', '5♠ 9♠', '9♥ 10♥'), rules: low };
  expect(nets(play(state, '7♠ 7♥ 7♦ 7♣', 'pass', 'pass', '4♠'))).toEqual([8, -4, -4]);
});

test('whoever passes may play again before both others have passed', () => {
  const state = holding(1, '3♠ 7♠ K♠', '4♠ 8♠ 9♠', '5♠ 9♥ J♠');
  const after = play(state, '3♠', 'pass', '5♠', 'pass');
  expect(after.trick.turn).toBe(1);
  expect(play(after, '8♠').trick.top?.seat).toBe(1);
});

test('chips are conserved and bots end every hand', () => {
  const chance = fastChance('chips of dou dizhu');
  let played = 0;
  for (let hand = 0; hand < 16; hand += 1) {
    const choose = (state: DouDizhuState, seat: number) => {
      expect(isRefused(douDizhu.apply(state, seat, { play: [60] }))).toBe(true);
      expect(isRefused(douDizhu.apply(state, seat, { bid: 4 }))).toBe(true);
      const isLazy = state.phase === 'play' && chance() < 0.1;
      const seen = douDizhu.view(state, seat);
      return isLazy ? douDizhu.timeout(state, seat) : douDizhu.bot(seen, chance);
    };
    const { result, states } = playHand(douDizhu, { rules, seats, lead: hand % 3 }, choose, chance);
    expect(result.seats.reduce((sum, { putIn, won, rake }) => sum + putIn - won - rake, 0)).toBe(0);
    played += Number(states.at(-1)!.landlord !== null);
  }
  expect(played).toBeGreaterThan(5);
});

test('a view holds no foreign card', () => {
  const deck = shuffledDeck(fastChance('views'), 54);
  const other = deck.map((card, i) => (i % 3 === 1 && i < 50 ? deck[i + 1]! : card));
  other.forEach((_, i) => {
    if (i % 3 === 2 && i < 51) other[i] = deck[i - 1]!;
  });
  const view = (order: number[]) => douDizhu.view(douDizhu.deal({ rules, seats, deck: order }), 0);
  expect(new Set(other).size).toBe(54);
  expect(view(other)).toEqual(view(deck));
});
