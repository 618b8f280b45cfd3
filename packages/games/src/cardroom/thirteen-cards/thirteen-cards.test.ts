import { expect, test } from 'vitest';
import { pick } from '../../chance.ts';
import { fastChance } from '../../simulate/fast-chance.ts';
import { isRefused } from '../card-game.ts';
import { cardOfText, type DeckCard, shuffledDeck } from '../deck.ts';
import { playHand } from '../hands-by-chance.ts';
import { arrangeThirteen } from './arrange.ts';
import { thirteenCards } from './game.ts';
import { thirteenDuels, thirteenPoints } from './outcome.ts';
import { type Arrangement, isFoul, rankRows } from './rows.ts';
import { specialOf } from './specials.ts';
import type { ThirteenMove, ThirteenState } from './state.ts';

const cards = (text: string) => text.split(' ').map(cardOfText);
const rules = thirteenCards.rulesFor({ base: 10_000, rakeBp: 500 });

const laid = (text: string): Arrangement => {
  const [front, middle, back] = text.split(' / ').map(cards);
  return { front: front!, middle: middle!, back: back! };
};

/** A hand in which every seat holds what it lays down. */
function over(...rows: string[]): ThirteenState {
  const seats = rows.map((text, seat) => {
    const arranged = laid(text);
    const own = [...arranged.front, ...arranged.middle, ...arranged.back];
    return { seat, cards: own, arranged: null, special: null };
  });
  return rows.reduce<ThirteenState>(
    (state, text, seat) => {
      const next = thirteenCards.apply(state, seat, laid(text));
      if (isRefused(next)) throw new Error(next.refused);
      return next;
    },
    { rules, seats },
  );
}
const points = (state: ThirteenState) => [...thirteenPoints(state).values()];

test('example-thirteen-cards: front AAA against a pair, middle and back win, 5 points, gun 10', () => {
  const state = over(
    'A♠ A♥ A♦ / 9♠ 9♥ 9♦ 4♣ 4♠ / K♠ K♥ K♦ 2♣ 2♠',
    'Q♠ Q♥ 2♦ / 8♠ 8♥ 8♦ 6♣ 5♠ / 7♥ 6♥ 5♥ 4♥ 2♥',
  );
  // A full house in the middle would win two: the vector's middle wins one.
  expect(thirteenDuels(state)).toMatchObject([{ rows: [3, 2, 1], gun: 0, points: 12 }]);
  const plain = over(
    'A♠ A♥ A♦ / 9♠ 8♥ 7♦ 6♣ 5♠ / K♠ K♥ K♦ 2♣ 2♠',
    'Q♠ Q♥ 2♦ / 8♠ 8♣ 8♦ 6♠ 5♣ / 7♥ 6♥ 5♥ 4♥ 2♥',
  );
  expect(thirteenDuels(plain)).toMatchObject([{ rows: [3, 1, 1], gun: 0, points: 10 }]);
  expect(thirteenCards.result(plain)?.seats).toEqual([
    { seat: 0, putIn: 0, won: 95_000, rake: 5_000 },
    { seat: 1, putIn: 100_000, won: 0, rake: 0 },
  ]);
});

test('rows win what they are worth: 8 and 10 in the middle, 4 and 5 at the back', () => {
  const four = over(
    '2♠ 4♥ 5♦ / 9♠ 9♥ 9♦ 9♣ 4♠ / K♠ K♥ K♦ K♣ 2♥',
    'A♠ 6♥ 3♦ / 8♠ 8♥ 8♦ 6♣ 5♠ / Q♥ 6♦ 10♥ 4♦ 7♥',
  );
  // The second one's back is no better than its middle: a foul loses every row.
  expect(points(four)).toEqual([26, -26]);
  const fair = over(
    '2♠ 4♥ 5♦ / 9♠ 9♥ 9♦ 9♣ 4♠ / K♠ K♥ K♦ K♣ 2♥',
    'A♠ 6♥ 3♦ / 8♠ 8♥ 7♦ 6♣ 5♠ / Q♥ 6♦ Q♦ 6♠ 7♥',
  );
  expect(thirteenDuels(fair)).toMatchObject([{ rows: [-1, 8, 4], gun: null, points: 11 }]);
  const straight = over(
    '2♠ 4♥ 5♦ / 9♠ 8♠ 7♠ 6♠ 5♠ / K♥ Q♥ J♥ 10♥ 9♥',
    'A♠ 6♥ 3♦ / 8♣ 8♥ 7♦ 6♣ 5♣ / Q♠ 6♦ Q♦ 2♦ 2♥',
  );
  expect(thirteenDuels(straight)).toMatchObject([{ rows: [-1, 10, 5], points: 14 }]);
});

test('two fouls win nothing from each other, equal rows neither', () => {
  const fouls = over(
    'A♠ A♥ A♦ / 9♠ 8♥ 7♦ 6♣ 4♠ / K♠ 3♥ 5♦ 2♣ 6♠',
    'Q♠ Q♥ Q♦ / 8♠ 8♣ 9♦ 6♥ 5♣ / 7♥ 6♦ 5♥ 4♥ 2♥',
  );
  expect(points(fouls)).toEqual([0, 0]);
  const equal = over(
    '2♠ 4♥ 5♦ / 9♠ 9♥ 7♦ 6♣ 4♠ / K♠ K♥ 8♦ 7♣ 6♠',
    '2♥ 4♦ 5♣ / 9♦ 9♣ 7♠ 6♦ 4♣ / K♦ K♣ 8♠ 7♥ 6♥',
  );
  expect(points(equal)).toEqual([0, 0]);
});

test('guns at everyone of a table of four double again', () => {
  const others = [
    '2♥ 4♦ 5♣ / 7♠ 7♣ 3♠ 6♦ 4♣ / 8♦ 8♣ 2♠ J♥ 10♥',
    '2♦ 4♥ 6♣ / 6♥ 6♠ 3♥ 8♥ 9♣ / 10♦ 10♣ 9♥ J♦ 7♥',
    '2♣ 3♦ 5♦ / 5♥ 5♠ 3♣ 8♠ Q♣ / 9♦ 9♠ J♣ J♠ 10♠',
  ];
  const winner = 'A♠ A♥ 4♠ / A♦ A♣ K♣ Q♥ 7♦ / K♠ K♥ K♦ Q♠ Q♦';
  const state = over(winner, ...others);
  const own = thirteenDuels(state).filter(({ seats }) => seats[0] === 0);
  expect(own).toMatchObject(others.map(() => ({ gun: 0, homeRun: 0, points: 12 })));
  const three = over(winner, ...others.slice(0, 2));
  expect(thirteenDuels(three)[0]).toMatchObject({ gun: 0, homeRun: null, points: 6 });
});

test('specials are found, the most valuable one first', () => {
  const found = (text: string) => specialOf(cards(text));
  expect(found('2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠')).toBe('clear-dragon');
  expect(found('2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♥ 9♠ 10♠ J♠ Q♠ K♠ A♠')).toBe('dragon');
  expect(found('J♠ J♥ J♦ J♣ Q♠ Q♥ Q♦ Q♣ K♠ K♥ A♦ A♣ 2♠')).toBe('twelve-royals');
  expect(found('A♠ 2♠ 3♠ 5♥ 6♥ 7♥ 8♥ 9♥ 10♠ J♠ Q♠ K♠ 9♠')).toBe('three-straight-flushes');
  expect(found('8♠ 8♥ 9♦ 9♣ 9♠ 10♥ 10♦ Q♣ K♠ K♥ A♦ A♣ A♠')).toBe('all-big');
  expect(found('8♠ 8♥ 7♦ 7♣ 6♠ 5♥ 5♦ 4♣ 4♠ 3♥ 2♦ 2♣ 2♠')).toBe('all-small');
  expect(found('8♠ 2♠ 7♠ 7♥ A♥ 5♥ Q♥ 4♥ 9♣ 3♣ J♣ 2♣ 6♣')).toBe('three-flushes');
  expect(found('A♠ 2♥ 3♠ 5♥ 6♦ 7♥ 8♥ 9♥ 8♣ 9♠ 10♠ J♠ Q♠')).toBe('three-straights');
  expect(found('2♠ 2♥ 2♦ 2♣ 6♠ 6♥ 9♦ 9♣ J♠ J♥ A♦ A♣ A♠')).toBe('six-pairs');
  expect(found('2♠ 2♥ 4♦ 4♣ 6♠ 6♥ 9♦ 9♣ J♠ J♥ Q♦ A♣ K♠')).toBeNull();
});

test('a special wins its points, and the more valuable of two does', () => {
  const deck = (first: string, second: string) =>
    cards(first).flatMap((card, i) => [card, cards(second)[i]!]);
  const seats = [1, 2].map((seat) => ({ seat, stack: 0 }));
  const pairs = '3♠ 3♥ 4♦ 4♣ 6♦ 6♥ 9♦ 9♣ J♦ J♥ A♦ A♣ Q♥';
  const dragon = '2♠ 3♣ 4♠ 5♠ 6♠ 7♠ 8♥ 9♠ 10♠ J♠ Q♠ K♠ A♠';
  const dealt = thirteenCards.deal({ rules, seats, deck: deck(pairs, dragon) });
  expect(thirteenCards.legal(dealt, 1)).toEqual({ special: 'six-pairs' });
  const finish = (moves: [number, ThirteenMove][]) =>
    moves.reduce<ThirteenState>((state, [seat, move]) => {
      const next = thirteenCards.apply(state, seat, move);
      if (isRefused(next)) throw new Error(next.refused);
      return next;
    }, dealt);
  const both = finish([
    [2, { special: 'dragon' }],
    [1, { special: 'six-pairs' }],
  ]);
  expect(points(both)).toEqual([-13, 13]);
  expect(thirteenCards.apply(dealt, 1, { special: 'dragon' })).toEqual({ refused: 'not-allowed' });
});

test('hostile arrangements are refused', () => {
  const chance = fastChance('hostile rows');
  const seats = [1, 2].map((seat) => ({ seat, stack: 0 }));
  const dealt = thirteenCards.deal({ rules, seats, deck: shuffledDeck(chance, 52) });
  const good = arrangeThirteen(dealt.seats[0]!.cards);
  const foreign = dealt.seats[1]!.cards[0]!;
  const attempts: [unknown, string][] = [
    [null, 'malformed'],
    [[], 'malformed'],
    [{ ...good, front: good.front.slice(1) }, 'malformed'],
    [{ ...good, extra: 1 }, 'malformed'],
    [{ ...good, front: 'abc' }, 'malformed'],
    [{ ...good, front: [1.5, 2, 3] }, 'malformed'],
    [{ special: '__proto__' }, 'malformed'],
    [{ ...good, front: [foreign, ...good.front.slice(1)] }, 'not-allowed'],
    [{ ...good, middle: good.back }, 'not-allowed'],
    [{ special: 'clear-dragon' }, 'not-allowed'],
  ];
  for (const [move, refused] of attempts) {
    expect([move, thirteenCards.apply(dealt, 1, move)]).toEqual([move, { refused }]);
  }
});

test('a view holds nothing of hands that are not down', () => {
  const chance = fastChance('thirteen views');
  const seats = [1, 2].map((seat) => ({ seat, stack: 0 }));
  const deck = shuffledDeck(chance, 52);
  const own = (order: DeckCard[]) => {
    const dealt = thirteenCards.deal({ rules, seats, deck: order });
    return thirteenCards.apply(dealt, 2, thirteenCards.timeout(dealt, 2)) as ThirteenState;
  };
  const other = deck.map((card, i) => (i % 2 === 1 && i < 26 ? deck[i + 26]! : card));
  expect(thirteenCards.view(own(other), 1)).toEqual(thirteenCards.view(own(deck), 1));
});

test('chips are conserved, no seat loses more than it had to bring, proposals are no fouls', () => {
  const chance = fastChance('chips of thirteen');
  for (let hand = 0; hand < 25; hand += 1) {
    const seated = Array.from({ length: 2 + pick(chance, 3) }, (_, seat) => ({ seat, stack: 0 }));
    const choose = (state: ThirteenState, seat: number): ThirteenMove => {
      const { cards: own } = state.seats.find((one) => one.seat === seat)!;
      if (chance() < 0.6) {
        return { front: own.slice(0, 3), middle: own.slice(3, 8), back: own.slice(8) };
      }
      const move = thirteenCards.bot(thirteenCards.view(state, seat), chance);
      if ('front' in move) expect(isFoul(rankRows(move))).toBe(false);
      return move;
    };
    const { result } = playHand(thirteenCards, { rules, seats: seated }, choose, chance);
    const most = thirteenCards.greatestLoss(rules, seated[0]!, seated.length);
    expect(result.seats.reduce((sum, { putIn, won, rake }) => sum + putIn - won - rake, 0)).toBe(0);
    for (const { putIn } of result.seats) expect(putIn).toBeLessThanOrEqual(most);
  }
});
