import type { LotteryPlay, Selection, SelectionForm } from '@baize/games';

/** What nobody has marked yet, in the spelling that a play reads. */
export function noMarks(form: SelectionForm): Selection {
  switch (form.kind) {
    case 'positions':
      return { positions: form.names.map(() => []) };
    case 'numbers':
      return { numbers: [] };
    case 'texts':
      return { texts: [] };
    case 'spots':
      return { spots: [] };
  }
}

/** Puts a mark, or takes it away. */
export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}

export const quickPicks = ['all', 'big', 'small', 'odd', 'even', 'none'] as const;
export type QuickPick = (typeof quickPicks)[number];

/** Many numbers at one touch: the upper half is big. */
export function picked(pool: readonly number[], quick: QuickPick): number[] {
  const middle = pool.length / 2;
  return pool.filter((number, place) => {
    if (quick === 'all') return true;
    if (quick === 'big') return place >= middle;
    if (quick === 'small') return place < middle;
    if (quick === 'none') return false;
    return (number % 2 === 1) === (quick === 'odd');
  });
}

/** What was read of a list: its numbers, how many came twice, and the words that are none. */
export type Typed = { texts: string[]; twice: number; wrong: string[] };

const EASTERN = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const plain = (typed: string) =>
  typed.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(EASTERN.indexOf(digit) % 10));

/** Numbers as people type and paste them, `07 45, 46`, parted by anything but digits and letters. */
export function readTyped(typed: string, play: LotteryPlay): Typed {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const texts = new Set<string>();
  const wrong: string[] = [];
  let twice = 0;
  for (const word of words) {
    const text = spelled(play, word);
    if (text === undefined) wrong.push(word);
    else if (texts.has(text)) twice += 1;
    else texts.add(text);
  }
  return { texts: [...texts], twice, wrong };
}

/** The one spelling of a number: in a play for any order, 321 is 123. */
function spelled({ form, read }: LotteryPlay, word: string): string | undefined {
  if (form.kind !== 'texts' || word.length !== form.digits || !/^[0-9]+$/.test(word)) {
    return undefined;
  }
  if (form.atLeast > 1) return word;
  const alone = read({ texts: [word] });
  return 'selection' in alone && 'texts' in alone.selection ? alone.selection.texts[0] : undefined;
}

/** All numbers of so many digits. */
export function everyText(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, n) => String(n).padStart(digits, '0'));
}

/** One free selection, drawn by the device: nothing depends on it but the member's ticket. */
export function luckyMarks(play: LotteryPlay): Selection {
  for (;;) {
    const marks = randomMarks(play);
    // Some plays take not every selection of their form: a triple has no other order to win by.
    if (!('fault' in play.read(marks))) return marks;
  }
}

function randomMarks({ form }: LotteryPlay): Selection {
  switch (form.kind) {
    case 'positions': {
      // None twice: where a ball lies in one place, it lies in no other.
      const numbers = some(form.numbers, form.needsAll ? form.names.length : 1);
      return { positions: form.names.map((_, place) => numbers.slice(place, place + 1)) };
    }
    case 'numbers':
      return { numbers: some(form.numbers, Math.max(1, form.atLeast)) };
    case 'texts':
      return {
        texts: some(everyText(form.digits), Math.max(1, form.atLeast)),
      };
    case 'spots':
      return { spots: [oneOf(form.spots)] };
  }
}

function oneOf<Item>(items: readonly Item[]): Item {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return items[random % items.length]!;
}

function some<Item>(items: readonly Item[], count: number): Item[] {
  const chosen: Item[] = [];
  while (chosen.length < Math.min(count, items.length)) {
    const next = oneOf(items.filter((item) => !chosen.includes(item)));
    chosen.push(next);
  }
  return chosen;
}
