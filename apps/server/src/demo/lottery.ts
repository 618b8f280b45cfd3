import { days, hours, minutes } from '@baize/calendar';
import { money } from '@baize/money';
import {
  buyTickets,
  findLottery,
  type Lotteries,
  openIssues,
  runDraws,
} from '../domains/lottery/index.ts';
import { openPlay } from '../domains/play/index.ts';
import { BRAND_CURRENCY } from '../domains/wallet/index.ts';
import type { House } from '../platform/house.ts';
import { Refusal } from '../platform/refusal.ts';
import { houseAgo } from './bets.ts';
import { fixedPick } from './crowd/fixed-chance.ts';
import { sideBySide } from './crowd/side-by-side.ts';
import { fillHeldResults } from './held-results.ts';

/** Evenings on which the lotteries were played, and the hours before now. */
const EVENINGS_DAYS_AGO = [84, 77, 70, 63, 56, 49, 42, 35, 28, 21, 14, 7];
const LAST_HOURS = 2;
const MINUTES_BETWEEN = 20;
const TICKETS_EACH_TIME = 6;

type BoardOf = [gameCode: string, play: string];

/** Played for months. */
const old: readonly BoardOf[] = [
  ['ssc-1', 'fixed'],
  ['ssc-1', 'last2-direct'],
  ['ssc-5', 'ball-side'],
  ['k3-1', 'sum-side'],
  ['k3-5', 'sum'],
  ['pk10-1', 'position-side'],
  ['pk10-5', 'fixed'],
  ['wingo-1', 'colour'],
  ['wingo-3', 'side'],
];

/** Played besides in the last hours. */
const young: readonly BoardOf[] = [
  ['11x5-1', 'any2'],
  ['11x5-5', 'fixed'],
  ['mark6-1', 'special-side'],
  ['mark6-5', 'wave'],
  ['lucky28-1', 'sum-side'],
  ['keno80-1', 'over-under'],
  ['vn-north-1', 'lo2-price'],
  ['vn-south-1', 'de'],
  ['vn-central-2', 'tail'],
  ['thai-1', 'run-top'],
  ['lao-1', 'run-bottom'],
  ['4d-1', 'big'],
];

/** Those of other houses are played on their days. */
const held: readonly BoardOf[] = [
  ['mark6-hk', 'wave'],
  ['vn-north', 'de'],
  ['vn-south', 'de'],
  ['vn-central', 'tail'],
  ['thai', 'top2'],
  ['lao', 'top2'],
  ['4d', 'small'],
];
const HELD_DAYS_AGO = [7, 4, 2];
const isOld = (code: string) => old.some(([known]) => known === code);

/** Tickets of past evenings and of the last hours, drawn and paid as they were in their time. */
export async function fillTickets(house: House, players: readonly bigint[]): Promise<void> {
  let ago = 0;
  const then = { ...house, clock: { ...house.clock, now: () => houseAgo(house, ago).clock.now() } };
  const play = openPlay(then);
  const [prizeGroupOf] = house.contributed('prizeGroups');
  const games: Lotteries = { play, groupOf: (memberId) => prizeGroupOf!(house, memberId) };
  const goTo = async (ms: number, isWanted?: (code: string) => boolean) => {
    ago = ms;
    await runDraws(play, isWanted);
  };
  for (const daysAgo of EVENINGS_DAYS_AGO) {
    await goTo(days(daysAgo), isOld);
    await buyForAll(games, players, { boards: old, when: `${daysAgo}` });
  }
  for (const daysAgo of HELD_DAYS_AGO) {
    ago = days(daysAgo);
    await buyForAll(games, players, { boards: held, when: `held-${daysAgo}` });
  }
  for (let left = hours(LAST_HOURS); left > 0; left -= minutes(MINUTES_BETWEEN)) {
    await goTo(left);
    await buyForAll(games, players, { boards: [...old, ...young], when: `0-${left}` });
  }
  ago = 0;
  await fillHeldResults(house);
  await goTo(0);
  await play.lanes.close();
}

type Evening = { boards: readonly BoardOf[]; when: string };

async function buyForAll(games: Lotteries, players: readonly bigint[], { boards, when }: Evening) {
  const count = Math.max(TICKETS_EACH_TIME, boards.length);
  const some = Array.from({ length: count }, (_, n) => ({
    memberId: fixedPick(players, 'ticket of', when, n),
    board: boards[n] ?? fixedPick(boards, 'board', when, n),
    requestId: `demo-ticket-${when}-${n}`,
  }));
  await sideBySide(
    some,
    ({ memberId }) => memberId,
    (ticket) => buyOne(games, ticket),
  );
}

/**
 * Money that is played away, or an issue that closed in this moment: then nobody buys this ticket. A
 * start that was broken off has bought it already, for the issue that ran then.
 */
const MAY_BE = new Set(['INSUFFICIENT_BALANCE', 'ISSUE_CLOSED', 'REQUEST_DIFFERS']);

type Ticket = { memberId: bigint; board: BoardOf; requestId: string };

async function buyOne(games: Lotteries, { memberId, board, requestId }: Ticket): Promise<void> {
  const [gameCode, code] = board;
  const lottery = findLottery(gameCode);
  const play = lottery.kind.plays.find((one) => one.code === code)!;
  const chosen = play.read(play.usual);
  if ('fault' in chosen) throw new Error(`${code} of ${gameCode} has no usual selection`);
  const [issue] = await openIssues(games.play.house, lottery, 1);
  // A start that was broken off was further on already: what ran at this moment is drawn.
  if (!issue) return;
  const isByUnit = play.mode === 'LOTT';
  const perNote = money('1');
  const row = { play: code, selection: play.usual };
  const order = {
    requestId,
    gameCode,
    rows: [isByUnit ? { ...row, unit: '1', multiple: 1 } : { ...row, amount: perNote }],
    issues: [{ issue: issue.number, multiple: 1 }],
    stopOnWin: false,
    stake: perNote * BigInt(chosen.notes),
  };
  try {
    await buyTickets(games, { memberId, currency: BRAND_CURRENCY }, order);
  } catch (error) {
    if (!(error instanceof Refusal && MAY_BE.has(error.code))) throw error;
  }
}
