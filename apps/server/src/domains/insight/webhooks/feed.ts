import { insightWebhooksOperator as contract } from '@baize/contract';
import { moneyText } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type EventName, type HeardEvent, listen } from '../../../platform/events.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { DELIVER_JOB } from './names.ts';

type Told = (typeof contract.feedEvents)[number] & EventName;
type News = HeardEvent<Told>;

/**
 * Gives every event that outside systems can be told of the next number. Only one server at a time
 * hears for a listener, so the numbers have no gap and follow the order in which events are heard.
 */
export const feedKept = listen({
  name: 'insight.feed',
  events: [...contract.feedEvents],
  handle: async (tx, events) => {
    const real = events.filter(isTold);
    // While nobody is to be told, nothing is kept: it would only grow.
    if (real.length === 0 || !(await hasReceiver(tx))) return;
    const text = (read: (event: News) => string) => real.map(read);
    await sql`insert into insight_feed (number, name, at, data)
      select (select coalesce(max(number), 0) from insight_feed) + e.n, e.name, e.at, e.data::jsonb
      from unnest(${text(({ name }) => name)}::text[], ${text(({ at }) => at.toISOString())}::timestamptz[],
        ${text((event) => JSON.stringify(dataOf(event)))}::text[]) with ordinality e (name, at, data, n)`.execute(
      tx,
    );
    await enqueue(tx, DELIVER_JOB, null, { key: DELIVER_JOB });
  },
});

async function hasReceiver(tx: Transaction): Promise<boolean> {
  const one = await tx.selectFrom('insight_webhooks').select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}

/** Play money and points are nobody's business outside. */
function isTold(event: News): boolean {
  const isBet = event.name === 'bet.settled' || event.name === 'bet.voided';
  return !isBet || event.payload.currency === BRAND_CURRENCY;
}

/** An event as outside systems read it: ids and amounts as text, instants in ISO 8601. */
function dataOf(event: News): Record<string, unknown> {
  switch (event.name) {
    case 'bet.settled':
    case 'bet.voided': {
      const { betId, memberId, currency, vendor, gameCode, category, placedAt } = event.payload;
      const { stake, payout, validBet, settlement, before } = event.payload;
      return {
        betId: String(betId),
        memberId: String(memberId),
        currency,
        provider: vendor,
        game: gameCode,
        category,
        stake: moneyText(stake),
        payout: moneyText(payout),
        validBet: moneyText(validBet),
        placedAt: placedAt.toISOString(),
        settlement,
        before: before && {
          state: before.state,
          payout: moneyText(before.payout),
          validBet: moneyText(before.validBet),
        },
      };
    }
    case 'jackpot.hit': {
      const { betId, memberId, gameCode, pots } = event.payload;
      return { betId: String(betId), memberId: String(memberId), game: gameCode, pots };
    }
    case 'cashier.changed':
    case 'protection.barred':
    case 'operator.emergency':
      return { ...event.payload };
    default:
      return { memberId: event.payload.memberId };
  }
}
