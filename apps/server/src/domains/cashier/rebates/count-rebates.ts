import { type Day, dayOf, type Zone } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';

/** Settled bets are counted for the rebate in batches; what is corrected is counted as corrected. */
export const rebateListener = listen({
  name: 'cashier.rebates',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const zone = brandOf(house).timeZoneOffsetMinutes;
    const sums = new Map<string, Counted>();
    for (const one of events.flatMap((event) => countedIn(event, zone))) {
      const key = `${one.memberId} ${one.day} ${one.category}`;
      sums.set(key, { ...one, validBet: one.validBet + (sums.get(key)?.validBet ?? 0n) });
    }
    const rows = [...sums.values()].filter(({ validBet }) => validBet !== 0n);
    if (rows.length === 0) return;
    await sql`insert into rebate_bets (member_id, day, category, valid_bet)
      select * from unnest(${rows.map(({ memberId }) => memberId)}::bigint[],
        ${rows.map(({ day }) => day)}::date[], ${rows.map(({ category }) => category)}::text[],
        ${rows.map(({ validBet }) => validBet)}::bigint[])
      order by 1, 2, 3
      on conflict (member_id, day, category) do update
      set valid_bet = rebate_bets.valid_bet + excluded.valid_bet`.execute(tx);
  },
});

type Counted = { memberId: bigint; day: Day; category: string; validBet: Money };
type Settled = HeardEvent<'bet.settled' | 'bet.voided'>;

function countedIn({ name, payload, at }: Settled, zone: Zone): Counted[] {
  if (payload.currency !== BRAND_CURRENCY) return [];
  const counts = name === 'bet.settled' ? payload.validBet : 0n;
  const before = payload.before?.state === 'settled' ? payload.before.validBet : 0n;
  const { memberId, category } = payload;
  return [{ memberId, category, day: dayOf(at, zone), validBet: counts - before }];
}
