import type { lotteryOlderClients as contract, Language, Output } from '@baize/contract';
import { noteUnits, prizeGroups } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { gameMenus } from '../../catalogue/index.ts';
import { type Player, readBets } from '../../play/index.ts';
import { findLottery, lotteries, nameOf, standingOf, ticketsOf } from '../lotteries.ts';
import { groupsFor, hasGroups } from '../odds/groups.ts';
import { codeOf, nodeOf, VN_VENDOR } from './numeros.ts';

const LOOKED_BACK = 200;

type MenuInput = { prizeMode: string; language: string };

export function vnMenus(house: House, caller: Caller, input: MenuInput) {
  return gameMenus(house, caller, input, ({ vendor }) => vendor === VN_VENDOR);
}

/** The lotteries that the caller bet on last. */
export async function recentMenus(
  house: House,
  caller: Caller,
  input: MenuInput & { player: Player; only?: 'VN' },
) {
  const bets = await readBets(house.db, ticketsOf(input.player), { size: LOOKED_BACK });
  const codes = new Set(bets.map(({ gameCode }) => gameCode));
  return gameMenus(
    house,
    caller,
    input,
    ({ vendor, code }) => codes.has(code) && (!input.only || vendor === VN_VENDOR),
  );
}

/** The highest group of the caller, for each group of games that is played by it. */
export function listSeries(house: House, own: number): Output<typeof contract.series.value> {
  const highest = new Map<string, number>();
  for (const lottery of [...lotteries.values()].filter(hasGroups)) {
    const group = groupsFor(house, lottery, own).highest;
    highest.set(lottery.menuGroup, Math.max(group, highest.get(lottery.menuGroup) ?? 0));
  }
  return [...highest].map(([gameGroupCode, maxSeries]) => ({ gameGroupCode, maxSeries }));
}

/** The lotteries of both prize modes by group, as a list. */
export function listGames(
  house: House,
  caller: Caller,
  { prizeMode, language }: MenuInput,
): Output<typeof contract.listedGames.value> {
  const modes = prizeMode ? [prizeMode] : ['LOTT', 'ELOTT'];
  const groups = modes.flatMap((mode) =>
    Object.values(gameMenus(house, caller, { prizeMode: mode, language })),
  );
  return groups.map(({ gameGroupCode, displayName, gameMenus: games }, n) => ({
    gameGroupCode,
    gameGroupId: n + 1,
    displayName,
    games: games.map(({ gameId, code, remark, mobileIconUrl }) => ({
      gameId,
      code,
      remark,
      gameGroupId: n + 1,
      gameGroupCode,
      mobileIconUrl,
    })),
  }));
}

export function listGameSeries(
  house: House,
  own: number,
): Output<typeof contract.gameSeries.value> {
  const byGroup = [...lotteries.values()].filter(hasGroups);
  return byGroup.map((lottery) => {
    const { lowest, highest } = groupsFor(house, lottery, own);
    return {
      gameId: nodeOf(house, lottery),
      gameCode: lottery.code,
      gameGroupCode: lottery.menuGroup,
      minSeries: lowest,
      maxSeries: highest,
    };
  });
}

/** A play is named by its code or by its place among the plays of its kind, counted from one. */
export function showSetting(
  house: House,
  gameId: string,
  { own, language }: { own: number; language: Language },
): Output<typeof contract.gameSetting.value> {
  const lottery = findLottery(codeOf(house, gameId));
  const { isOpen, min, max } = standingOf(house, lottery);
  const { lowest, highest } = groupsFor(house, lottery, own);
  return {
    gameId: nodeOf(house, lottery),
    gameCode: lottery.code,
    remark: nameOf(house, lottery, language),
    gameGroupCode: lottery.menuGroup,
    isSale: isOpen,
    minBet: min,
    maxBet: max,
    minSeries: lowest,
    maxSeries: highest,
    seriesStep: prizeGroups.step,
    units: [...noteUnits],
    plays: lottery.kind.plays.map(({ code, mode, form }, n) => ({
      playId: n + 1,
      playCode: code,
      prizeMode: mode,
      form: form.kind,
    })),
  };
}
