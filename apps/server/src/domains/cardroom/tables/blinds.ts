import { blindsOf, isPassedOver, leadAfter, nextOnTheLeft } from '@baize/games';
import { buyInOf, hasChips } from '../stakes/stake.ts';
import type { Seat } from '../tables.ts';
import { gameOf, type Hand, isBot, type OpenTable } from './open-table.ts';

/** In a sit-and-go everyone posts in their turn, whether they are there or not. */
export const hasBlinds = ({ stake }: OpenTable) => buyInOf(stake) !== null;

/**
 * Who is dealt in with the next hand. Whoever sits down, and whoever sat out while a blind went past
 * them, waits until they have the big blind: otherwise hands could be played without it. Where too
 * few would be left to play, everyone who is ready is.
 */
export function dealtNext(table: OpenTable): Seat[] {
  const ready = table.seats.filter((seat) => isReady(table, seat));
  if (!hasBlinds(table)) return ready;
  const free = ready.filter(({ owesBlind }) => !owesBlind);
  if (free.length < gameOf(table).seats.min || free.every(isBot)) return ready;
  const last = lastBigBlind(table);
  const next = last === null ? undefined : nextOnTheLeft(ready.map(seatOf), last);
  return ready.filter(({ seat, owesBlind }) => !owesBlind || seat === next);
}

/** Ready, and passed over until the big blind comes to them. */
export function waitsForBlind(table: OpenTable, seat: Seat): boolean {
  return isReady(table, seat) && !dealtNext(table).includes(seat);
}

/** Whether a seat plays on: hold'em takes chips. */
function isReady({ stake }: OpenTable, { out, isLeaving, stack }: Seat): boolean {
  return out === null && !isLeaving && (!hasChips(stake) || stack > 0);
}

const seatOf = ({ seat }: { seat: number }) => seat;

/** Of the hand under way, or where it was before one that was called off. */
function lastBigBlind({ hand, bigBlind }: OpenTable): number | null {
  return hand?.state === 'playing' ? bigBlindOf(hand) : bigBlind;
}

const bigBlindOf = ({ seats, lead }: Pick<Hand, 'seats' | 'lead'>) =>
  blindsOf(seats.map(seatOf), lead).big;

/** Before the deal: the big blind goes on by one seat, and whom it passes over has missed it. */
export function passBlinds(table: OpenTable): void {
  if (!hasBlinds(table)) return;
  const hand = table.hand!;
  const dealt = hand.seats.map(seatOf);
  hand.lead = table.bigBlind === null ? null : leadAfter(dealt, table.bigBlind);
  const blinds = blindsOf(dealt, hand.lead);
  for (const seat of table.seats) {
    if (isDealt(hand, seat)) seat.owesBlind = false;
    else if (isPassedOver(seat.seat, blinds)) seat.owesBlind = true;
  }
}

/** Whoever took a bot's chair meanwhile was not dealt in. */
const isDealt = ({ seats }: Hand, { seat, memberId }: Seat) =>
  seats.some((one) => one.seat === seat && one.memberId === memberId);

/** After the hand: one that is called off is dealt with the same blinds again. */
export function noteBigBlind(table: OpenTable): void {
  if (hasBlinds(table)) table.bigBlind = bigBlindOf(table.hand!);
}
