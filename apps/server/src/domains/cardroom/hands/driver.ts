import { openLease } from '../../../platform/database/lease.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { Play } from '../../play/index.ts';
import { settingsOf } from '../../system/index.ts';
import { type CardRoom, changeTable, quietRoom } from './change-table.ts';
import { findCalledOff, findDue, findVoided } from './due-tables.ts';
import { refundSitAndGo } from './entry-money.ts';
import { moveMoney, refund } from './move-money.ts';

const TICK_MS = 80;
const LOOK_MS = 250;
const AT_ONCE = 8;
/** A table that cannot be moved on is tried again, and not at every tick. */
const AFTER_FAULT_MS = 1_000;

export type Driver = {
  room: CardRoom;
  /** Does what is due now; true when there was anything. */
  look(): Promise<boolean>;
  /** Ends when nothing that was begun is under way any more. */
  rest(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Moves the tables on: one server by the clock, and each server what its own callers left to be done.
 * Everything here may be done twice: the row of a table says what is still due.
 */
export function driveTables(play: Play, { runsCards }: { runsCards: boolean }): Driver {
  const { house } = play;
  const lease = openLease(house.db, 'card tables');
  const busy = new Map<bigint, Promise<void>>();
  let isStopped = false;

  const room: CardRoom = {
    play,
    moveMoneySoon: (tableId) => work(tableId, () => moveMoney(room, tableId)),
  };

  /** One thing at a time for each table; what comes meanwhile is found by the next look. */
  function work(tableId: bigint, todo: () => Promise<void>): void {
    if (busy.has(tableId) || isStopped) return;
    const done = todo()
      .catch((err) => {
        if (isStopped) return;
        house.log.warn({ err, tableId: String(tableId) }, 'a card table stands still');
        return pause(AFTER_FAULT_MS);
      })
      .finally(() => busy.delete(tableId));
    busy.set(tableId, done);
  }

  async function look(): Promise<boolean> {
    // Nobody can act while the house is closed: hands wait, and whose turn it is has it anew.
    if (settingsOf(house, 'status').maintenance) return false;
    const due = (await findDue(house)).filter((id) => !busy.has(id));
    const voided = await findVoided(house);
    const calledOff = await findCalledOff(house);
    if (due.length + voided.length + calledOff.length === 0) return false;
    if (!(await lease.take())) return true;
    for (const id of voided) await refund(room, id);
    for (const id of calledOff) await refundSitAndGo(room, id);
    for (const id of due) {
      while (busy.size >= AT_ONCE) await Promise.race(busy.values());
      work(id, async () => {
        await changeTable(quietRoom(play), id, () => undefined);
        await moveMoney(room, id);
      });
    }
    return true;
  }

  let isAnyDue = false;
  const lookAgain = async () => {
    isAnyDue = await look();
  };
  const rhythm = {
    // Where nothing goes on, a look now and then is enough.
    everyMs: () => (isAnyDue || busy.size > 0 ? TICK_MS : LOOK_MS),
    onError: (err: unknown) => house.log.warn({ err }, 'the card tables stand still'),
  };
  const loop = runsCards ? repeat(lookAgain, rhythm) : undefined;

  const rest = async () => {
    while (busy.size > 0) await Promise.all(busy.values());
  };
  return {
    room,
    look,
    rest,
    stop: async () => {
      isStopped = true;
      await loop?.stop();
      await rest();
      await lease.release().catch(() => undefined);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
