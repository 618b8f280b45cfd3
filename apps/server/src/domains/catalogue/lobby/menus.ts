import type { catalogueLobby, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { nameIn } from '../search.ts';
import type { Game } from '../shelf.ts';
import { iconOf } from './tiles.ts';
import { type View, viewFor } from './view.ts';

type Menus = Output<typeof catalogueLobby.gameMenus.value>;

/** Lottery games by their groups. The e-lottery has a prize mode of its own. */
export function gameMenus(
  house: House,
  caller: Caller,
  { prizeMode, language }: { prizeMode: string; language: string },
  isWanted: (game: { vendor: string; code: string }) => boolean = () => true,
): Menus {
  const view = viewFor(house, caller, language);
  const games = lotteryOf(view, prizeMode).filter(isWanted);
  const groups = [...new Set(games.map(groupOf))];
  return Object.fromEntries(
    groups.map((code, number) => [
      code,
      {
        gameGroupCode: code,
        gameGroupId: number + 1,
        displayName: code,
        gameMenus: games
          .filter((game) => groupOf(game) === code)
          .map((game) => menuEntry(view, game)),
      },
    ]),
  );
}

/** Shown first: those that are hot, then by their place. */
export function popularGames(house: House, caller: Caller, count: number) {
  const view = viewFor(house, caller);
  const games = [...lotteryOf(view, 'LOTT'), ...lotteryOf(view, 'ELOTT')];
  const ranked = [...games.filter((game) => game.is_hot), ...games.filter((game) => !game.is_hot)];
  return ranked.slice(0, count).map((game) => ({
    gameCode: game.code,
    gameName: nameIn(game.names, view.language),
    nodeId: game.nodeId,
  }));
}

function lotteryOf({ byCategory }: View, prizeMode: string): readonly Game[] {
  const category = prizeMode.toUpperCase() === 'ELOTT' ? 'ELOTT' : 'LOTT';
  return byCategory.get(category) ?? [];
}

function groupOf({ menu_group, vendor }: Game): string {
  return menu_group ?? vendor;
}

function menuEntry(view: View, game: Game): Menus[string]['gameMenus'][number] {
  return {
    gameId: game.nodeId,
    code: game.code,
    gameCode: game.code,
    remark: nameIn(game.names, view.language),
    mobileIconUrl: iconOf(game),
    tag: game.is_hot ? 'HOT' : game.is_new ? 'NEW' : '',
    defaultPlayType: 'ENT',
    entPlaySwitch: 1,
    tradPlaySwitch: 1,
    css: game.code.toLowerCase(),
    mUi: game.code.toLowerCase(),
  };
}
