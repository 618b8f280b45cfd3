import { capIssue, capSinglePick, payoutOf, playOf } from '@baize/games';
import { floorToCents, type Money, money, moneyText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';
import {
  openOwnersOfRound,
  type Play,
  readBetsOnce,
  resettleBet,
  type StandingBet,
  settleMany,
  standingBetsOf,
} from '../../play/index.ts';
import type { Issue } from '../issues/issues.ts';
import { type Lottery, roundName } from '../lotteries.ts';
import { termsOf } from '../odds/odds.ts';
import { capsOfTicket } from '../risk/caps.ts';
import { choiceOf, type TicketWins } from '../ticket-choice.ts';
import { stopChases } from './chase.ts';
import { type KnownLegs, maxCoverageOf, uncountedStakes } from './coverage.ts';
import { recount } from './recount.ts';

/** As many tickets as are counted and paid together: others' bets wait no longer than for these. */
const TICKETS_AT_ONCE = 64;
/** Reading is planned anew each time, which takes as long as reading a hundred tickets. */
const READ_AT_ONCE = 512;
/** While two parts are written, the next is read and counted. */
const PARTS_AT_ONCE = 3;

/**
 * Pays every open ticket of a drawn issue, many in one transaction and all of one owner together. It
 * may be broken off at any point and begun again: what is settled is no longer open, and counts for
 * what may still be paid.
 */
export async function settleIssue(play: Play, lottery: Lottery, issue: Issue): Promise<void> {
  const { house } = play;
  const round = { vendor: lottery.vendor, roundId: roundName(lottery.code, issue.number) };
  const types = readBetsOnce(house);
  const known: Known = { legs: new WeakMap(), wins: new WeakMap(), details: new WeakMap() };
  for (;;) {
    const owners = await openOwnersOfRound(house.db, round.vendor, round.roundId);
    if (owners.length === 0) return;
    const settleAll = async (some: readonly Owner[]) => {
      for (const read of partsOf(some, READ_AT_ONCE)) {
        const standing = await standingBetsOf(house, round, read.map(idOf), types);
        const byOwner = groupBy(standing, idOf);
        for (const part of partsOf(read, TICKETS_AT_ONCE)) {
          const theirs = part.flatMap(({ memberId }) => byOwner.get(memberId) ?? []);
          await settleOwners({ play, lottery, issue, known }, theirs);
        }
      }
    };
    await Promise.all(stretchesOf(owners, PARTS_AT_ONCE).map(settleAll));
  }
}

/** Owners who follow each other stand on the same pages: where two parts are written, they are far apart. */
function stretchesOf(owners: readonly Owner[], count: number): (readonly Owner[])[] {
  const size = Math.ceil(owners.length / count);
  return Array.from({ length: count }, (_, n) => owners.slice(n * size, (n + 1) * size));
}

type Run = { play: Play; lottery: Lottery; issue: Issue; known: Known };

/**
 * What was worked out for earlier tickets of an issue, by the objects that it follows from: those that
 * were bought alike have the same choice and the same detail.
 */
type Known = { legs: KnownLegs; wins: KnownWins; details: KnownDetails };
type KnownWins = WeakMap<object, { of: StandingBet; won: TicketWon }>;
type KnownDetails = WeakMap<TicketWins, { kept: unknown; maxCoverage: number; detail: object }>;
type TicketWon = { won: Money; wins: TicketWins };

type Owner = { memberId: bigint; bets: number };

const idOf = ({ memberId }: { memberId: bigint }): bigint => memberId;

/** Owners with about as many tickets together; one who has more comes alone. */
function* partsOf(owners: readonly Owner[], maxTickets: number): Generator<Owner[]> {
  let part: Owner[] = [];
  let tickets = 0;
  for (const owner of owners) {
    if (part.length > 0 && tickets + owner.bets > maxTickets) {
      yield part;
      part = [];
      tickets = 0;
    }
    part.push(owner);
    tickets += owner.bets;
  }
  if (part.length > 0) yield part;
}

/** What stands of some owners is counted together, and what of it is open is paid. */
async function settleOwners(
  { play, lottery, issue, known }: Run,
  standing: readonly StandingBet[],
): Promise<void> {
  const { house } = play;
  const uncounted = uncountedStakes(house, lottery, standing, known.legs);
  await recount(play, standing, uncounted);
  const paid = paidBefore(standing);
  const open = standing.filter(({ state }) => state === 'open');
  const bets = open.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (let from = 0; from < bets.length; from += TICKETS_AT_ONCE) {
    const settled = bets
      .slice(from, from + TICKETS_AT_ONCE)
      .map((bet) => ({ bet, paid: payTicket(house, lottery, issue, bet, paid, known.wins) }));
    const winners = settled.flatMap(({ bet, paid }) => (paid.payout > 0n ? [bet] : []));
    // First the rest of a chase that stops, then the win that stops it: broken off in between, it is done again.
    await stopChases(play, lottery, winners);
    const decided = settled.map(({ bet, paid: { payout, wins } }) => {
      const detail = settledDetail(house, bet, wins, uncounted.get(bet.id), known.details);
      return { bet, result: { payout, detail } };
    });
    const done = await settleMany(play, decided);
    const isLeft = ({ bet, result }: (typeof decided)[number]) =>
      result.payout > 0n && !done.some(({ id }) => id === bet.id);
    await payFreed(play, lottery, issue, [...new Set(decided.filter(isLeft).map(ownerOf))]);
  }
}

const ownerOf = ({ bet }: { bet: { memberId: bigint } }): bigint => bet.memberId;

/**
 * Another hand decided a ticket while it was being paid: what was set aside for it, of the most that
 * its owner is paid in the issue, belongs to their other tickets.
 */
async function payFreed(
  play: Play,
  lottery: Lottery,
  issue: Issue,
  owners: readonly bigint[],
): Promise<void> {
  if (owners.length === 0) return;
  const { house } = play;
  const round = { vendor: lottery.vendor, roundId: roundName(lottery.code, issue.number) };
  const standing = await standingBetsOf(house, round, owners);
  const paid = paidBefore(standing);
  for (const bet of standing.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const detail = bet.detail as { wins?: TicketWins } | null;
    if (bet.state !== 'settled' || !detail?.wins?.capped) continue;
    const player = `${bet.memberId}/${bet.currency}`;
    paid.set(player, paid.get(player)! - bet.payout);
    const { payout, wins } = payTicket(house, lottery, issue, bet, paid);
    if (payout <= bet.payout) continue;
    await resettleBet(play, bet, { payout, detail: { ...detail, wins } }).catch(letDecided);
  }
}

/** What the issue has paid each owner so far, under the name `member/currency`. */
function paidBefore(standing: readonly StandingBet[]): Map<string, Money> {
  const paid = new Map<string, Money>();
  for (const { memberId, currency, payout } of standing) {
    const player = `${memberId}/${currency}`;
    paid.set(player, (paid.get(player) ?? 0n) + payout);
  }
  return paid;
}

export function settledDetail(
  house: House,
  bet: StandingBet,
  wins: TicketWins,
  covered: Money | undefined,
  known: KnownDetails = new WeakMap(),
): object {
  const kept = bet.detail as object | null;
  const maxCoverage = maxCoverageOf(house);
  if (covered) return { ...kept, wins, maxCoverage, uncounted: moneyText(covered) };
  const last = known.get(wins);
  if (last?.kept === kept && last.maxCoverage === maxCoverage) return last.detail;
  const detail = { ...kept, wins, maxCoverage };
  known.set(wins, { kept, maxCoverage, detail });
  return detail;
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
  bet: StandingBet,
  paid: Map<string, Money>,
  known: KnownWins = new WeakMap(),
): { payout: Money; wins: TicketWins } {
  const { won, wins } = wonBy(house, lottery, issue, bet, known);
  const player = `${bet.memberId}/${bet.currency}`;
  const before = paid.get(player) ?? 0n;
  const payout = capIssue(before, won, capsOfTicket(bet).issue);
  paid.set(player, before + payout);
  return { payout, wins: payout < won ? { ...wins, capped: true } : wins };
}

/** What a ticket would win if its owner had no other. */
function wonBy(
  house: House,
  lottery: Lottery,
  issue: Issue,
  bet: StandingBet,
  known: KnownWins,
): TicketWon {
  const choice = choiceOf(bet);
  const last = known.get(choice);
  if (last && last.of.detail === bet.detail && last.of.rulesVersion === bet.rulesVersion)
    return last.won;
  const rows = rowPayouts(house, lottery, issue, bet);
  const won = {
    won: rows.reduce((sum, row) => sum + row.payout, 0n),
    wins: {
      rows: rows.map((row) => moneyText(row.payout)),
      capped: rows.some(({ isCapped }) => isCapped),
    },
  };
  known.set(choice, { of: bet, won });
  return won;
}

function rowPayouts(house: House, { code, kind }: Lottery, { result }: Issue, bet: StandingBet) {
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
