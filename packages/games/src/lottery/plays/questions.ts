import type { Chance } from '../../chance.ts';
import { evenly, lookAt, type Question, question, type Weighted } from '../../coverage/coverage.ts';
import { fastChance } from '../../simulate/fast-chance.ts';
import type { LotteryPlay, PlayLeg, Selection } from '../lottery.ts';
import type { Balls } from './balls.ts';

/** How balls lie in their places: each drawn from the whole pool, or none twice. */
export type BallsAsked = {
  /** Which balls lie at these indexes; the same question for every play that looks at them. */
  at(indexes: readonly number[]): Question<Balls>;
  /** At which of the places one number lies, where it can lie at one only. */
  placeOf(number: number, places: readonly number[]): Question<Balls> | undefined;
};

/** Questions about balls that lie in an order. */
export function ballsAsked(pool: readonly number[], { isOnce }: { isOnce: boolean }): BallsAsked {
  const known = new Map<string, Question<Balls>>();
  const once = (id: string, rows: () => readonly Balls[]) => {
    const found = known.get(id) ?? question(id, () => evenly(rows()));
    known.set(id, found);
    return found;
  };
  return {
    at: (indexes) => once(`balls ${indexes.join(' ')}`, () => rowsAt(pool, indexes, isOnce)),
    placeOf: (number, places) =>
      isOnce && places.length === pool.length
        ? once(`place of ${number}`, () =>
            places.map((place) => ({ numbers: empty().with(place, number) })),
          )
        : undefined,
  };
}

const MOST_PLACES = 10;
const empty = () => Array<number>(MOST_PLACES).fill(0);

/** Every way to fill these places; what lies elsewhere is nought, and nobody looks at it. */
function rowsAt(pool: readonly number[], indexes: readonly number[], isOnce: boolean): Balls[] {
  let rows = [empty()];
  for (const index of indexes) {
    rows = rows.flatMap((row) =>
      pool
        .filter((number) => !isOnce || !row.includes(number))
        .map((number) => row.with(index, number)),
    );
  }
  return rows.map((numbers) => ({ numbers }));
}

/** Every text of so many digits, each as a draw that has it where it is looked for. */
export const digitsAsked = <Result>(
  id: string,
  digits: number,
  drawWith: (text: string) => Result,
): Question<Result> =>
  question(id, () =>
    evenly(
      Array.from({ length: 10 ** digits }, (_, n) => drawWith(String(n).padStart(digits, '0'))),
    ),
  );

/** Which sum it is: a draw of one ball stands for all of its sum. */
export const sumAsked = (ways: () => readonly number[]): Question<Balls> =>
  question('sum', () =>
    ways()
      .map((weight, sum) => ({ answer: { numbers: [sum] }, weight }))
      .filter(({ weight }) => weight > 0),
  );

const SAMPLES = 4_000;

/** Where there are too many draws to write down: a sample of them, the same one always. */
export function drawsAsked<Result>(draw: (chance: Chance) => Result): Question<Result> {
  return question('draw', (): Weighted<Result>[] => {
    const chance = fastChance('coverage');
    return evenly(Array.from({ length: SAMPLES }, () => draw(chance)));
  });
}

type Judged<Result, Choice extends Selection> = Pick<
  LotteryPlay<Result, Choice>,
  'winsOf' | 'lines' | 'prizes'
>;

/** One part of a selection against one question. */
export function lookOf<Result, Choice extends Selection>(
  play: Judged<Result, Choice>,
  asked: Question<Result>,
  { selection, notes, line }: { selection: Choice; notes: number; line?: string },
) {
  return lookAt(
    asked,
    (result) => play.winsOf(selection, result).length > 0,
    expectedHits(play, notes, line),
  );
}

/** A selection that is one bet on one question, whatever its notes. */
export function wholeLeg<Result, Choice extends Selection>(
  play: Judged<Result, Choice> & Pick<LotteryPlay<Result, Choice>, 'read'>,
  asked: Question<Result>,
  selection: Choice,
): PlayLeg[] {
  const read = play.read(selection);
  const notes = 'fault' in read ? 0 : read.notes;
  return [{ notes, looks: [lookOf(play, asked, { selection, notes })] }];
}

/** Hits that are expected are no fewer than the draws that have one. */
function expectedHits(
  { lines, prizes }: Pick<LotteryPlay, 'lines' | 'prizes'>,
  notes: number,
  line?: string,
): number | undefined {
  const own = line === undefined ? lines[0]! : lines.find(({ id }) => id === line);
  if (!own || (line === undefined && lines.length > 1)) return undefined;
  const chance = prizes
    .filter(({ code }) => own.prizes.includes(code))
    .reduce((sum, { ways, of }) => sum + Number(ways) / Number(of), 0);
  return (notes / own.notes) * chance;
}
