import { basicStrategy, blackjackRules } from './rules.ts';

/** How many cards of each value are left: index 1 for aces to 10 for tens and faces. */
type Shoe = { counts: number[]; size: number };

/** What a stake of one comes to on the average, and how often a hand wins. */
type Worth = { back: number; wins: number };

const RANKS_OF_TEN = 4;
const values = Array.from({ length: 10 }, (_, n) => n + 1);
const rowOf = (up: number) => (up === 1 ? 9 : up - 2);

/**
 * The return of the main bet by basic strategy from a whole shoe, exactly: every order of cards is
 * counted by its weight. What other seats and the second half of a split take from the shoe changes
 * nothing on the average, because cards that nobody has seen are alike wherever they lie.
 */
export function countBlackjack(): { returnToPlayer: number; hitRate: number } {
  const shoe = wholeShoe();
  const sum = { back: 0, wins: 0 };
  for (const up of values) {
    drawn(shoe, up, (chance) => add(sum, worthAgainst({ shoe, up, stands: new Map() }), chance));
  }
  return { returnToPlayer: 1 + sum.back, hitRate: sum.wins };
}

/** Every first two cards against the dealer's first one. */
function worthAgainst(table: Table): Worth {
  const sum = { back: 0, wins: 0 };
  for (const first of values) {
    drawn(table.shoe, first, (ofFirst) => {
      for (const second of values) {
        drawn(table.shoe, second, (ofSecond) =>
          add(sum, worthOfStart(table, first, second), ofFirst * ofSecond),
        );
      }
    });
  }
  return sum;
}

function wholeShoe(): Shoe {
  const each = blackjackRules.decks * 4;
  const counts = [0, ...values.map((value) => (value === 10 ? each * RANKS_OF_TEN : each))];
  return { counts, size: blackjackRules.decks * 52 };
}

/** Takes a card out while `then` counts, and puts it back. */
function drawn(shoe: Shoe, value: number, then: (chance: number) => void): void {
  const left = shoe.counts[value]!;
  if (left === 0) return;
  const chance = left / shoe.size;
  shoe.counts[value] = left - 1;
  shoe.size -= 1;
  then(chance);
  shoe.counts[value] = left;
  shoe.size += 1;
}

type Table = { shoe: Shoe; up: number; stands: Map<string, Worth> };

/** The card under an ace or a ten that ends the round at once. */
const blackjackWith = (up: number) => (up === 1 ? 10 : up === 10 ? 1 : 0);

/** How likely the dealer has no blackjack, by the cards that are gone. */
function chanceOfPlay({ shoe, up }: Table): number {
  const value = blackjackWith(up);
  return value === 0 ? 1 : 1 - shoe.counts[value]! / shoe.size;
}

function worthOfStart(table: Table, first: number, second: number): Worth {
  const plays = chanceOfPlay(table);
  const isNatural = first + second === 11 && (first === 1 || second === 1);
  if (isNatural) return { back: (plays * blackjackRules.pays.blackjack) / 1_000, wins: plays };
  const isPair = first === second;
  const worth =
    isPair && (pairRow(first)[rowOf(table.up)] ?? '.') === 'P'
      ? worthOfSplit(table, first)
      : worthOfHand(table, [first, second], { mayDouble: true });
  return { back: worth.back - (1 - plays), wins: worth.wins };
}

const pairRow = (value: number) =>
  (basicStrategy.pairs as Readonly<Record<number, string>>)[value]!;

/** Both halves are worth the same before any of their cards is seen. */
function worthOfSplit(table: Table, value: number): Worth {
  const half = { back: 0, wins: 0 };
  for (const next of values) {
    drawn(table.shoe, next, (chance) => {
      const hand = [value, next];
      const worth =
        value === 1 ? worthOfStand(table, hand) : worthOfHand(table, hand, { mayDouble: true });
      add(half, worth, chance);
    });
  }
  return { back: 2 * half.back, wins: half.wins };
}

function add(sum: Worth, { back, wins }: Worth, chance: number): void {
  sum.back += chance * back;
  sum.wins += chance * wins;
}

/** Hits, stands and doubles as the card says. */
function worthOfHand(table: Table, hand: number[], { mayDouble }: { mayDouble: boolean }): Worth {
  const { total, isSoft } = totalOf(hand);
  if (total > 21) return { back: -chanceOfPlay(table), wins: 0 };
  const move = strategyFor(total, isSoft, table.up);
  const doubles = mayDouble && (move === 'D' || move === 'T');
  if (!doubles && (move === 'S' || move === 'T')) return worthOfStand(table, hand);
  const sum = { back: 0, wins: 0 };
  for (const next of values) {
    drawn(table.shoe, next, (chance) => {
      const longer = [...hand, next];
      add(
        sum,
        doubles ? worthOfStand(table, longer) : worthOfHand(table, longer, { mayDouble: false }),
        chance,
      );
    });
  }
  return doubles ? { back: 2 * sum.back, wins: sum.wins } : sum;
}

/** One letter of the strategy's card. */
function strategyFor(total: number, isSoft: boolean, up: number): string {
  const rows: Readonly<Record<number, string>> = isSoft ? basicStrategy.soft : basicStrategy.hard;
  const row = isSoft ? Math.min(19, Math.max(13, total)) : Math.min(17, Math.max(8, total));
  return rows[row]![rowOf(up)]!;
}

function totalOf(hand: readonly number[]): { total: number; isSoft: boolean } {
  const hard = hand.reduce((sum, value) => sum + value, 0);
  const isSoft = hard <= 11 && hand.includes(1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** Which cards are gone decides, not in which order they came. */
function worthOfStand(table: Table, hand: readonly number[]): Worth {
  const { total } = totalOf(hand);
  if (total > 21) return { back: -chanceOfPlay(table), wins: 0 };
  const key = `${total} ${table.shoe.counts.join()}`;
  const known = table.stands.get(key);
  if (known) return known;
  const worth = { back: 0, wins: 0 };
  dealerTotals(table).forEach((chance, theirs) => {
    const isWon = theirs > 21 || total > theirs;
    if (isWon) worth.wins += chance;
    worth.back += isWon ? chance : theirs > total ? -chance : 0;
  });
  table.stands.set(key, worth);
  return worth;
}

const BUST = 22;

/** How often the dealer ends with each total, blackjack left out and 22 for every bust. */
function dealerTotals({ shoe: { counts, size }, up }: Table): Float64Array {
  const totals = new Float64Array(BUST + 1);
  const left = Float64Array.from(counts);
  const dealOn = (hard: number, hasAce: boolean, cards: number, chance: number): void => {
    for (let next = 1; next <= 10; next += 1) {
      const many = left[next]!;
      if (many === 0 || (cards === size && next === blackjackWith(up))) continue;
      const sum = hard + next;
      const withAce = hasAce || next === 1;
      const total = withAce && sum <= 11 ? sum + 10 : sum;
      const ofNext = (chance * many) / cards;
      if (total >= 17) {
        totals[Math.min(BUST, total)]! += ofNext;
        continue;
      }
      left[next] = many - 1;
      dealOn(sum, withAce, cards - 1, ofNext);
      left[next] = many;
    }
  };
  dealOn(up, up === 1, size, 1);
  return totals;
}
