import { capIssue, capSinglePick, payoutOf, playOf } from '@baize/games';
import { floorToCents, type Money, money, moneyText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import {
  type Bet,
  openBetsOfRound,
  type Play,
  paidInRound,
  settleBet,
  standingBetsOf,
} from '../../play/index.ts';
import type { Issue } from '../issues/issues.ts';
import { type Lottery, roundName } from '../lotteries.ts';
import { termsOf } from '../odds/odds.ts';
import { capsOfTicket } from '../risk/caps.ts';
import { stopChases } from '../tickets/chase.ts';
import type { TicketWins } from '../tickets/shown-tickets.ts';
import { choiceOf } from '../tickets/tickets.ts';
import { maxCoverageOf, uncountedStakes } from './coverage.ts';
import { recount } from './recount.ts';

/** As many as the lanes take together without one of them waiting too long. */
const AT_ONCE = 200;
/** All tickets of a full issue are read once, and what their owners have beside them once too. */
const MOST = 200_000;

/**
 * Pays every open ticket of a drawn issue, many in one transaction. It may be broken off at any point
 * and begun again: what is settled is no longer open, and counts for what may still be paid.
 */
export async function settleIssue(play: Play, lottery: Lottery, issue: Issue): Promise<void> {
  const { house } = play;
  const round = roundName(lottery.code, issue.number);
  let paid: Map<string, Money> | undefined;
  for (;;) {
    const bets = await openBetsOfRound(house.db, lottery.vendor, round, MOST);
    if (bets.length === 0) return;
    paid ??= await paidInRound(house, lottery.vendor, round);
    const owners = [...new Set(bets.map(({ memberId }) => memberId))];
    const name = { vendor: lottery.vendor, roundId: round };
    const standing = await standingBetsOf(house.db, name, owners);
    const uncounted = uncountedStakes(house, lottery, standing);
    await recount(play, standing, uncounted);
    bets.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (let from = 0; from < bets.length; from += AT_ONCE) {
      await settleSome(play, lottery, issue, {
        bets: bets.slice(from, from + AT_ONCE),
        paid,
        uncounted,
      });
    }
  }
}

type Some = {
  bets: readonly Bet[];
  paid: Map<string, Money>;
  uncounted: ReadonlyMap<bigint, Money>;
};

async function settleSome(
  play: Play,
  lottery: Lottery,
  issue: Issue,
  { bets, paid, uncounted }: Some,
): Promise<void> {
  const settled = bets.map((bet) => ({ bet, ...payTicket(play.house, lottery, issue, bet, paid) }));
  // First the rest of a chase that stops, then the win that stops it: broken off in between, it is done again.
  await stopChases(
    play,
    lottery,
    settled.flatMap(({ bet, payout }) => (payout > 0n ? [bet] : [])),
  );
  await Promise.all(
    settled.map(({ bet, payout, wins }) => {
      const detail = settledDetail(play.house, bet, wins, uncounted.get(bet.id));
      return settleBet(play, bet, { payout, detail }).catch(letDecided);
    }),
  );
}

export function settledDetail(
  house: House,
  bet: Bet,
  wins: TicketWins,
  covered: Money | undefined,
) {
  const kept = bet.detail as object | null;
  const maxCoverage = maxCoverageOf(house);
  return { ...kept, wins, maxCoverage, ...(covered && { uncounted: moneyText(covered) }) };
}

/** Its owner took it back in the last moment: then it needs no more. */
export function letDecided(error: unknown): void {
  if ((error as { code?: string }).code !== 'BET_DECIDED') throw error;
}

/** What a ticket wins: row by row, then what may still be paid to this member in this issue. */
export function payTicket(
  house: House,
  lottery: Lottery,
  issue: Issue,
  bet: Bet,
  paid: Map<string, Money>,
): { payout: Money; wins: TicketWins } {
  const rows = rowPayouts(house, lottery, issue, bet);
  const won = rows.reduce((sum, row) => sum + row.payout, 0n);
  const player = `${bet.memberId}/${bet.currency}`;
  const before = paid.get(player) ?? 0n;
  const payout = capIssue(before, won, capsOfTicket(bet).issue);
  paid.set(player, before + payout);
  const capped = payout < won || rows.some(({ isCapped }) => isCapped);
  return { payout, wins: { rows: rows.map((row) => moneyText(row.payout)), capped } };
}

function rowPayouts(house: House, { code, kind }: Lottery, { result }: Issue, bet: Bet) {
  const { rows, group } = choiceOf(bet);
  const { singlePick } = capsOfTicket(bet);
  return rows.map(({ play: name, selection, notes, perNote, percent = 100 }) => {
    const play = playOf(kind, name);
    if (!play) throw new Error(`${code} has no play "${name}"`);
    const terms = termsOf(house, code, { group, play: name, rulesVersion: bet.rulesVersion! });
    const wins = play.winsOf(selection, result);
    const full = payoutOf({ play, wins, perNote: money(perNote), terms });
    const won = percent === 100 ? full : floorToCents((full * BigInt(percent)) / 100n);
    const payout = capSinglePick(play, notes, won, singlePick);
    return { payout, isCapped: payout < won };
  });
}
