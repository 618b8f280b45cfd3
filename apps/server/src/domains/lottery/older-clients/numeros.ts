import type { lotteryOlderClients as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { describeGame, gameMenus } from '../../catalogue/index.ts';
import { type Player, readBets } from '../../play/index.ts';
import { type Issue, openIssues, pastIssues, standings } from '../issues/issues.ts';
import { findLottery, type Lottery, lotteries, ticketsOf } from '../lotteries.ts';

type Numero = NonNullable<Output<typeof contract.nearNumeros.value>['currentNumero']>;

const VN_VENDOR = 'TCG_LOTTO_VN';
const LOOKED_BACK = 200;

/** The node of a game in the catalogue; older clients call a game by it. */
export function nodeOf(house: House, { vendor, code }: Lottery): number | null {
  return describeGame(house, { vendor, code }, 'EN').nodeId;
}

/** The code of a game that was named by node or by code. */
export function codeOf(house: House, gameId: string): string {
  if (lotteries.has(gameId)) return gameId;
  const found = [...lotteries.values()].find((one) => String(nodeOf(house, one)) === gameId);
  return found?.code ?? refuse('GAME_NOT_FOUND');
}

function showNumero(house: House, lottery: Lottery, issue: Issue): Numero {
  return {
    gameId: nodeOf(house, lottery),
    gameCode: lottery.code,
    numero: issue.number,
    gameName: lottery.names.EN ?? lottery.code,
    winNumber: issue.result === null ? '' : lottery.kind.printed(issue.result),
    openTime: issue.opens_at.getTime(),
    closeTime: issue.closes_at.getTime(),
    drawTime: issue.draws_at.getTime(),
    status: issue.state,
  };
}

/** The newest result of every lottery, of one vendor where it is named. */
export async function openedNumeros(
  house: House,
  { gameCode }: { gameCode: string },
  vendor?: 'VN',
): Promise<Record<string, Numero>> {
  const wanted = [...lotteries.values()].filter(
    (one) => (!gameCode || one.code === gameCode) && (!vendor || one.vendor === VN_VENDOR),
  );
  const { last } = await standings(
    house,
    wanted.map(({ code }) => code),
  );
  return Object.fromEntries(
    wanted.flatMap((lottery) => {
      const issue = last.get(lottery.code);
      return issue ? [[lottery.code, showNumero(house, lottery, issue)]] : [];
    }),
  );
}

export async function nearNumeros(
  house: House,
  gameId: string,
): Promise<Output<typeof contract.nearNumeros.value>> {
  const lottery = findLottery(codeOf(house, gameId));
  const [[current, next], [last]] = await Promise.all([
    openIssues(house, lottery, 2),
    pastIssues(house, lottery.code, { size: 1 }),
  ]);
  const numeroOf = (issue: Issue | undefined) => (issue ? showNumero(house, lottery, issue) : null);
  return {
    serverTime: house.clock.now().getTime(),
    currentNumero: numeroOf(current),
    nextNumero: numeroOf(next),
    lastNumero: numeroOf(last),
  };
}

export async function drawnNumeros(
  house: House,
  { gameId, page, size }: { gameId: string; page: number; size: number },
): Promise<Output<typeof contract.drawnNumeros.value>> {
  const lottery = findLottery(codeOf(house, gameId));
  const issues = await pastIssues(house, lottery.code, { size, skip: page * size });
  return { content: issues.map((issue) => showNumero(house, lottery, issue)), page, size };
}

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
export function listSeries(group: number): Output<typeof contract.series.value> {
  const groups = [...lotteries.values()].filter(({ kind }) =>
    kind.plays.some(({ mode }) => mode === 'LOTT'),
  );
  return [...new Set(groups.map(({ menuGroup }) => menuGroup))].map((gameGroupCode) => ({
    gameGroupCode,
    maxSeries: group,
  }));
}
