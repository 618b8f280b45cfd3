import { dayOf, hourOf, seconds } from '@baize/calendar';
import type { Money } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { addCrowdSpans, lockCrowds, placeNew } from '../people/crowds.ts';
import { type ChangedDay, markActive } from './active.ts';
import { addGameMonths } from './months.ts';
import { addMemberSpans } from './spans.ts';

type SettledNews = HeardEvent<'bet.settled' | 'bet.voided'>;

type Sum = {
  day: string;
  hour: number;
  memberId: bigint;
  vendor: string;
  gameCode: string;
  category: string;
  bets: bigint;
  stake: Money;
  validBet: Money;
  payout: Money;
};

/** Its place in the stream, by which a check knows what was not heard yet. */
export const BET_SUMS = 'insight.bet-sums';

/** Counts settled bets a batch at a time. What is voided or corrected changes the day on which it is. */
export const betSums = listen({
  name: BET_SUMS,
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const real = events.filter(({ payload }) => payload.currency === BRAND_CURRENCY);
    if (real.length === 0) return;
    const offset = brandOf(house).timeZoneOffsetMinutes;
    const sums = real.flatMap((event) => changesOf(event, offset));
    await addToGames(
      tx,
      gather(sums, (sum) => [sum.day, sum.hour, sum.vendor, sum.gameCode, sum.category].join('\n')),
    );
    await addToGameDays(
      tx,
      gather(sums, (sum) => [sum.day, sum.vendor, sum.gameCode, sum.category].join('\n')),
    );
    await addToMembers(tx, gather(sums, memberKey));
    await keepCorrections(tx, real);
    tellOperators(house);
  },
});

const memberKey = (sum: Omit<Sum, 'hour' | 'stake' | 'validBet' | 'payout'>) =>
  [sum.day, sum.memberId, sum.vendor, sum.gameCode, sum.category].join('\n');

const TOPIC = 'ops:insight';
const TOLD_EVERY_MS = seconds(2);
const toldAt = new WeakMap<House, number>();

/** Whoever has figures on their screen reads them anew, every other second at most. */
function tellOperators(house: House): void {
  const now = performance.now();
  if (now - (toldAt.get(house) ?? Number.NEGATIVE_INFINITY) < TOLD_EVERY_MS) return;
  toldAt.set(house, now);
  house.realtime.publish(TOPIC, {});
}

function changesOf({ name, payload, at }: SettledNews, offset: number): Sum[] {
  const { memberId, vendor, gameCode, category, stake, before } = payload;
  const place = { day: dayOf(at, offset), hour: hourOf(at, offset) };
  const of = { ...place, memberId, vendor, gameCode, category };
  const rows: Sum[] = [];
  if (before?.state === 'settled') {
    const { validBet, payout } = before;
    rows.push({ ...of, bets: -1n, stake: -stake, validBet: -validBet, payout: -payout });
  }
  if (name === 'bet.settled') {
    rows.push({ ...of, bets: 1n, stake, validBet: payload.validBet, payout: payload.payout });
  }
  return rows;
}

function gather(sums: readonly Sum[], keyOf: (sum: Sum) => string): Sum[] {
  const gathered = new Map<string, Sum>();
  for (const sum of sums) {
    const known = gathered.get(keyOf(sum));
    if (!known) gathered.set(keyOf(sum), { ...sum });
    else {
      known.bets += sum.bets;
      known.stake += sum.stake;
      known.validBet += sum.validBet;
      known.payout += sum.payout;
    }
  }
  return [...gathered.values()];
}

const column = <Field extends keyof Sum>(sums: readonly Sum[], field: Field) =>
  sums.map((sum) => String(sum[field]));

async function addToGames(tx: Transaction, sums: readonly Sum[]): Promise<void> {
  if (sums.length === 0) return;
  const rows = sql`unnest(${column(sums, 'day')}::date[], ${column(sums, 'hour')}::smallint[],
      ${column(sums, 'vendor')}::text[], ${column(sums, 'gameCode')}::text[],
      ${column(sums, 'category')}::text[], ${column(sums, 'bets')}::bigint[],
      ${column(sums, 'stake')}::bigint[], ${column(sums, 'validBet')}::bigint[],
      ${column(sums, 'payout')}::bigint[])
    u (day, hour, vendor, game_code, category, bets, stake, valid_bet, payout)`;
  await addHourMonths(tx, rows);
  await sql`insert into insight_game_hours as k
      (day, hour, vendor, game_code, category, bets, stake, valid_bet, payout)
    select * from ${rows}
    on conflict (day, hour, vendor, game_code, category) do update set bets = k.bets + excluded.bets,
      stake = k.stake + excluded.stake, valid_bet = k.valid_bet + excluded.valid_bet,
      payout = k.payout + excluded.payout`.execute(tx);
}

/** Adds results of games, rows with day and hour, to the hours of their months. */
export async function addHourMonths(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_hour_months as k
      (starts_on, hour, vendor, game_code, category, bets, stake, valid_bet, payout)
    select date_trunc('month', day)::date, hour, vendor, game_code, category, sum(bets), sum(stake),
      sum(valid_bet), sum(payout) from ${rows} group by 1, 2, 3, 4, 5
    on conflict (starts_on, hour, vendor, game_code, category) do update set bets = k.bets + excluded.bets,
      stake = k.stake + excluded.stake, valid_bet = k.valid_bet + excluded.valid_bet,
      payout = k.payout + excluded.payout`.execute(tx);
}

async function addToGameDays(tx: Transaction, sums: readonly Sum[]): Promise<void> {
  if (sums.length === 0) return;
  const rows = sql`unnest(${column(sums, 'day')}::date[], ${column(sums, 'vendor')}::text[],
      ${column(sums, 'gameCode')}::text[], ${column(sums, 'category')}::text[],
      ${column(sums, 'bets')}::bigint[], ${column(sums, 'stake')}::bigint[],
      ${column(sums, 'validBet')}::bigint[], ${column(sums, 'payout')}::bigint[])
    u (day, vendor, game_code, category, bets, stake, valid_bet, payout)`;
  await addGameMonths(tx, rows);
  await sql`insert into insight_game_days as k
      (day, vendor, game_code, category, bets, stake, valid_bet, payout)
    select * from ${rows}
    on conflict (day, vendor, game_code, category) do update set bets = k.bets + excluded.bets,
      stake = k.stake + excluded.stake, valid_bet = k.valid_bet + excluded.valid_bet,
      payout = k.payout + excluded.payout`.execute(tx);
}

/** Members' days, and what follows from them: their spans, their crowds', and who was active. */
async function addToMembers(tx: Transaction, sums: readonly Sum[]): Promise<void> {
  if (sums.length === 0) return;
  const rows = sql`(select * from unnest(${column(sums, 'day')}::date[],
      ${column(sums, 'memberId')}::bigint[], ${column(sums, 'vendor')}::text[],
      ${column(sums, 'gameCode')}::text[], ${column(sums, 'category')}::text[],
      ${column(sums, 'bets')}::bigint[], ${column(sums, 'stake')}::bigint[],
      ${column(sums, 'validBet')}::bigint[], ${column(sums, 'payout')}::bigint[])
    u (day, member_id, vendor, game_code, category, bets, stake, valid_bet, payout))`;
  const { rows: kept } = await sql<Omit<ChangedDay, 'before'>>`insert into insight_member_days as k
      (day, member_id, vendor, game_code, category, bets, stake, valid_bet, payout)
    select * from ${rows} r
    on conflict (day, member_id, vendor, game_code, category) do update
    set bets = k.bets + excluded.bets, stake = k.stake + excluded.stake,
      valid_bet = k.valid_bet + excluded.valid_bet, payout = k.payout + excluded.payout
    returning day::text as day, member_id as "memberId", vendor, game_code as "gameCode", category, bets`.execute(
    tx,
  );
  await lockCrowds(tx);
  await placeNew(tx, rows);
  await addMemberSpans(tx, rows);
  await addCrowdSpans(tx, rows);
  const added = new Map(sums.map((sum) => [memberKey(sum), sum.bets]));
  await markActive(
    tx,
    kept.map((row) => ({ ...row, before: row.bets - added.get(memberKey(row))! })),
  );
}

/** A bet itself tells only what it is by now. */
async function keepCorrections(tx: Transaction, events: readonly SettledNews[]): Promise<void> {
  const rows = events.flatMap(({ id, at, payload }) => {
    const { before, betId, memberId, vendor, gameCode, category, stake } = payload;
    if (before?.state !== 'settled' || !before.settledAt) return [];
    return [
      {
        event_id: id,
        bet_id: betId,
        member_id: memberId,
        vendor,
        game_code: gameCode,
        category,
        stake,
        valid_bet_before: before.validBet,
        payout_before: before.payout,
        settled_before: before.settledAt,
        at,
      },
    ];
  });
  if (rows.length > 0) await tx.insertInto('insight_corrections').values(rows).execute();
}
