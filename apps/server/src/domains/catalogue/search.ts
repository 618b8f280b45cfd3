import type { Language } from '@baize/contract';
import type { Names } from './tables.ts';

/** How names are compared: without case, accents and width, the same for every script. */
export function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The name in a language; in English, or in any, where it has none of its own. */
export function nameIn(names: Names, language: Language): string {
  return names[language] ?? names.EN ?? Object.values(names)[0] ?? '';
}

const BETWEEN = '\u0001';

/** Finds the items whose text has a part; one long text is searched far quicker than many short ones. */
export function openIndex<Item extends { search: string }>(items: readonly Item[]) {
  const ends: number[] = [];
  let length = 0;
  for (const { search } of items) {
    length += search.length + BETWEEN.length;
    ends.push(length);
  }
  const whole = items.map(({ search }) => search).join(BETWEEN);
  return (part: string): Item[] => {
    const found: Item[] = [];
    for (let at = whole.indexOf(part); at !== -1; ) {
      const number = itemAt(ends, at);
      found.push(items[number]!);
      at = whole.indexOf(part, ends[number]);
    }
    return found;
  };
}

/** The first item that ends after a place. */
function itemAt(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
