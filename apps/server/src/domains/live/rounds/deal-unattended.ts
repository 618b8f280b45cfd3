import { seconds } from '@baize/calendar';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type LiveTable, liveTables, standingOf } from '../tables/table.ts';
import { drawnResult, HUSH_MS, hasPools, type LiveRound, RESULT_MS, storyOf } from './round.ts';
import { lastRound, nextPlace } from './round-rows.ts';

const ROWS_AT_ONCE = 500;

/** So many rounds are dealt at each table, and then until its shoe has gone a good way. */
const MIN_ROUNDS = 100;
const MIN_HANDS = 40;

/**
 * Deals rounds at every table that was never played, with nobody there; the last one ends at an
 * instant. Each comes from the chain that the table has committed to, as any round does. Where seats
 * decide nothing is dealt to nobody.
 */
export async function dealUnattended(house: House, until: Date): Promise<void> {
  for (const table of liveTables.values()) {
    if (table.game.seats || (await lastRound(house, table.id))) continue;
    const rows = rowsOf(house, table, { dealt: await dealRounds(house, table), until });
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await house.db
        .insertInto('live_rounds')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

type Dealt = Pick<LiveRound, 'place' | 'hand' | 'firstCard' | 'seated' | 'state' | 'result'>;
type Row = Insertable<Tables['live_rounds']>;

async function dealRounds(house: House, table: LiveTable): Promise<Dealt[]> {
  const dealt: Dealt[] = [];
  const isEnough = (hand: number) =>
    dealt.length >= MIN_ROUNDS && (!table.game.decks || hand >= MIN_HANDS);
  for (;;) {
    const place = await nextPlace(house, table, dealt.at(-1));
    const result = drawnResult({ table, ...place }, house);
    dealt.push({ ...place, result, seated: null, state: 'settled' });
    if (isEnough(place.hand)) return dealt;
  }
}

/** Counted back from the end, each as long as the table takes for it. */
function rowsOf(
  house: House,
  table: LiveTable,
  { dealt, until }: { dealt: readonly Dealt[]; until: Date },
): Row[] {
  const bettingMs = seconds(standingOf(house, table).betSeconds);
  let nextAt = until.getTime();
  const rows: Row[] = [];
  for (let number = dealt.length; number > 0; number -= 1) {
    const round = dealt[number - 1]!;
    const endsAt = nextAt - RESULT_MS;
    const closesAt = endsAt - storyOf({ table }, round.result).lengthMs - HUSH_MS;
    nextAt = closesAt - bettingMs;
    rows.push(rowOf(table, round, { number, opensAt: nextAt, closesAt, endsAt }));
  }
  return rows.reverse();
}

type When = { number: number; opensAt: number; closesAt: number; endsAt: number };

function rowOf(table: LiveTable, { place, hand, firstCard, result }: Dealt, when: When): Row {
  const { game } = table;
  return {
    table_id: table.id,
    number: BigInt(when.number),
    game_code: game.code,
    version: game.version,
    chain_id: place.chain.id,
    link: place.link,
    hand,
    first_card: firstCard,
    opens_at: new Date(when.opensAt),
    closes_at: new Date(when.closesAt),
    state: 'settled',
    result: JSON.stringify(result),
    mark: game.mark(result),
    pools: hasPools(table) ? JSON.stringify({}) : null,
    ends_at: new Date(when.endsAt),
    settled_at: new Date(when.endsAt),
    resumed_at: null,
  };
}
