import { seconds } from '@baize/calendar';
import { type cardroomSeats as contract, type Output, refusals } from '@baize/contract';
import { refusalWords } from '@baize/i18n';
import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { balanceOfPlayer, playerOf } from '../../play/index.ts';
import { type CardRoom, changeTable } from '../hands/change-table.ts';
import { moveMoney } from '../hands/move-money.ts';
import { removeSeat } from '../hands/remove-seat.ts';
import { type ShownTable, showTable } from '../hands/show-table.ts';
import { buyInOf } from '../stakes/stake.ts';
import { isInHand, type OpenTable, seatOfMember } from '../tables/open-table.ts';
import { findTable } from '../tables/table-rows.ts';
import type { Seat } from '../tables.ts';

/** The most that the bank gives at once. */
const BANK_AT_ONCE_MS = seconds(30);

/** Gets up: at once, or when the hand is over for whom is dealt in; the bet stands. */
export async function leaveTable(
  room: CardRoom,
  caller: Caller,
  { tableId }: Output<typeof contract.leave.input>,
): Promise<Output<typeof contract.leave.value>> {
  const { answer, table } = await changeTable(room, BigInt(tableId), async (now, tx) => {
    const own = seatOfMember(now, caller.memberId);
    if (!own) return true;
    if (now.sitAndGo) return leaveSitAndGo(tx, now, own);
    if (!isInHand(now, own)) {
      await removeSeat(tx, now, own);
      return true;
    }
    own.isLeaving = true;
    // Nobody waits for who is gone.
    for (const clock of now.clocks) if (clock.seat === own.seat) clock.actsAt = now.at;
    return false;
  });
  const hasLeft = answer || !seatOfMember(table, caller.memberId);
  if (table.sitAndGo && !hasLeft) return entryReturned(room, caller, table);
  return { hasLeft, table: await showTable(room.play.house, table, caller.memberId) };
}

/** Before it begins, the entry goes back; later their chips stay, and their turns are played at once. */
async function leaveSitAndGo(tx: Transaction, table: OpenTable, own: Seat): Promise<boolean> {
  const { state, entrants } = table.sitAndGo!;
  if (state === 'registering') {
    const entrant = entrants.find(({ memberId }) => memberId === own.memberId);
    if (entrant) entrant.isLeaving = true;
    return false;
  }
  if (own.stack > 0 && state === 'running') {
    Object.assign(own, { out: own.out ?? 'asked', outAt: own.outAt ?? table.at });
    for (const clock of table.clocks) if (clock.seat === own.seat) clock.actsAt = table.at;
    return false;
  }
  await removeSeat(tx, table, own);
  return true;
}

async function entryReturned(
  room: CardRoom,
  caller: Caller,
  table: OpenTable,
): Promise<Output<typeof contract.leave.value>> {
  const { house } = room.play;
  await moveMoney(room, table.id);
  const now = await findTable(house.db, table.id, house.clock.now());
  if (!now) Object.assign(table, { seats: [], hand: undefined });
  const shown = now ?? table;
  return {
    hasLeft: !seatOfMember(shown, caller.memberId),
    table: await showTable(house, shown, caller.memberId),
  };
}

export function sitOut(
  room: CardRoom,
  caller: Caller,
  { tableId, isOut }: Output<typeof contract.sitOut.input>,
): Promise<ShownTable> {
  return changeOwn(room, caller, tableId, (own, { at, sitAndGo }) => {
    if (sitAndGo?.state === 'running' && own.stack === 0) refuse('ACTION_NOT_ALLOWED');
    if (isOut) Object.assign(own, { out: own.out ?? 'asked', outAt: own.outAt ?? at });
    else
      Object.assign(own, {
        out: null,
        refusal: undefined,
        outAt: null,
        missed: 0,
        isLeaving: false,
      });
  });
}

/** The refusal of their last bet, in their own language. */
export async function whyOut(
  house: House,
  { memberId, language }: Caller,
  { tableId }: Output<typeof contract.whyOut.input>,
): Promise<Output<typeof contract.whyOut.value>> {
  const table = await findTable(house.db, BigInt(tableId), house.clock.now());
  const own = (table && seatOfMember(table, memberId)) ?? refuse('NOT_SEATED');
  if (own.out !== 'protection' || !own.refusal) return null;
  const [, errorCode] = refusals[own.refusal];
  return { errorCode, message: refusalWords(language, own.refusal) };
}

/** Chips come to the table between hands, from a balance that covers them. */
export function topUp(
  room: CardRoom,
  caller: Caller,
  { tableId, stack }: Output<typeof contract.topUp.input>,
): Promise<ShownTable> {
  return changeOwn(room, caller, tableId, async (own, table) => {
    const bounds = buyInOf(table.stake) ?? refuse('ACTION_NOT_ALLOWED');
    if (stack < bounds.min || stack > bounds.max) {
      refuse('BUY_IN_NOT_ALLOWED', { words: { min: bounds.min, max: bounds.max } });
    }
    const balance = await balanceOfPlayer(room.play.house, playerOf(caller));
    const atRisk = isInHand(table, own) ? BigInt(own.stack) : 0n;
    if (stack > balance + atRisk) refuse('INSUFFICIENT_BALANCE');
    own.topUpTo = Number(stack);
  });
}

export function chooseSeed(
  room: CardRoom,
  caller: Caller,
  { tableId, clientSeed }: Output<typeof contract.chooseSeed.input>,
): Promise<ShownTable> {
  return changeOwn(room, caller, tableId, (own) => {
    own.clientSeed = clientSeed;
  });
}

export function useTimeBank(
  room: CardRoom,
  caller: Caller,
  { tableId, handId }: Output<typeof contract.useTimeBank.input>,
): Promise<ShownTable> {
  return changeOwn(room, caller, tableId, (own, table) => {
    const clock = table.clocks.find(({ seat }) => seat === own.seat);
    if (table.hand?.id !== BigInt(handId) || !clock || clock.dueAt <= table.at) {
      refuse('NOT_YOUR_TURN');
    }
    const givenMs = Math.min(own.bankMs, BANK_AT_ONCE_MS);
    if (givenMs === 0) refuse('ACTION_NOT_ALLOWED');
    own.bankMs -= givenMs;
    clock.bankMs += givenMs;
    clock.dueAt += givenMs;
  });
}

async function changeOwn(
  room: CardRoom,
  caller: Caller,
  tableId: string,
  change: (own: Seat, table: OpenTable) => void | Promise<void>,
): Promise<ShownTable> {
  const { table } = await changeTable(room, BigInt(tableId), (now) => {
    const own = seatOfMember(now, caller.memberId) ?? refuse('NOT_SEATED');
    return change(own, now);
  });
  return showTable(room.play.house, table, caller.memberId);
}
