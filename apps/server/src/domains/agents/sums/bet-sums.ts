import { dayOf, hourOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import { chainOf } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { type AgentSettings, agentSettings } from '../settings.ts';
import { type PlaceAt, placesOf } from '../tree/places.ts';
import { countHeads } from './team-heads.ts';
import { forgetCounted } from './team-people.ts';
import { withoutExcluded } from './without-excluded.ts';

export type SettledNews = HeardEvent<'bet.settled' | 'bet.voided'>;

type Sum = {
  memberId: bigint;
  path: string;
  day: string;
  hour: number;
  category: string;
  bets: bigint;
  stake: Money;
  validBet: Money;
  payout: Money;
};

/**
 * Counts settled bets for their members and for everyone above them, a batch at a time. A correction
 * takes the old result out and puts the new one in, on the day of the correction.
 */
export const betSums = listen({
  name: 'agents.bet-sums',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const real = events.filter(({ payload }) => payload.currency === BRAND_CURRENCY);
    const counted = await withoutExcluded(house, tx, real);
    const placeAt = await placesOf(
      tx,
      counted.map(({ payload }) => payload.memberId),
    );
    const offset = brandOf(house).timeZoneOffsetMinutes;
    const sums = counted.flatMap((event) => changesOf(event, placeAt, offset));
    if (sums.length === 0) return;
    await saveSums(tx, sums, await agentSettings(tx));
    await forgetCounted(house, tx, sums);
  },
});

/** The old result goes from where it was counted, the new one to where its member stands by now. */
function changesOf({ name, payload, at }: SettledNews, placeAt: PlaceAt, offset: number): Sum[] {
  const { memberId, category, stake, before, placedAt } = payload;
  const place = { memberId, category, day: dayOf(at, offset), hour: hourOf(at, offset) };
  const rows: Sum[] = [];
  const then = before?.state === 'settled' && placeAt(memberId, before.settledAt ?? placedAt);
  const now = placeAt(memberId, at);
  if (before && then) {
    const gone = { bets: -1n, stake: -stake, validBet: -before.validBet, payout: -before.payout };
    rows.push({ ...place, path: then, hour: hourGone(before.settledAt, at, offset), ...gone });
  }
  if (name === 'bet.settled' && now) {
    const { validBet, payout } = payload;
    rows.push({ ...place, path: now, bets: 1n, stake, validBet, payout });
  }
  return rows;
}

/** On the same day the hour that counted it is mended; another day's hours were paid by then. */
function hourGone(settledAt: Date | null, at: Date, offset: number): number {
  const isSameDay = settledAt !== null && dayOf(settledAt, offset) === dayOf(at, offset);
  return hourOf(isSameDay ? settledAt : at, offset);
}

async function saveSums(
  tx: Transaction,
  sums: readonly Sum[],
  settings: AgentSettings,
): Promise<void> {
  await addToMembers(
    tx,
    gather(sums, ({ memberId, path, day, category }) => [memberId, path, day, category].join()),
  );
  const up = sums.flatMap((sum) => chainOf(sum).map((memberId) => ({ ...sum, memberId })));
  await addToTeams(
    tx,
    gather(up, ({ memberId, day, category }) => [memberId, day, category].join()),
  );
  await addToHours(
    tx,
    gather(up, ({ memberId, day, hour }) => [memberId, day, hour].join()),
  );
  const deeds = sums.map(({ validBet, ...sum }) => ({ ...sum, units: validBet }));
  await countHeads(tx, 'ACTIVE', deeds, settings);
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

async function addToMembers(tx: Transaction, sums: readonly Sum[]): Promise<void> {
  await sql`insert into member_bets (member_id, path, day, category, bets, stake, valid_bet, payout)
    select * from unnest(${column(sums, 'memberId')}::bigint[], ${column(sums, 'path')}::text[],
      ${column(sums, 'day')}::date[], ${column(sums, 'category')}::text[], ${column(sums, 'bets')}::bigint[],
      ${column(sums, 'stake')}::bigint[], ${column(sums, 'validBet')}::bigint[], ${column(sums, 'payout')}::bigint[])
    on conflict (member_id, day, category, path) do update set bets = member_bets.bets + excluded.bets,
      stake = member_bets.stake + excluded.stake, valid_bet = member_bets.valid_bet + excluded.valid_bet,
      payout = member_bets.payout + excluded.payout`.execute(tx);
}

async function addToTeams(tx: Transaction, sums: readonly Sum[]): Promise<void> {
  await sql`insert into team_bets (member_id, day, category, bets, stake, valid_bet, payout)
    select * from unnest(${column(sums, 'memberId')}::bigint[], ${column(sums, 'day')}::date[],
      ${column(sums, 'category')}::text[], ${column(sums, 'bets')}::bigint[], ${column(sums, 'stake')}::bigint[],
      ${column(sums, 'validBet')}::bigint[], ${column(sums, 'payout')}::bigint[])
    on conflict (member_id, day, category) do update set bets = team_bets.bets + excluded.bets,
      stake = team_bets.stake + excluded.stake, valid_bet = team_bets.valid_bet + excluded.valid_bet,
      payout = team_bets.payout + excluded.payout`.execute(tx);
}

async function addToHours(tx: Transaction, sums: readonly Sum[]): Promise<void> {
  await sql`insert into team_hours (member_id, day, hour, valid_bet)
    select * from unnest(${column(sums, 'memberId')}::bigint[], ${column(sums, 'day')}::date[],
      ${column(sums, 'hour')}::smallint[], ${column(sums, 'validBet')}::bigint[])
    on conflict (member_id, day, hour) do update
    set valid_bet = team_hours.valid_bet + excluded.valid_bet`.execute(tx);
}
