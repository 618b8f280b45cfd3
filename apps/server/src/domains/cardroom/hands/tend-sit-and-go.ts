import { seconds } from '@baize/calendar';
import { sitAndGoRules } from '@baize/games';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { enter, isPending } from '../sit-and-go/entrants.ts';
import { closeHand, finish, isDecided } from '../sit-and-go/finish.ts';
import { standingOf } from '../stakes/stake.ts';
import { isBot, type OpenTable } from '../tables/open-table.ts';
import { beginHand, dealHand } from './begin-hand.ts';
import { addBot, closeTable, FIRST_HAND_MS } from './between-hands.ts';
import { removeSeat } from './remove-seat.ts';
import { noteSuspicions } from './suspicions.ts';

/** People have longer to come than at a table for money, which they can join at any time. */
const BOTS_AFTER_MS = seconds(30);

/** What happens at the table of a sit-and-go while no hand is under way. */
export async function tendSitAndGo(house: House, tx: Transaction, table: OpenTable): Promise<void> {
  const one = table.sitAndGo!;
  if (table.hand?.state === 'over') await noteSuspicions(house, tx, table);
  closeHand(table);
  if (one.state === 'registering') register(house, table);
  if (one.state === 'running') await playOn(house, tx, table);
  if (one.state === 'paid' || one.state === 'refunded') await clear(tx, table);
}

/** It begins when every chair is taken and paid for; bots take those that stay empty. */
function register(house: House, table: OpenTable): void {
  const one = table.sitAndGo!;
  if (one.entrants.length === 0) {
    one.state = 'refunded';
    closeTable(table);
    return;
  }
  if (one.entrants.some(isPending)) return;
  const isServed = table.hasBots && standingOf(house, table.stake).hasBots;
  if (one.entrants.length < table.stake.seats && isServed) {
    table.botsAt ??= table.at + BOTS_AFTER_MS;
    if (table.at >= table.botsAt) seatBots(table);
  }
  if (!isServed) table.botsAt = null;
  if (one.entrants.length === table.stake.seats) start(table);
  else if (one.dueAt !== null && table.at >= one.dueAt) one.state = 'void';
}

function seatBots(table: OpenTable): void {
  while (table.seats.length < table.stake.seats) {
    const bot = addBot(table);
    if (!bot) return;
    enter(table, bot);
  }
}

function start(table: OpenTable): void {
  Object.assign(table.sitAndGo!, { state: 'running', startedAt: table.at, dueAt: null });
  table.botsAt = null;
  table.nextHandAt = table.at + FIRST_HAND_MS;
}

/** Everyone with chips is dealt in, whether they are there or not: blinds wait for nobody. */
async function playOn(house: House, tx: Transaction, table: OpenTable): Promise<void> {
  const left = table.seats.filter(({ stack }) => stack > 0);
  if (isDecided(table, left)) {
    finish(table, left);
    return;
  }
  table.nextHandAt ??= table.at + FIRST_HAND_MS;
  if (table.at < table.nextHandAt) return;
  const bets = new Map(table.sitAndGo!.entrants.map(({ seat, betId }) => [seat, betId]));
  await beginHand(house, tx, table, { ready: left, rules: sitAndGoRules(table.hands + 1) });
  const collected = left
    .filter((seat) => !isBot(seat))
    .map(({ seat }) => [seat, { betId: BigInt(bets.get(seat)!) }] as const);
  await dealHand(house, tx, table, new Map(collected));
}

/** The result stays for a while; then the table goes. */
async function clear(tx: Transaction, table: OpenTable): Promise<void> {
  const { dueAt } = table.sitAndGo!;
  const isDue = dueAt !== null && table.at >= dueAt;
  if (!isDue && !table.seats.every(isBot)) return;
  for (const seat of [...table.seats]) await removeSeat(tx, table, seat);
  closeTable(table);
}
