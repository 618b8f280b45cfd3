import { seconds } from '@baize/calendar';
import { isRefused, type MoveFault } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { hasChips, standingOf } from '../stakes/stake.ts';
import { noteBigBlind } from '../tables/blinds.ts';
import { gameOf, isBot, type OpenTable, sitterOf } from '../tables/open-table.ts';
import type { MovedBy, TurnClock } from '../tables.ts';
import { moveOfBot } from './bot-moves.ts';
import { seedOfBot } from './seeds.ts';

/** Turns that the clock may play for somebody before they sit out. */
const MAX_MISSED = 2;
/** How long a hand that is over is looked at. */
const SHOWN_MS = seconds(5);
const QUICKEST_BOT_MS = 900;
const SLOWEST_BOT_MS = 2_600;

export type MadeMove = { seat: number; move: unknown; by: MovedBy; requestId: string | null };

/** Makes a move on a hand whose state was read; a fault changes nothing. */
export function makeMove(house: House, table: OpenTable, made: MadeMove): MoveFault | undefined {
  const { seat, move, by, requestId } = made;
  const next = gameOf(table).apply(table.state, seat, move);
  if (isRefused(next)) return next.refused;
  table.state = next;
  table.moves += 1;
  table.made.push({ n: table.moves, seat, move, by, requestId, at: table.at });
  countMissed(table, seat, by);
  turnClocks(house, table, seat);
  endIfOver(table);
  return undefined;
}

/** What a bot does, or what is done for somebody whose time is up. */
export async function moveByItself(house: House, table: OpenTable, seat: number): Promise<void> {
  const game = gameOf(table);
  const sitter = table.hand!.seats.find((one) => one.seat === seat)!;
  if (isBot(sitter)) {
    const seed = seedOfBot(house, table.hand!, seat, table.moves);
    const move = await moveOfBot(house, game, game.view(table.state, seat), seed);
    if (!makeMove(house, table, { seat, move, by: 'bot', requestId: null })) return;
  }
  const move = game.timeout(table.state, seat);
  const by = isBot(sitter) ? 'bot' : 'clock';
  const fault = makeMove(house, table, { seat, move, by, requestId: null });
  if (fault) throw new Error(`${game.code} refuses its own move for seat ${seat}: ${fault}`);
}

/** Starts the clocks of the seats that are asked; whoever was asked before keeps theirs. */
export function turnClocks(house: House, table: OpenTable, moved: number | null): void {
  giveBank(table, moved);
  const asked = gameOf(table).toMove(table.state);
  const going = new Map(table.clocks.map((clock) => [clock.seat, clock]));
  if (moved !== null) going.delete(moved);
  const turnMs = seconds(standingOf(house, table.stake).turnSeconds);
  table.clocks = asked.map((seat) => going.get(seat) ?? newClock(table, seat, turnMs));
}

/** A turn whose end came while no server was there to see it begins anew. */
const ASLEEP_MS = seconds(15);

export function wakeClocks(house: House, table: OpenTable): void {
  const turnMs = seconds(standingOf(house, table.stake).turnSeconds);
  for (const clock of table.clocks) {
    const isMissed = clock.actsAt === null && table.at - clock.dueAt > ASLEEP_MS;
    if (isMissed) clock.dueAt = table.at + turnMs;
  }
}

function newClock(table: OpenTable, seat: number, turnMs: number): TurnClock {
  const dealt = table.hand!.seats.find((one) => one.seat === seat)!;
  const dueAt = table.at + turnMs;
  if (isBot(dealt)) return { seat, dueAt, actsAt: table.at + thinkingMs(table, seat), bankMs: 0 };
  // Somebody who got up is not waited for, nor who is away from a sit-and-go.
  const sitter = sitterOf(table, seat);
  const isAway = table.sitAndGo !== undefined && sitter?.out != null;
  const isWaitedFor = sitter?.isLeaving === false && !isAway;
  return { seat, dueAt, actsAt: isWaitedFor ? null : table.at, bankMs: 0 };
}

/** Bots take about as long as people who know what they do; the same move always as long. */
function thinkingMs({ hand, moves }: OpenTable, seat: number): number {
  const spread = SLOWEST_BOT_MS - QUICKEST_BOT_MS;
  const mixed = (Number(hand!.id % 9_973n) * 31 + moves * 17 + seat * 7) * 2_654_435_761;
  return QUICKEST_BOT_MS + (Math.floor(mixed / 7) % spread);
}

/** What of the bank was not needed goes back. */
function giveBank(table: OpenTable, moved: number | null): void {
  const clock = table.clocks.find(({ seat }) => seat === moved);
  const sitter = clock && sitterOf(table, clock.seat);
  if (!clock || !sitter || clock.bankMs === 0) return;
  sitter.bankMs += Math.min(clock.bankMs, Math.max(0, clock.dueAt - table.at));
}

function countMissed(table: OpenTable, seat: number, by: MovedBy): void {
  const sitter = sitterOf(table, seat);
  if (!sitter || by === 'bot') return;
  sitter.missed = by === 'clock' ? sitter.missed + 1 : 0;
  if (sitter.missed < MAX_MISSED || sitter.out) return;
  sitter.out = 'missed';
  sitter.outAt = table.at;
}

/** Decided: chips change hands at once, money follows as the bets are settled. */
export function endIfOver(table: OpenTable): void {
  const hand = table.hand!;
  const result = gameOf(table).result(table.state);
  if (!result) return;
  hand.state = 'over';
  hand.result = result;
  hand.endedAt = table.at;
  table.isHandChanged = true;
  table.clocks = [];
  table.lead = result.nextLead;
  noteBigBlind(table);
  table.nextHandAt = table.at + SHOWN_MS;
  if (hasChips(table.stake)) {
    for (const { seat, putIn, won } of result.seats) {
      const sitter = sitterOf(table, seat);
      if (sitter) sitter.stack += won - putIn;
    }
  }
}
