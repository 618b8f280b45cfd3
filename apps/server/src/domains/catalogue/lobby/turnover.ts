import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { mainCategory } from '../categories.ts';
import { nameIn } from '../search.ts';
import { narrowed } from './listing.ts';
import { viewFor } from './view.ts';

type Wanted = {
  vassalage: string;
  gameName: string;
  pageNo: number;
  pageSize: number;
  language: string;
};

/** The games whose bets fill no turnover, for players who ask. */
export function excludedFromTurnover(house: House, caller: Caller, wanted: Wanted) {
  const view = viewFor(house, caller, wanted.language);
  const asked = { ...wanted, gameType: '', gameClassify: '', isNew: '' };
  const found = narrowed(view, view.games, asked).filter((game) => game.excludes_turnover);
  const start = (wanted.pageNo - 1) * wanted.pageSize;
  return {
    dataList: found.slice(start, start + wanted.pageSize).map((game) => ({
      gameName: nameIn(game.names, view.language),
      gameType: mainCategory(game, view.shelf.rules),
      vassalage: game.vendor,
      excludeTurnover: true,
    })),
    pageNum: wanted.pageNo,
    totalPages: Math.ceil(found.length / wanted.pageSize),
  };
}
