import { dayOf, type Zone } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { raiseLevels } from './raise.ts';

/** Counts settled play by day and category, and looks who has come far enough. */
export const playListener = listen({
  name: 'loyalty.play',
  events: ['bet.settled', 'bet.voided', 'cashier.changed'],
  handle: async (tx, events, house) => {
    const zone = brandOf(house).timeZoneOffsetMinutes;
    const plays = summed(events.flatMap((event) => playsIn(event, zone)));
    await savePlays(tx, plays);
    const touched = new Set([...plays.map(({ memberId }) => memberId), ...payersIn(events)]);
    const raised = await raiseLevels(house, tx, [...touched]);
    for (const id of raised) {
      house.realtime.publish(topicOfMember(id), { kind: 'promotion', id: 'club' });
    }
  },
});

type Heard = HeardEvent<'bet.settled' | 'bet.voided' | 'cashier.changed'>;
type Play = { memberId: bigint; day: string; category: string; validBet: Money };

/** A correction takes back what was counted, on the day on which it was. */
function playsIn(event: Heard, zone: Zone): Play[] {
  if (event.name === 'cashier.changed') return [];
  const { currency, memberId, category, before } = event.payload;
  if (currency !== BRAND_CURRENCY) return [];
  const plays: Play[] = [];
  if (before?.state === 'settled') {
    const day = dayOf(before.settledAt ?? event.at, zone);
    plays.push({ memberId, category, day, validBet: -before.validBet });
  }
  if (event.name === 'bet.settled') {
    const { validBet } = event.payload;
    plays.push({ memberId, category, day: dayOf(event.at, zone), validBet });
  }
  return plays;
}

const payersIn = (events: readonly Heard[]): bigint[] =>
  events.flatMap(({ name, payload }) =>
    name === 'cashier.changed' && payload.what === 'deposit' ? BigInt(payload.memberId) : [],
  );

function summed(plays: readonly Play[]): Play[] {
  const sums = new Map<string, Play>();
  for (const one of plays) {
    const key = `${one.memberId} ${one.day} ${one.category}`;
    sums.set(key, { ...one, validBet: one.validBet + (sums.get(key)?.validBet ?? 0n) });
  }
  return [...sums.values()].filter(({ validBet }) => validBet !== 0n);
}

async function savePlays(tx: Transaction, plays: readonly Play[]): Promise<void> {
  if (plays.length === 0) return;
  const rows = sql`unnest(${plays.map(({ memberId }) => String(memberId))}::bigint[],
    ${plays.map(({ day }) => day)}::date[], ${plays.map(({ category }) => category)}::text[],
    ${plays.map(({ validBet }) => String(validBet))}::bigint[]) w (member_id, day, category, valid_bet)`;
  await sql`insert into loyalty_plays as p (member_id, day, category, valid_bet)
    select w.* from ${rows} order by 1, 2, 3
    on conflict (member_id, day, category) do update
    set valid_bet = p.valid_bet + excluded.valid_bet`.execute(tx);
  await sql`insert into loyalty_standings as s (member_id, valid_bet)
    select w.member_id, sum(w.valid_bet) from ${rows} group by 1 order by 1
    on conflict (member_id) do update set valid_bet = s.valid_bet + excluded.valid_bet`.execute(tx);
}
