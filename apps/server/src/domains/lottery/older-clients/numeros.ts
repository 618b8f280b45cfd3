import type { lotteryOlderClients as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { describeGame } from '../../catalogue/index.ts';
import { type Issue, openIssues, pastIssues, standings } from '../issues/issues.ts';
import { findLottery, type Lottery, lotteries, nameOf, standingOf } from '../lotteries.ts';

type NearNumero = NonNullable<Output<typeof contract.nearNumeros.value>['currentNumero']>;
type Numero = NonNullable<Output<typeof contract.nearNumeros.value>['previousNumero']>;

export const VN_VENDOR = 'TCG_LOTTO_VN';

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

function showNumero(house: House, lottery: Lottery, issue: Issue, language: Language): Numero {
  return {
    gameId: nodeOf(house, lottery),
    gameCode: lottery.code,
    numero: issue.number,
    gameName: nameOf(house, lottery, language),
    winNumber: printedOf(lottery, issue),
    winNo: winNoOf(lottery, issue),
    openTime: issue.opens_at.getTime(),
    closeTime: issue.closes_at.getTime(),
    drawTime: issue.draws_at.getTime(),
    status: issue.state,
  };
}

const printedOf = ({ kind }: Lottery, { result }: Issue) =>
  result === null ? '' : kind.printed(result);

/** What was drawn, with commas and nothing else between; a sum that is read out beside it was not drawn. */
const winNoOf = (lottery: Lottery, issue: Issue) =>
  (printedOf(lottery, issue).split('=')[0]!.match(/\d+/g) ?? []).join(',');

/** The newest result of every lottery, of one vendor where it is named. */
export async function openedNumeros(
  house: House,
  { gameCode, language, only }: { gameCode: string; language: Language; only?: 'VN' },
): Promise<Record<string, Numero>> {
  const wanted = [...lotteries.values()].filter(
    (one) => (!gameCode || one.code === gameCode) && (!only || one.vendor === VN_VENDOR),
  );
  const { last } = await standings(
    house,
    wanted.map(({ code }) => code),
  );
  return Object.fromEntries(
    wanted.flatMap((lottery) => {
      const issue = last.get(lottery.code);
      return issue ? [[lottery.code, showNumero(house, lottery, issue, language)]] : [];
    }),
  );
}

export async function nearNumeros(
  house: House,
  gameId: string,
  language: Language,
): Promise<Output<typeof contract.nearNumeros.value>> {
  const lottery = findLottery(codeOf(house, gameId));
  const [[current, next], [last]] = await Promise.all([
    openIssues(house, lottery, 2),
    pastIssues(house, lottery.code, { size: 1 }),
  ]);
  const previous = last ? showNumero(house, lottery, last, language) : null;
  return {
    serverTime: house.clock.now().getTime(),
    currentNumero: current ? nearNumero(house, lottery, current, language) : null,
    nextNumero: next ? nearNumero(house, lottery, next, language) : null,
    previousNumero: previous,
    lastNumero: previous,
  };
}

function nearNumero(house: House, lottery: Lottery, issue: Issue, language: Language): NearNumero {
  const numero = showNumero(house, lottery, issue, language);
  const now = house.clock.now().getTime();
  return {
    ...numero,
    remainTime: Math.max(0, numero.closeTime - now),
    lockTime: numero.drawTime - numero.closeTime,
    isSale: now < numero.closeTime && standingOf(house, lottery).isOpen,
  };
}

/** The newest result of every lottery, as a list. */
export async function newestDraws(
  house: House,
): Promise<Output<typeof contract.newestDraws.value>> {
  const numeros = await openedNumeros(house, { gameCode: '', language: 'EN' });
  return Object.values(numeros).map(({ gameId, gameCode, numero, winNo, drawTime }) => ({
    gameId,
    gameCode,
    numero,
    winNo,
    winningTime: drawTime,
  }));
}

export async function drawnNumeros(
  house: House,
  asked: { gameId: string; page: number; size: number; language: Language },
): Promise<Output<typeof contract.drawnNumeros.value>> {
  const { gameId, page, size, language } = asked;
  const lottery = findLottery(codeOf(house, gameId));
  const issues = await pastIssues(house, lottery.code, { size, skip: page * size });
  return {
    content: issues.map((issue) => showNumero(house, lottery, issue, language)),
    page,
    size,
  };
}
