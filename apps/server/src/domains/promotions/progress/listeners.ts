import { dayOf } from '@baize/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { type Campaign, runningCampaigns } from '../campaigns/campaign.ts';
import { holdCounting } from '../campaigns/counting-lock.ts';
import { countDeeds } from './count-deeds.ts';
import type { Deed } from './deeds.ts';

export const PAY_JOB = 'promotions.pay';

/** Counts what members do for all campaigns at once, behind the bets and never in their way. */
export const progressListener = listen({
  name: 'promotions.progress',
  events: ['bet.settled', 'bet.voided', 'cashier.changed', 'member.signed-in'],
  handle: async (tx, events, house) => {
    await holdCounting(tx);
    const campaigns = await runningCampaigns(tx);
    if (campaigns.length === 0) return;
    const zone = brandOf(house).timeZoneOffsetMinutes;
    const deeds = [
      ...events.flatMap((event) => (isBet(event) ? betDeeds(event) : [])),
      ...(await depositDeeds(tx, events)),
      ...(await visitDeeds(tx, events, zone)),
    ];
    const changes = await countDeeds(tx, { campaigns, deeds, zone });
    tellRankings(
      house,
      changes.map(({ campaign }) => campaign),
    );
    const isDue = changes.some(({ campaign }) => campaign.content.how === 'AUTO');
    if (isDue) await enqueue(tx, PAY_JOB, null, { key: PAY_JOB });
  },
});

/** Whoever looks at a table is told that it moved, and reads it again. */
function tellRankings(house: House, changed: readonly Campaign[]): void {
  const tables = changed.filter(({ content }) => content.kind === 'TOURNAMENT');
  for (const id of new Set(tables.map((one) => String(one.id)))) {
    house.realtime.publish('rankings', { kind: 'ranking', campaignId: id });
  }
}

type Bet = HeardEvent<'bet.settled' | 'bet.voided'>;
type Any = HeardEvent<'bet.settled' | 'bet.voided' | 'cashier.changed' | 'member.signed-in'>;

const isBet = (event: Any): event is Bet =>
  event.name === 'bet.settled' || event.name === 'bet.voided';

/** A bet counts when it is settled; a correction takes back what was heard of it, where that counted. */
function betDeeds({ name, payload, at }: Bet): Deed[] {
  const { currency, memberId, vendor, gameCode, category, stake, before } = payload;
  if (currency !== BRAND_CURRENCY || payload.isFreeBet) return [];
  const bet = { what: 'bet', memberId, vendor, gameCode, category, stake } as const;
  const deeds: Deed[] = [];
  if (before?.state === 'settled') {
    const { payout, validBet, settledAt } = before;
    deeds.push({ ...bet, payout, validBet, at: settledAt ?? at, sign: -1n });
  }
  if (name === 'bet.settled') {
    deeds.push({ ...bet, payout: payload.payout, validBet: payload.validBet, at, sign: 1n });
  }
  return deeds;
}

/** A deposit is announced at every step; what arrived counts once. */
async function depositDeeds(tx: Transaction, events: readonly Any[]): Promise<Deed[]> {
  const ids = events.flatMap((event) =>
    event.name === 'cashier.changed' && event.payload.what === 'deposit' ? event.payload.id : [],
  );
  if (ids.length === 0) return [];
  const { rows } = await sql<Deposited>`
    with counted as (
      insert into promotion_deposits (deposit_id)
      select id from promoted_deposits where id = any(${ids}::bigint[])
      on conflict do nothing returning deposit_id)
    select d.member_id, d.amount, d.credited_at, r.owner_id as friend_of from promoted_deposits d
    join counted c on c.deposit_id = d.id
    left join referred_members r on r.member_id = d.member_id and not exists (
      select 1 from promoted_deposits e where e.member_id = d.member_id
        and (e.credited_at, e.id) < (d.credited_at, d.id))
    order by d.credited_at, d.id`.execute(tx);
  return rows.flatMap(({ member_id: memberId, amount, credited_at: at, friend_of: friendOf }) => {
    const deposit: Deed = { what: 'deposit', memberId, amount, at };
    return friendOf === null ? [deposit] : [deposit, { what: 'friend', memberId: friendOf, at }];
  });
}

/** `friend_of`: whose code brought them, where it is their first. */
type Deposited = {
  member_id: bigint;
  amount: bigint;
  credited_at: Date;
  friend_of: bigint | null;
};

async function visitDeeds(tx: Transaction, events: readonly Any[], zone: number): Promise<Deed[]> {
  const visits = events.flatMap((event) =>
    event.name === 'member.signed-in'
      ? [{ memberId: BigInt(event.payload.memberId), at: event.at }]
      : [],
  );
  const deeds: Deed[] = [];
  for (const { memberId, at } of visits) {
    const isNew = await tx
      .insertInto('promotion_visits')
      .values({ member_id: memberId, day: dayOf(at, zone) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (isNew) deeds.push({ what: 'visit', memberId, at });
  }
  return deeds;
}
