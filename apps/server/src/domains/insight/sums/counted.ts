import type { Span } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import { payloadNumber, unheardBy } from '../../../platform/events/unheard.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { COUNTED_REASON, PLAYED } from '../reasons.ts';
import { BET_SUMS } from './bet-sums.ts';

const BEFORE = sql`(payload -> 'before')`;
const PAYLOAD = sql`payload`;
const SETTLED_BEFORE = sql`(timestamptz 'epoch'
  + ${payloadNumber(BEFORE, 'settledAt')} * interval '1 millisecond')`;
const WHOSE = sql`${payloadNumber(PAYLOAD, 'memberId')} as member_id, payload ->> 'vendor' as vendor,
  payload ->> 'gameCode' as game_code, payload ->> 'category' as category`;

const within = (at: RawBuilder<unknown>, { from, to }: Span) =>
  sql`${at} >= ${from} and ${at} < ${to}`;

/**
 * The results that make up the book in a span, from the bets themselves (from their sums, where they
 * are archived) and from what they were before; what the book was not told yet is left out again. Must
 * be read in one snapshot with the book.
 */
export function countedBets(span: Span): RawBuilder<unknown> {
  return sql`(
    with unheard as materialized (
      select * from ${unheardBy(BET_SUMS)} e
      where e.name in ('bet.settled', 'bet.voided') and e.payload ->> 'currency' = ${BRAND_CURRENCY})
    select settled_at as at, member_id, vendor, game_code, category, 1 as sign, bets, stake, valid_bet, payout
    from plays where currency = ${BRAND_CURRENCY} and ${within(sql`settled_at`, span)}
    union all
    select settled_before, member_id, vendor, game_code, category, 1, 1, stake, valid_bet_before, payout_before
    from insight_corrections where ${within(sql`settled_before`, span)}
    union all
    select at, member_id, vendor, game_code, category, -1, 1, stake, valid_bet_before, payout_before
    from insight_corrections where ${within(sql`at`, span)}
    union all
    select at, ${WHOSE}, -1, 1, ${payloadNumber(PAYLOAD, 'stake')}, ${payloadNumber(PAYLOAD, 'validBet')},
      ${payloadNumber(PAYLOAD, 'payout')}
    from unheard where name = 'bet.settled' and ${within(sql`at`, span)}
    union all
    select ${SETTLED_BEFORE}, ${WHOSE}, 1, 1, ${payloadNumber(PAYLOAD, 'stake')},
      ${payloadNumber(BEFORE, 'validBet')}, ${payloadNumber(BEFORE, 'payout')}
    from unheard where payload -> 'before' ->> 'state' = 'settled' and ${within(SETTLED_BEFORE, span)})`;
}

/** Members' transfers in a span that the book counts by now: those of bets are counted as bets. */
export function countedMoney(span: Span): RawBuilder<unknown> {
  return sql`(select id, at, member_id, ${COUNTED_REASON} as reason, amount from insight_transfers
    where currency = ${BRAND_CURRENCY} and not (reason = any(${PLAYED}::text[]))
      and ${within(sql`at`, span)} and id <= (select transfer_id from insight_book))`;
}

/** The brand's day and hour of an instant. */
export const dayIn = (at: RawBuilder<unknown>, offset: number) =>
  sql`(${at} at time zone 'UTC' + make_interval(mins => ${offset}::int))::date`;

export const hourIn = (at: RawBuilder<unknown>, offset: number) =>
  sql`extract(hour from ${at} at time zone 'UTC' + make_interval(mins => ${offset}::int))::smallint`;
