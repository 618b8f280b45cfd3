import { catalogueKinds } from '@baize/contract';

/** What a list shows is written in its address, so that it can be shared and gone back to. */
export type ListSearch = {
  vassalage?: string;
  sub?: catalogueKinds.SubType;
  filter?: Filter;
  q?: string;
};

export type ChangeSearch = (next: ListSearch, how?: { isTyping?: boolean }) => void;

export type Filter = (typeof catalogueKinds.listFilters)[number];

export function readListSearch(search: Record<string, unknown>): ListSearch {
  const vassalage = textOf(search.vassalage, 40);
  const sub = catalogueKinds.subTypes.find((code) => code === search.sub);
  const filter = catalogueKinds.listFilters.find(
    (code) => code === search.filter && code !== 'ALL',
  );
  const q = textOf(search.q, 80);
  return {
    ...(vassalage && { vassalage }),
    ...(sub && { sub }),
    ...(filter && { filter }),
    ...(q && { q }),
  };
}

/** A name made of figures arrives as a number. */
function textOf(value: unknown, max: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, max) : '';
}

export type LaunchSearch = { vendor?: string; gameCode?: string; fun?: 1 };

export function readLaunchSearch(search: Record<string, unknown>): LaunchSearch {
  const vendor = textOf(search.vendor, 40);
  const gameCode = textOf(search.gameCode, 64);
  return {
    ...(vendor && { vendor }),
    ...(gameCode && { gameCode }),
    ...(String(search.fun) === '1' && { fun: 1 as const }),
  };
}
