import { cardroomParts } from '@baize/contract';

export type CardGameCode = (typeof cardroomParts.games)[number];

/** What the card room shows is written in its address: the way back into a hand. */
export type CardSearch = {
  game?: CardGameCode;
  table?: string;
  /** Of a private room, as friends send it. */
  code?: string;
  /** A hand that is over, to be looked at again. */
  hand?: string;
};

export function readCardSearch(search: Record<string, unknown>): CardSearch {
  const game = cardroomParts.games.find((one) => one === search.game);
  const table = wordOf(search.table, /^\d{1,18}$/);
  const code = wordOf(search.code, /^[A-Z0-9]{6}$/);
  const hand = wordOf(search.hand, /^\d{1,18}$/);
  return {
    ...(game && { game }),
    ...(table && { table }),
    ...(code && { code }),
    ...(hand && { hand }),
  };
}

/** A name made of figures arrives as a number. */
function wordOf(value: unknown, shape: RegExp): string {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return shape.test(word) ? word : '';
}
