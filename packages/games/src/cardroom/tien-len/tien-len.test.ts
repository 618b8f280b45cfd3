import { expect, test } from 'vitest';
import { pick } from '../../chance.ts';
import { fastChance } from '../../simulate/fast-chance.ts';
import { isRefused } from '../card-game.ts';
import { cardOfText, type DeckCard, shuffledDeck } from '../deck.ts';
import { playHand } from '../hands-by-chance.ts';
import { tienLenPlays } from './combos.ts';
import { type TienLenState, tienLen } from './game.ts';
import { instantWinOf } from './instant.ts';
import { payForCards } from './penalties.ts';

const cards = (text: string) => text.split(' ').map(cardOfText);
const rules = tienLen.rulesFor({ base: 10_000, rakeBp: 500 });

/** A hand that has come to where these seats hold these cards and the first leads. */
function holding(...hands: string[]): TienLenState {
  const seats = hands.map((text, seat) => ({ seat, cards: cards(text) }));
  const trick = { seats, turn: 0, top: null, passed: [], mustHold: null, log: [] };
  return { rules, instant: null, trick };
}

function play(state: TienLenState, ...moves: string[]): TienLenState {
  return moves.reduce((now, text) => {
    const move = text === 'pass' ? { pass: true } : { play: cards(text) };
    const next = tienLen.apply(now, now.trick.turn!, move);
    if (isRefused(next)) throw new Error(`${text}: ${next.refused}`);
    return next;
  }, state);
}

test('example-tien-len: losers hold 4, 7 with a red two, and 13: 47, less rake 44.65', () => {
  const state = holding(
    '3♠',
    '4♠ 6♥ 8♠ 10♥',
    '5♠ 6♠ 9♥ J♦ Q♦ K♣ 2♥',
    '3♥ 4♥ 5♥ 6♣ 8♣ 9♣ 10♣ J♣ Q♥ K♥ A♣ 8♦ 10♠',
  );
  const over = play(state, '3♠');
  expect(tienLen.view(over, null).pays.map(({ units }) => units)).toEqual([0, 4, 17, 26]);
  expect(tienLen.result(over)?.seats).toEqual([
    { seat: 0, putIn: 0, won: 446_500, rake: 23_500 },
    { seat: 1, putIn: 40_000, won: 0, rake: 0 },
    { seat: 2, putIn: 170_000, won: 0, rake: 0 },
    { seat: 3, putIn: 260_000, won: 0, rake: 0 },
  ]);
});

test('twos and bombs that are left cost more, no card twice', () => {
  expect(payForCards(cards('2♠'))).toBe(1 + 5);
  expect(payForCards(cards('2♣ 2♦ 2♥'))).toBe(3 + 25);
  expect(payForCards(cards('9♠ 9♣ 9♦ 9♥'))).toBe(4 + 13);
  expect(payForCards(cards('3♠ 3♣ 4♦ 4♥ 5♠ 5♥'))).toBe(6 + 13);
  expect(payForCards(cards('3♠ 3♣ 4♦ 4♥ 5♠ 5♥ 6♦ 6♥'))).toBe(8 + 26);
  expect(payForCards(cards('3♠ 3♣ 3♦ 3♥ 4♠ 4♥ 5♦ 5♥'))).toBe(8 + 13);
  expect(payForCards(cards('3♠ 3♣ 3♦ 3♥ 4♠ 4♥ 5♦ 5♥ 6♦ 6♥'))).toBe(10 + 26);
  expect(payForCards(cards('K♠ K♣ A♦ A♥ 2♠ 2♥'))).toBe(6 + 15);
});

const beats = (play: string, top: string) => {
  const [own, other] = [play, top].map((text) => tienLenPlays.readings(cards(text))[0]!);
  return tienLenPlays.beats(own!, other!);
};

test('a play is beaten by its own kind and size with a higher top card', () => {
  expect(beats('3♥', '3♦')).toBe(true);
  expect(beats('3♠', '3♣')).toBe(false);
  expect(beats('4♠ 4♥', '4♣ 4♦')).toBe(true);
  expect(beats('5♠ 6♥ 7♣', '5♥ 6♠ 7♠')).toBe(true);
  expect(beats('5♠ 6♥ 7♣ 8♠', '5♥ 6♠ 7♠')).toBe(false);
  expect(beats('2♠', 'A♥')).toBe(true);
  expect(beats('8♠ 8♥', '7♠')).toBe(false);
});

test('a two falls to three pairs in a row or four of a kind, two of them to four', () => {
  const three = '3♠ 3♣ 4♦ 4♥ 5♠ 5♥';
  const four = '3♠ 3♣ 4♦ 4♥ 5♠ 5♥ 6♠ 6♥';
  const kind = '9♠ 9♣ 9♦ 9♥';
  expect([three, four, kind].map((bomb) => beats(bomb, '2♥'))).toEqual([true, true, true]);
  expect([three, four, kind].map((bomb) => beats(bomb, '2♦ 2♥'))).toEqual([false, true, true]);
  expect([three, four, kind].map((bomb) => beats(bomb, '2♣ 2♦ 2♥'))).toEqual([false, false, false]);
  expect([three, four, kind].map((bomb) => beats(bomb, 'A♥'))).toEqual([false, false, false]);
  expect([beats(kind, three), beats(four, kind), beats(three, kind)]).toEqual([true, true, false]);
});

test('what is no play is read as none: twos in rows, gaps, odd counts', () => {
  for (const text of ['Q♠ K♠ A♠ 2♠', '3♠ 4♠', '3♠ 3♥ 4♠', '3♠ 5♠ 6♠', 'K♠ K♥ A♠ A♥ 2♠ 2♥']) {
    expect(tienLenPlays.readings(cards(text))).toEqual([]);
  }
});

test('hands that win as they are dealt', () => {
  expect(instantWinOf(cards('2♠ 2♣ 2♦ 2♥ 3♠ 4♠ 5♠ 6♠ 8♠ 9♠ J♠ Q♠ K♠'))).toBe('four-twos');
  expect(instantWinOf(cards('3♠ 4♣ 5♦ 6♥ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 3♥'))).toBe('dragon');
  expect(instantWinOf(cards('3♠ 3♣ 5♦ 5♥ 7♠ 7♥ 9♠ 9♥ J♠ J♥ 2♠ 2♥ 8♥'))).toBe('six-pairs');
  expect(instantWinOf(cards('3♠ 3♣ 4♦ 4♥ 5♠ 5♥ 6♠ 6♥ 7♠ 7♥ 2♠ Q♥ K♥'))).toBe('five-pairs-in-a-row');
  expect(instantWinOf(cards('3♠ 3♣ 4♦ 4♥ 5♠ 5♥ 6♠ 6♥ 8♠ 9♥ 2♠ Q♥ K♥'))).toBeNull();
});

test('the lowest card leads and must be in the first play; later the last winner leads', () => {
  const seats = [2, 5, 6, 9].map((seat) => ({ seat, stack: 0 }));
  const deck = shuffledDeck(fastChance('first lead'), 52);
  const first = tienLen.deal({ rules, seats, deck });
  const leader = first.trick.turn!;
  expect(first.trick.seats.find(({ seat }) => seat === leader)?.cards[0]).toBe(cardOfText('3♠'));
  expect(tienLen.legal(first, leader)?.hints.every((hint) => hint.includes(cardOfText('3♠')))).toBe(
    true,
  );
  expect(tienLen.apply(first, leader, { pass: true })).toEqual({ refused: 'must-lead' });
  const highest = first.trick.seats.find(({ seat }) => seat === leader)!.cards.at(-1)!;
  expect(tienLen.apply(first, leader, { play: [highest] })).toEqual({ refused: 'without-lowest' });
  expect(tienLen.deal({ rules, seats, deck, lead: 6 }).trick).toMatchObject({
    turn: 6,
    mustHold: null,
  });
  expect(tienLen.deal({ rules, seats, deck, lead: 7 }).trick.turn).toBe(leader);
});

test('whoever passes is out until the next lead', () => {
  const state = holding('3♠ 7♠ K♠', '4♠ 8♠ 9♠', '5♠ 9♥ J♠');
  const after = play(state, '3♠', 'pass', '5♠', '7♠');
  expect(after.trick.turn).toBe(2);
  const led = play(after, 'pass');
  expect(led.trick).toMatchObject({ turn: 0, top: null, passed: [] });
});

test('hostile plays are refused', () => {
  const state = holding('3♠ 7♠ K♠', '4♠ 8♠');
  const refused = (move: unknown) => tienLen.apply(state, 0, move);
  for (const move of [
    null,
    [],
    {},
    { play: [] },
    { play: 'x' },
    { play: [1.5] },
    { pass: false },
  ]) {
    expect(refused(move)).toEqual({ refused: 'malformed' });
  }
  const twice = [cardOfText('3♠'), cardOfText('3♠')];
  expect(refused({ play: twice })).toEqual({ refused: 'malformed' });
  expect(refused({ play: cards('4♠') })).toEqual({ refused: 'not-allowed' });
  expect(refused({ play: cards('3♠ 7♠') })).toEqual({ refused: 'no-play' });
  const led = play(state, '7♠');
  expect(tienLen.apply(led, 1, { play: cards('4♠') })).toEqual({ refused: 'too-low' });
  expect(tienLen.apply(state, 1, { play: cards('4♠') })).toEqual({ refused: 'not-your-turn' });
});

test('chips are conserved, hints are allowed, and a view holds no foreign card', () => {
  const chance = fastChance('chips of tien len');
  for (let hand = 0; hand < 20; hand += 1) {
    const seated = Array.from({ length: 2 + pick(chance, 3) }, (_, seat) => ({ seat, stack: 0 }));
    const choose = (state: TienLenState, seat: number) => {
      const view = tienLen.view(state, seat);
      const foreign = new Set<DeckCard>(
        state.trick.seats.filter((one) => one.seat !== seat).flatMap((one) => one.cards),
      );
      const sent = [...view.seats.flatMap((one) => one.cards ?? []), ...view.options!.hints.flat()];
      expect(sent.filter((card) => foreign.has(card))).toEqual([]);
      const { hints } = view.options!;
      if (hints.length > 0 && chance() < 0.3) return { play: hints[pick(chance, hints.length)]! };
      return chance() < 0.1 ? tienLen.timeout(state, seat) : tienLen.bot(view, chance);
    };
    const { result } = playHand(tienLen, { rules, seats: seated }, choose, chance);
    const most = tienLen.greatestLoss(rules, seated[0]!, seated.length);
    expect(result.seats.reduce((sum, { putIn, won, rake }) => sum + putIn - won - rake, 0)).toBe(0);
    for (const { putIn } of result.seats) expect(putIn).toBeLessThanOrEqual(most);
  }
});
