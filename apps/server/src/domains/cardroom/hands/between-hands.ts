import { minutes, seconds } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { buyInOf, hasChips, isStakeOpen, rulesOf, standingOf } from '../stakes/stake.ts';
import { dealtNext, hasBlinds } from '../tables/blinds.ts';
import { gameOf, isBot, type OpenTable } from '../tables/open-table.ts';
import type { Seat } from '../tables.ts';
import { beginHand } from './begin-hand.ts';
import { botName } from './bot-names.ts';
import { removeSeat } from './remove-seat.ts';

/** Empty chairs wait so long for people. */
export const BOTS_AFTER_MS = seconds(5);
/** How long a first hand is put off once enough are there. */
export const FIRST_HAND_MS = seconds(2);
/** Whoever sits out longer gives the chair to others. */
export const MAX_OUT_MS = minutes(5);
/** How often a table looks whether what operators closed is open again. */
const CLOSED_LOOK_MS = seconds(5);

/** What happens at a table between two hands; true when a hand began. */
export async function tendTable(house: House, tx: Transaction, table: OpenTable): Promise<boolean> {
  await clearChairs(tx, table);
  if (table.seats.every(isBot)) {
    closeTable(table);
    return false;
  }
  for (const seat of table.seats) topUp(table, seat);
  seatBots(house, table);
  const ready = dealtNext(table);
  const isEnough = ready.length >= gameOf(table).seats.min && !ready.every(isBot);
  const isOpen = isStakeOpen(house, table.stake);
  table.looksAgainAt = isOpen ? null : table.at + CLOSED_LOOK_MS;
  if (!isEnough || !isOpen) {
    table.nextHandAt = null;
    return false;
  }
  table.nextHandAt ??= table.at + FIRST_HAND_MS;
  if (table.at < table.nextHandAt) return false;
  await beginHand(house, tx, table, { ready, rules: rulesOf(house, table.stake) });
  return true;
}

/** Those who leave, and those who sat out too long, get up. */
async function clearChairs(tx: Transaction, table: OpenTable): Promise<void> {
  for (const seat of [...table.seats]) {
    const isOutTooLong = seat.outAt !== null && table.at - seat.outAt >= MAX_OUT_MS;
    if (seat.isLeaving || isOutTooLong) await removeSeat(tx, table, seat);
  }
}

export function closeTable(table: OpenTable): void {
  Object.assign(table, { seats: [], closedAt: table.at, nextHandAt: null, botsAt: null });
}

/** Chips that were asked for lie on the table now; who has none left waits for them. */
function topUp(table: OpenTable, seat: Seat): void {
  if (!hasChips(table.stake)) return;
  const { min, max } = buyInOf(table.stake)!;
  if (seat.corrected) seat.stack = Math.max(0, seat.stack + seat.corrected);
  delete seat.corrected;
  if (isBot(seat) && seat.stack < Number(min)) seat.stack = Number(max);
  if (seat.topUpTo !== null) {
    seat.stack = Math.max(seat.stack, seat.topUpTo);
    seat.topUpTo = null;
  }
  if (seat.stack === 0 && seat.out === null) Object.assign(seat, { out: 'stack', outAt: table.at });
  if (seat.stack > 0 && seat.out === 'stack') Object.assign(seat, { out: null, outAt: null });
}

/** Bots fill up what people leave empty, five seconds after the last of them came; they go as people come. */
function seatBots(house: House, table: OpenTable): void {
  const people = table.seats.filter((seat) => !isBot(seat));
  const bots = table.seats.filter(isBot);
  const isServed = table.hasBots && standingOf(house, table.stake).hasBots;
  const wanted = isServed ? Math.max(0, table.stake.fillTo - people.length) : 0;
  for (const bot of bots.slice(wanted)) table.seats = table.seats.filter((seat) => seat !== bot);
  if (bots.length >= wanted) {
    table.botsAt = null;
    return;
  }
  table.botsAt ??= Math.max(...people.map(({ satAt }) => satAt), table.at) + BOTS_AFTER_MS;
  if (table.at < table.botsAt) return;
  for (let n = bots.length; n < wanted; n += 1) addBot(table);
  table.botsAt = null;
}

export function addBot(table: OpenTable): Seat | undefined {
  const seat = freeSeat(table);
  if (seat === undefined) return undefined;
  const name = botName(table);
  const bot: Seat = {
    seat,
    memberId: null,
    name,
    clientSeed: `bot-${seat}`,
    stack: Number(buyInOf(table.stake)?.max ?? 0n),
    topUpTo: null,
    out: null,
    outAt: null,
    isLeaving: false,
    owesBlind: hasBlinds(table),
    missed: 0,
    bankMs: 0,
    satAt: table.at,
    place: null,
  };
  table.seats.push(bot);
  table.seats.sort((a, b) => a.seat - b.seat);
  return bot;
}

export function freeSeat({ seats, stake }: OpenTable): number | undefined {
  const taken = new Set(seats.map(({ seat }) => seat));
  return Array.from({ length: stake.seats }, (_, n) => n).find((seat) => !taken.has(seat));
}
