import type { lotteryIssues as contract, Language, Output } from '@baize/contract';
import { prizeGroups } from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { findLottery, type Lottery, lotteries, nameOf, standingOf } from '../lotteries.ts';
import { groupsFor } from '../odds/groups.ts';
import { oddsNow } from '../odds/odds.ts';
import { shownChains } from './chains.ts';
import { type Issue, openIssues, pastIssues, standings } from './issues.ts';

type Draw = Output<typeof contract.draws.value>['list'][number];

const SHOWN_LAST = 10;

export function showDraw({ kind }: Lottery, issue: Issue): Draw {
  const { result } = issue;
  return {
    number: issue.number,
    state: issue.state,
    drawsAt: issue.draws_at.getTime(),
    result,
    printed: result === null ? '' : kind.printed(result),
    facts: result === null ? {} : { ...kind.facts(result) },
    hash: issue.hash,
    chainId: issue.chain_id === null ? null : String(issue.chain_id),
    link: issue.link,
  };
}

export function showIssue({ number, opens_at, closes_at, draws_at }: Issue) {
  return {
    number,
    opensAt: opens_at.getTime(),
    closesAt: closes_at.getTime(),
    drawsAt: draws_at.getTime(),
  };
}

function factsOf(house: House, lottery: Lottery, language: Language) {
  const { code, vendor, category, kind, clock } = lottery;
  return {
    gameCode: code,
    vendor,
    category,
    kind: kind.code,
    name: nameOf(house, lottery, language),
    everyMinutes: 'everyMinutes' in clock ? clock.everyMinutes : null,
    isDrawnElsewhere: lottery.drawnBy === 'elsewhere',
    isOpen: standingOf(house, lottery).isOpen,
  };
}

/** Every lottery with its running issue and its newest result. */
export async function listLotteries(house: House, vendor: string, language: Language) {
  const shown = [...lotteries.values()].filter((one) => !vendor || one.vendor === vendor);
  const { running, last } = await standings(
    house,
    shown.map(({ code }) => code),
  );
  return {
    now: house.clock.now().getTime(),
    list: shown.map((lottery) => {
      const issue = running.get(lottery.code);
      const drawn = last.get(lottery.code);
      return {
        ...factsOf(house, lottery, language),
        issue: issue ? showIssue(issue) : null,
        last: drawn ? showDraw(lottery, drawn) : null,
      };
    }),
  };
}

type Board = Output<typeof contract.board.value>;
type BoardFor = {
  own: number;
  language: Language;
  /** Numbers of an issue that do not pay in full. */
  lowered: (lottery: Lottery, number: string) => Promise<Board['numbers']>;
  /** What an issue pays one member, and a single pick, at most. */
  caps: (lottery: Lottery) => { issue: Money; singlePick: Money };
};

/** All that a betting board needs. */
export async function showBoard(
  house: House,
  gameCode: string,
  { own, language, lowered, caps }: BoardFor,
): Promise<Output<typeof contract.board.value>> {
  const lottery = findLottery(gameCode);
  const [[issue], last] = await Promise.all([
    openIssues(house, lottery, 1),
    pastIssues(house, gameCode, { size: SHOWN_LAST }),
  ]);
  const { version, hash, odds } = oddsNow(house, lottery);
  const { min, max } = standingOf(house, lottery);
  const { issue: perIssue, singlePick } = caps(lottery);
  return {
    now: house.clock.now().getTime(),
    ...factsOf(house, lottery, language),
    rules: { version, hash },
    odds,
    limits: { min, max, perIssue, singlePick },
    group: { own, ...groupsFor(house, lottery, own), step: prizeGroups.step },
    issue: issue ? showIssue(issue) : null,
    numbers: issue ? await lowered(lottery, issue.number) : [],
    last: last.map((one) => showDraw(lottery, one)),
  };
}

export async function listIssues(house: House, gameCode: string, size: number) {
  const issues = await openIssues(house, findLottery(gameCode), size);
  return { now: house.clock.now().getTime(), list: issues.map(showIssue) };
}

/** Results, and what they can be checked by. */
export async function listDraws(
  house: House,
  { gameCode, before, size }: { gameCode: string; before?: string | undefined; size: number },
): Promise<Output<typeof contract.draws.value>> {
  const lottery = findLottery(gameCode);
  const past = await pastIssues(house, gameCode, { before, size });
  return {
    list: past.map((issue) => showDraw(lottery, issue)),
    before: past.length === size ? past.at(-1)!.number : null,
    chains: await shownChains(house, gameCode),
  };
}
