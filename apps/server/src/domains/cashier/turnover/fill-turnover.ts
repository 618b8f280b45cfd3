import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { isOutsideTurnover } from '../../catalogue/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { Requirement } from '../tables.ts';

/** What is settled fills what must be played, in batches, the oldest requirement first. */
export const turnoverListener = listen({
  name: 'cashier.turnover',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const played = events.filter(({ payload }) => fillsTurnover(house, payload)).flatMap(playedIn);
    if (played.length === 0) return;
    const open = await lockRequirements(tx, [...new Set(played.map(({ memberId }) => memberId))]);
    for (const one of played) fillRequirements(open.get(one.memberId) ?? [], one);
    await saveRequirements(tx, [...open.values()].flat());
  },
});

const fillsTurnover = (house: House, { vendor, gameCode }: Settled['payload']) =>
  !isOutsideTurnover(house, { vendor, code: gameCode });

export type Played = {
  memberId: bigint;
  category: string;
  /** Negative: a correction takes back what counted before. */
  validBet: Money;
  /** What a correction gave back to the member of what they had lost. */
  returned: Money;
  placedAt: Date;
  at: Date;
};

type Settled = HeardEvent<'bet.settled' | 'bet.voided'>;

function playedIn({ name, payload, at }: Settled): Played[] {
  if (payload.currency !== BRAND_CURRENCY) return [];
  const counts = name === 'bet.settled' ? payload.validBet : 0n;
  const counted = payload.before?.state === 'settled' ? payload.before.validBet : 0n;
  const validBet = counts - counted;
  const returned = returnedBy(name, payload);
  const { memberId, category, placedAt } = payload;
  if (validBet === 0n && returned === 0n) return [];
  return [{ memberId, category, validBet, returned, placedAt, at }];
}

function returnedBy(name: Settled['name'], { stake, payout, before }: Settled['payload']): Money {
  if (before?.state !== 'settled') return 0n;
  const back = (name === 'bet.settled' ? payout : stake) - before.payout;
  return back > 0n ? back : 0n;
}

export type Filling = Pick<
  Requirement,
  'id' | 'multiple' | 'required' | 'filled' | 'weights' | 'opened_at' | 'closed_at' | 'closed_for'
>;

const ALL = 100;

/** A bet fills older requirements first, and never one that is newer than itself. */
export function fillRequirements(requirements: Filling[], bet: Played): void {
  const older = requirements.filter(({ opened_at }) => opened_at <= bet.placedAt);
  if (bet.validBet < 0n) takeBack(older, bet);
  if (bet.returned > 0n) reopenBust(older, bet);
  let rest = bet.validBet > 0n ? bet.validBet : 0n;
  for (const row of older.filter(({ closed_at }) => closed_at === null)) {
    if (rest <= 0n) return;
    const weight = BigInt(row.weights?.[bet.category] ?? ALL);
    const left = row.required - row.filled;
    const worth = (rest * weight) / 100n;
    if (worth < left) {
      row.filled += worth;
      if (weight > 0n) return;
      continue;
    }
    row.filled = row.required;
    Object.assign(row, { closed_at: bet.at, closed_for: 'filled' });
    rest -= weight > 0n ? (left * 100n + weight - 1n) / weight : 0n;
  }
}

/** What a corrected bet had filled is open again: the newest first, as it was filled last. */
function takeBack(older: Filling[], bet: Played): void {
  let rest = -bet.validBet;
  // What was done before the bet was placed was not filled by it.
  const touched = older.filter(
    ({ filled, closed_at, closed_for }) =>
      filled > 0n && !isLetOff(closed_for) && (closed_at === null || closed_at >= bet.placedAt),
  );
  for (const row of touched.reverse()) {
    const weight = BigInt(row.weights?.[bet.category] ?? ALL);
    const worth = (rest * weight) / 100n;
    if (worth === 0n) continue;
    const back = worth < row.filled ? worth : row.filled;
    row.filled -= back;
    rest -= (back * 100n + weight - 1n) / weight;
    Object.assign(row, { closed_at: null, closed_for: null });
  }
}

/** Money that was not lost after all must be played, as far as it came back: nobody was bust with it. */
function reopenBust(older: Filling[], bet: Played): void {
  let rest = bet.returned;
  const bust = older.filter(
    ({ closed_at, closed_for }) =>
      closed_for === 'bust' && closed_at !== null && closed_at >= bet.placedAt,
  );
  for (const row of bust.reverse()) {
    const times = BigInt(row.multiple);
    const left = row.required - row.filled;
    const back = rest * times < left ? rest * times : left;
    if (back === 0n) continue;
    Object.assign(row, { required: row.filled + back, closed_at: null, closed_for: null });
    rest -= (back + times - 1n) / times;
  }
}

const isLetOff = (reason: Requirement['closed_for']) => reason === 'bust' || reason === 'waived';

const LOOK_BACK = 50;

async function lockRequirements(
  tx: Transaction,
  memberIds: bigint[],
): Promise<Map<bigint, Requirement[]>> {
  const { rows } = await sql<Requirement>`select r.* from turnover_requirements r where r.id in (
      select t.id from unnest(${memberIds}::bigint[]) m (id)
      cross join lateral (
        select id from turnover_requirements where member_id = m.id and closed_at is null
        union all
        (select id from turnover_requirements where member_id = m.id and closed_at is not null
         order by id desc limit ${LOOK_BACK})
      ) t)
    order by r.id for update`.execute(tx);
  const byMember = new Map<bigint, Requirement[]>();
  for (const row of rows) {
    byMember.set(row.member_id, [...(byMember.get(row.member_id) ?? []), row]);
  }
  return byMember;
}

async function saveRequirements(tx: Transaction, rows: readonly Requirement[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update turnover_requirements r
    set required = w.required, filled = w.filled, closed_at = w.closed_at, closed_for = w.closed_for
    from unnest(${rows.map(({ id }) => id)}::bigint[],
      ${rows.map(({ required }) => required)}::bigint[], ${rows.map(({ filled }) => filled)}::bigint[],
      ${rows.map(({ closed_at }) => closed_at?.toISOString() ?? null)}::timestamptz[],
      ${rows.map(({ closed_for }) => closed_for)}::text[])
      w (id, required, filled, closed_at, closed_for)
    where r.id = w.id and (r.filled <> w.filled or r.closed_for is distinct from w.closed_for)`.execute(
    tx,
  );
}
