import { capIssue, capSinglePick, payoutOf, playOf } from '@baize/games';
import { floorToCents, type Money, money, moneyText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import {
  type Bet,
  openOwnersOfRound,
  type Play,
  settleMany,
  standingBetsOf,
} from '../../play/index.ts';
import type { Issue } from '../issues/issues.ts';
import { type Lottery, roundName } from '../lotteries.ts';
import { termsOf } from '../odds/odds.ts';
import { capsOfTicket } from '../risk/caps.ts';
import { choiceOf, type TicketWins } from '../ticket-choice.ts';
import { stopChases } from './chase.ts';
import { maxCoverageOf, uncountedStakes } from './coverage.ts';
import { recount } from './recount.ts';

/** As many tickets as are read, counted and paid together: others' bets wait no longer than for these. */
const TICKETS_AT_ONCE = 128;
/** While one part is written, the next is read and counted. */
const PARTS_AT_ONCE = 2;

/**
 * Pays every open ticket of a drawn issue, many in one transaction and all of one owner together. It
 * may be broken off at any point and begun again: what is settled is no longer open, and counts for
 * what may still be paid.
 */
export async function settleIssue(play: Play, lottery: Lottery, issue: Issue): Promise<void> {
  const { house } = play;
  const round = { vendor: lottery.vendor, roundId: roundName(lottery.code, issue.number) };
  for (;;) {
    const owners = await openOwnersOfRound(house.db, round.vendor, round.roundId);
    if (owners.length === 0) return;
    const parts = partsOf(owners);
    const work = async () => {
      for (let part = parts.next(); !part.done; part = parts.next()) {
        await settleOwners(play, lottery, issue, await standingBetsOf(house, round, part.value));
      }
    };
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, work));
  }
}

/** Owners with about as many tickets as are paid together; one who has more comes alone. */
function* partsOf(owners: readonly { memberId: bigint; bets: number }[]): Generator<bigint[]> {
  let part: bigint[] = [];
  let tickets = 0;
  for (const { memberId, bets } of owners) {
    if (part.length > 0 && tickets + bets > TICKETS_AT_ONCE) {
      yield part;
      part = [];
      tickets = 0;
    }
    part.push(memberId);
    tickets += bets;
  }
  if (part.length > 0) yield part;
}

/** What stands of some owners is counted together, and what of it is open is paid. */
async function settleOwners(
  play: Play,
  lottery: Lottery,
  issue: Issue,
  standing: readonly Bet[],
): Promise<void> {
  const { house } = play;
  const uncounted = uncountedStakes(house, lottery, standing);
  await recount(play, standing, uncounted);
  const paid = paidBefore(standing);
  const open = standing.filter(({ state }) => state === 'open');
  const bets = open.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (let from = 0; from < bets.length; from += TICKETS_AT_ONCE) {
    const settled = bets
      .slice(from, from + TICKETS_AT_ONCE)
      .map((bet) => ({ bet, ...payTicket(house, lottery, issue, bet, paid) }));
    const winners = settled.flatMap(({ bet, payout }) => (payout > 0n ? [bet] : []));
    // First the rest of a chase that stops, then the win that stops it: broken off in between, it is done again.
    await stopChases(play, lottery, winners);
    const decided = settled.map(({ bet, payout, wins }) => {
      const detail = settledDetail(house, bet, wins, uncounted.get(bet.id));
      return { bet, result: { payout, detail } };
    });
    await settleMany(play, decided);
  }
}

/** What the issue has paid each owner so far, under the name `member/currency`. */
function paidBefore(standing: readonly Bet[]): Map<string, Money> {
  const paid = new Map<string, Money>();
  for (const { memberId, currency, payout } of standing) {
    const player = `${memberId}/${currency}`;
    paid.set(player, (paid.get(player) ?? 0n) + payout);
  }
  return paid;
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
