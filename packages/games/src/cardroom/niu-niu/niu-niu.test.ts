import { expect, test } from 'vitest';
import { pick } from '../../chance.ts';
import { fastChance } from '../../simulate/fast-chance.ts';
import { isRefused } from '../card-game.ts';
import { cardOfText, type DeckCard } from '../deck.ts';
import { playHand } from '../hands-by-chance.ts';
import { BULL_COUNTS, bullOf, kindOfBull, strengthOfBull } from './bull.ts';
import { niuNiu } from './game.ts';
import type { NiuNiuMove, NiuNiuState } from './state.ts';

const cards = (text: string) => text.split(' ').map(cardOfText);
const rules = niuNiu.rulesFor({ base: 100_000, rakeBp: 500 });
const seats = [1, 2].map((seat) => ({ seat, stack: 0 }));

/** Hands by seat, then lots: dealt one at a time. */
function stacked(...hands: string[]): DeckCard[] {
  const dealt = hands.map(cards);
  return dealt[0]!.flatMap((_, round) => dealt.map((hand) => hand[round]!));
}

function play(state: NiuNiuState, ...moves: [number, NiuNiuMove][]): NiuNiuState {
  return moves.reduce<NiuNiuState>((now, [seat, move]) => {
    const next = niuNiu.apply(now, seat, move);
    if (isRefused(next)) throw new Error(next.refused);
    return next;
  }, state);
}

test('all 2,598,960 hands fall into the kinds exactly as published', () => {
  const counts = new Array<number>(BULL_COUNTS.length).fill(0);
  const hand = [0, 0, 0, 0, 0];
  const fill = (place: number, from: number) => {
    if (place === hand.length) {
      counts[kindOfBull(hand)]! += 1;
      return;
    }
    for (let card = from; card < 52; card += 1) {
      hand[place] = card;
      fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
  expect(counts).toEqual(BULL_COUNTS);
});

test('kinds, multiples, and the three that make ten', () => {
  const kindAndMultiple = (text: string) => {
    const { kind, multiple } = bullOf(cards(text));
    return [kind, multiple];
  };
  expect(kindAndMultiple('2♠ 3♠ 4♠ 7♠ K♠')).toEqual([6, 1]);
  expect(bullOf(cards('A♠ 9♥ K♠ 4♦ 5♣'))).toMatchObject({ kind: 9, multiple: 3 });
  expect(bullOf(cards('A♠ 9♥ K♠ 4♦ 5♣')).three).toHaveLength(3);
  expect(kindAndMultiple('10♠ J♥ K♠ 4♦ 6♣')).toEqual([10, 4]);
  expect(kindAndMultiple('Q♦ J♥ K♠ J♦ Q♣')).toEqual([11, 5]);
  expect(kindAndMultiple('7♦ 7♥ 7♠ 7♣ Q♣')).toEqual([12, 6]);
  expect(kindAndMultiple('A♦ A♥ 2♠ 2♣ 3♣')).toEqual([13, 8]);
  expect(kindAndMultiple('A♦ A♥ A♠ A♣ 2♣')).toEqual([12, 6]);
  expect(kindAndMultiple('2♦ 2♥ 3♠ 4♣ 8♣')).toEqual([0, 1]);
});

test('equal kinds: the highest card decides, then ♠ ♥ ♣ ♦', () => {
  const falling = ['K♠ 2♦ 8♦ 4♣ 5♣', 'K♥ 2♥ 8♥ 4♦ 5♦', 'K♣ 2♠ 8♠ 4♠ 5♥', 'K♦ 2♣ 8♣ 4♥ 5♠'];
  const strengths = falling.map((text) => strengthOfBull(cards(text)));
  expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  expect(new Set(strengths).size).toBe(4);
  expect(strengthOfBull(cards('Q♦ 2♦ 8♦ 4♣ 5♣'))).toBeGreaterThan(
    strengthOfBull(cards('A♠ 2♥ 7♥ 4♦ 5♦')),
  );
});

test('example-niu-niu: base 10, banker ×2, player ×3, a nine wins 180, less rake 171', () => {
  const deck = stacked('2♠ 3♠ 5♠ 8♥ 4♣ 2♦', 'A♠ 9♥ K♠ 4♦ 5♣ 3♦');
  const dealt = niuNiu.deal({ rules, seats, deck });
  const over = play(dealt, [1, { bid: 2 }], [2, { bid: 0 }], [2, { bet: 3 }]);
  expect(niuNiu.result(over)?.seats).toEqual([
    { seat: 1, putIn: 1_800_000, won: 0, rake: 0 },
    { seat: 2, putIn: 0, won: 1_710_000, rake: 90_000 },
  ]);
});

test('equal bids are decided by lot, and nobody bidding makes a banker at one', () => {
  const deck = stacked('2♠ 3♠ 5♠ 8♥ 4♣ Q♦', 'A♠ 9♥ K♠ 4♦ 5♣ Q♥');
  const bet = play(niuNiu.deal({ rules, seats, deck }), [2, { bid: 0 }], [1, { bid: 0 }]);
  expect(niuNiu.view(bet, null)).toMatchObject({ banker: 2, bankerMultiple: 1, toMove: [1] });
  expect(niuNiu.view(bet, null).lots.map(({ seat }) => seat)).toEqual([2, 1]);
});

test('without a banker everyone pays the best hand', () => {
  const deck = stacked('2♠ 3♠ 5♠ 8♥ 4♣ Q♦', 'A♠ 9♥ K♠ 4♦ 5♣ Q♥', '6♦ 6♥ 8♦ Q♠ 9♣ Q♣');
  const three = [...seats, { seat: 7, stack: 0 }];
  const dealt = niuNiu.deal({ rules: { ...rules, mode: 'compare' }, seats: three, deck });
  const over = play(dealt, [1, { bet: 2 }], [7, { bet: 1 }], [2, { bet: 1 }]);
  expect(niuNiu.result(over)?.seats.map(({ putIn, won }) => won - putIn)).toEqual([
    -600_000, 855_000, -300_000,
  ]);
});

test('the fifth card, the cards of others and what they say wait for their time', () => {
  const one = niuNiu.deal({
    rules,
    seats,
    deck: stacked('2♠ 3♠ 5♠ 8♥ 4♣ 2♦', 'A♠ 9♥ K♠ 4♦ 5♣ 3♦'),
  });
  const two = niuNiu.deal({
    rules,
    seats,
    deck: stacked('2♠ 3♠ 5♠ 8♥ 9♣ J♦', 'A♦ J♥ Q♠ 4♥ 5♠ 4♦'),
  });
  const bids: [number, NiuNiuMove][] = [[2, { bid: 1 }]];
  expect(niuNiu.view(play(one, ...bids), 1)).toEqual(niuNiu.view(play(two, [2, { bid: 4 }]), 1));
  const [first, second] = [one, two].map((dealt) => play(dealt, [2, { bid: 1 }], [1, { bid: 0 }]));
  expect(niuNiu.view(first!, 1)).toEqual(niuNiu.view(second!, 1));
  expect(niuNiu.view(first!, 1).seats[0]?.cards).toEqual(cards('2♠ 3♠ 5♠ 8♥'));
});

test('hostile moves are refused', () => {
  const deck = stacked('2♠ 3♠ 5♠ 8♥ 4♣ 2♦', 'A♠ 9♥ K♠ 4♦ 5♣ 3♦');
  const dealt = niuNiu.deal({ rules, seats, deck });
  for (const move of [
    null,
    3,
    'bid',
    {},
    { bid: 5 },
    { bid: -1 },
    { bid: 1, bet: 1 },
    { bid: '1' },
  ]) {
    expect(niuNiu.apply(dealt, 1, move)).toEqual({ refused: 'malformed' });
  }
  expect(niuNiu.apply(dealt, 1, { bet: 1 })).toEqual({ refused: 'not-allowed' });
  expect(niuNiu.apply(dealt, 3, { bid: 1 })).toEqual({ refused: 'not-your-turn' });
  const bid = play(dealt, [1, { bid: 1 }]);
  expect(niuNiu.apply(bid, 1, { bid: 2 })).toEqual({ refused: 'not-your-turn' });
});

test('chips are conserved, no seat loses more than it had to bring, bots play by the rules', () => {
  const chance = fastChance('chips of niu niu');
  for (let hand = 0; hand < 300; hand += 1) {
    const seated = Array.from({ length: 2 + pick(chance, 5) }, (_, seat) => ({ seat, stack: 0 }));
    const mode = chance() < 0.5 ? ('banker' as const) : ('compare' as const);
    const own = { ...rules, base: (1 + pick(chance, 999)) * 100, mode };
    const choose = (state: NiuNiuState, seat: number) =>
      chance() < 0.3 ? niuNiu.timeout(state, seat) : niuNiu.bot(niuNiu.view(state, seat), chance);
    const { result } = playHand(niuNiu, { rules: own, seats: seated }, choose, chance);
    const most = niuNiu.greatestLoss(own, seated[0]!, seated.length);
    expect(result.seats.reduce((sum, { putIn, won, rake }) => sum + putIn - won - rake, 0)).toBe(0);
    for (const { putIn } of result.seats) expect(putIn).toBeLessThanOrEqual(most);
  }
});
