import { chanceOf, type LotteryPlay, lotteryKinds, type PrizeTerms, payoutOf } from '@baize/games';
import { expect, test } from 'vitest';
import { judges } from './lottery-judges.ts';
import { type Choice, reckon } from './lottery-pays.ts';

/** A second program, which shares no line with the lotteries, counts the same notes and pays the same. */
const ROUNDS = Math.ceil(Number(process.env.FAIR_BETS ?? 150) / 6);

const everyPlay = [...lotteryKinds.values()].flatMap((kind) =>
  kind.plays.map((play) => [`${kind.code} ${play.code}`, kind, play] as const),
);

test('the second program knows every play of every kind', () => {
  expect(everyPlay.map(([name]) => name).filter((name) => !(name in judges))).toEqual([]);
});

test.each(everyPlay)('%s: two programs agree on notes and pay', (name, kind, play) => {
  const chance = chanceOf({ serverSeed: name, clientSeed: 'selections', nonce: 1 });
  const seen = { won: 0, lost: 0 };
  // What has not won by then is drawn on until it has.
  const isEnough = (round: number) => round > (seen.won > 0 ? ROUNDS : 100 * ROUNDS);
  for (let round = 1; !isEnough(round); round += 1) {
    const draws = chanceOf({ serverSeed: name, clientSeed: 'draws', nonce: round });
    const result = kind.draw(draws, '2026-11-15');
    const choice = choose(play, result, chance);
    const read = play.read(choice);
    if ('fault' in read) continue;
    const group = 1800 + 2 * Math.floor(chance() * 81);
    const perNote = 20n * BigInt(1 + Math.floor(chance() * 5_000));
    const terms: PrizeTerms = play.mode === 'LOTT' ? { group } : {};
    const wins = play.winsOf(read.selection, result);
    const payout = payoutOf({ play, wins, perNote, terms });
    const told = JSON.stringify({ choice, result, group, perNote: String(perNote) });
    const again = reckon(name, { choice, group, perNote }, result);
    expect({ notes: read.notes, payout }, told).toEqual(again);
    seen[wins.length > 0 ? 'won' : 'lost'] += 1;
  }
  expect(seen.won, 'nothing won, so nothing was compared').toBeGreaterThan(0);
});

/** What lies about in a result: its numbers in order, and every piece of its texts. */
function seenIn(result: object): { numbers: number[]; texts: string[] } {
  const { numbers = [], special } = result as { numbers?: number[]; special?: number };
  const texts = Object.values(result)
    .flat(2)
    .filter((value): value is string => typeof value === 'string');
  return { numbers: special ? [...numbers, special] : numbers, texts };
}

/** A selection of several notes, half of it often taken from what will be drawn so that it wins. */
function choose({ code, form }: LotteryPlay, result: unknown, chance: () => number): Choice {
  const below = (count: number) => Math.floor(chance() * count);
  const seen = seenIn(result as object);
  const some = <Item extends number | string>(from: readonly Item[], count: number) => {
    const left = [...new Set(from)];
    const size = Math.min(count, left.length);
    return Array.from({ length: size }, () => left.splice(below(left.length), 1)[0] as Item);
  };
  const hinted = <Item extends number | string>(
    hints: readonly Item[],
    pool: readonly Item[],
    count: number,
  ) => {
    const first: Item[] = chance() < 0.75 ? some(hints, count) : [];
    const rest = pool.filter((item) => !first.includes(item));
    return [...first, ...some(rest, count - first.length)];
  };
  switch (form.kind) {
    case 'spots':
      return { spots: some(form.spots, 1 + below(form.spots.length)) };
    case 'numbers': {
      const most = Math.min(form.atMost, form.atLeast + 3);
      const count = form.atLeast + below(most - form.atLeast + 1);
      const hints = seen.numbers.filter((number) => form.numbers.includes(number));
      return { numbers: hinted(hints, form.numbers, count) };
    }
    case 'texts': {
      const most = code === 'da' ? 4 : Math.min(form.atMost, form.atLeast + 3);
      const count = form.atLeast + below(most - form.atLeast + 1);
      const pieces = seen.texts.flatMap((text) => [
        text.slice(0, form.digits),
        text.slice(-form.digits),
      ]);
      const others = Array.from({ length: 20 }, () =>
        String(below(10 ** form.digits)).padStart(form.digits, '0'),
      );
      const hints = pieces.filter((piece) => piece.length === form.digits);
      return { texts: hinted(hints, [...new Set(others)], count) };
    }
    case 'positions': {
      const { names, numbers, needsAll } = form;
      const from = code.startsWith('last') ? seen.numbers.length - names.length : 0;
      const start = code.startsWith('middle') ? 1 : from;
      return {
        positions: names.map((_, n) => {
          if (!needsAll && chance() < 0.4) return [];
          return hinted([seen.numbers[start + n]!], numbers, 1 + below(3));
        }),
      };
    }
  }
}
