import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Play } from '../../play/index.ts';
import { leftBehind, leftBehindAt } from '../sit-and-go/entrants.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { lockTable, saveTable } from '../tables/table-rows.ts';
import { MAX_OUT_MS, tendTable } from './between-hands.ts';
import { keepState, stateOf } from './hand-state.ts';
import { moveByItself, wakeClocks } from './moves.ts';
import { tellTable } from './news.ts';
import { tendSitAndGo } from './tend-sit-and-go.ts';

/** The card room of one process: where bets are made, and what waits to be done after a change. */
export type CardRoom = {
  play: Play;
  /** Called after each change that leaves money to be moved. */
  moveMoneySoon(tableId: bigint): void;
};

/** The room for callers that move the money themselves, or leave it to whoever runs the tables. */
export const quietRoom = (play: Play): CardRoom => ({ play, moveMoneySoon: () => undefined });

type Change<Answer> = (table: OpenTable, tx: Transaction) => Answer | Promise<Answer>;

/**
 * One change of a table: its row is locked, the change is made, then whatever is due by itself, and
 * all of it is written together. Only then does anyone hear of it.
 */
export async function changeTable<Answer>(
  room: CardRoom,
  tableId: bigint,
  change: Change<Answer>,
): Promise<{ answer: Answer; table: OpenTable }> {
  const { house } = room.play;
  const at = house.clock.now();
  const done = await begin(house.db, async (tx) => {
    const table = (await lockTable(tx, tableId, at)) ?? refuse('TABLE_CLOSED');
    wakeClocks(house, table);
    const answer = await change(table, tx);
    await advance(house, tx, table);
    await saveTable(tx, table, dueAt(table));
    return { answer, table };
  });
  const { table } = done;
  keepState(house, table);
  await tellTable(house, table);
  if (needsMoney(table)) room.moveMoneySoon(tableId);
  return done;
}

/** As many things at once as can be due in one hand; a hand that goes on for ever is a fault. */
const MAX_STEPS = 1_000;

/** Does what is due by now: turns that are over, bots that have thought, hands that begin. */
async function advance(house: House, tx: Transaction, table: OpenTable): Promise<void> {
  for (let steps = 0; table.hand?.state === 'playing'; steps += 1) {
    const due = table.clocks.filter(({ dueAt: until, actsAt }) => (actsAt ?? until) <= table.at);
    const [first] = due.sort((a, b) => (a.actsAt ?? a.dueAt) - (b.actsAt ?? b.dueAt));
    if (!first) return;
    if (steps >= MAX_STEPS) throw new Error(`Hand ${table.hand.id} does not end`);
    await stateOf(house, tx, table);
    await moveByItself(house, table, first.seat);
  }
  const { hand } = table;
  if (table.sitAndGo) await tendSitAndGo(house, tx, table);
  else if (!hand || hand.settledAt !== null) await tendTable(house, tx, table);
}

/** Whether bets of the hand, or of the sit-and-go, wait to be taken, paid or given back. */
export function needsMoney({ hand, sitAndGo, at }: OpenTable): boolean {
  if (sitAndGo) {
    const { state } = sitAndGo;
    return state === 'over' || state === 'void' || leftBehind(sitAndGo, at).length > 0;
  }
  return hand !== undefined && hand.state !== 'playing' && hand.settledAt === null;
}

/** When something happens at a table by itself. */
function dueAt(table: OpenTable): number | null {
  if (table.closedAt !== null) return null;
  if (needsMoney(table)) return table.at;
  if (table.hand?.state === 'playing') {
    return Math.min(...table.clocks.map(({ dueAt: until, actsAt }) => actsAt ?? until));
  }
  const { sitAndGo } = table;
  const times = [
    table.nextHandAt,
    table.botsAt,
    table.looksAgainAt,
    ...(sitAndGo ? [sitAndGo.dueAt, leftBehindAt(sitAndGo)] : []),
    ...(sitAndGo
      ? []
      : table.seats.map(({ outAt }) => (outAt === null ? null : outAt + MAX_OUT_MS))),
  ].filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}
