import { type Day, dayOf, days } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { type ReferralSettings, referralSettings } from '../settings.ts';
import { joinFriends } from './join-friends.ts';
import { blockSamePersons } from './same-person.ts';

export const QUALIFY_JOB = 'referral.qualify';

type Heard = HeardEvent<
  | 'bet.settled'
  | 'bet.voided'
  | 'member.registered'
  | 'member.signed-in'
  | 'member.person-changed'
  | 'cashier.changed'
>;
type Bet = HeardEvent<'bet.settled' | 'bet.voided'>;

/** Follows friends: that they came, what they play. While referral is switched off nothing is earned. */
export const friendsListener = listen({
  name: 'referral.friends',
  events: [
    'bet.settled',
    'bet.voided',
    'member.registered',
    'member.signed-in',
    'member.person-changed',
    'cashier.changed',
  ],
  handle: async (tx, events, house) => {
    if (!isModuleOn(house, 'REFERRAL3')) return;
    await joinFriends(tx, registeredIn(events));
    const friends = await friendsAmong(tx, events);
    if (friends.length === 0) return;
    const settings = await referralSettings(tx);
    const signedIn = friends.filter((id) => isSignedIn(events, id));
    await blockSamePersons(tx, {
      friendIds: signedIn,
      blocks: settings.blocks,
      at: house.clock.now(),
    });
    const zone = brandOf(house).timeZoneOffsetMinutes;
    await countBets(tx, { bets: events.filter(isBet), friends, settings, zone });
    await enqueue(tx, QUALIFY_JOB, null, { key: QUALIFY_JOB });
  },
});

const isBet = (event: Heard): event is Bet =>
  event.name === 'bet.settled' || event.name === 'bet.voided';

const memberOf = (event: Heard): bigint => BigInt(event.payload.memberId);

const isSignedIn = (events: readonly Heard[], id: bigint) =>
  events.some((event) => event.name === 'member.signed-in' && memberOf(event) === id);

const registeredIn = (events: readonly Heard[]) =>
  events.flatMap((event) => (event.name === 'member.registered' ? [memberOf(event)] : []));

async function friendsAmong(tx: Transaction, events: readonly Heard[]): Promise<bigint[]> {
  const ids = [...new Set(events.map(memberOf))];
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('referral_friends')
    .select('member_id')
    .where('member_id', 'in', ids)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

type Counting = {
  bets: readonly Bet[];
  friends: readonly bigint[];
  settings: ReferralSettings;
  zone: number;
};
type Counted = { memberId: bigint; day: Day; at: Date; validBet: Money };

/** A correction counts on the day on which it is heard: what was paid is made up for, not rewritten. */
async function countBets(tx: Transaction, { bets, friends, settings, zone }: Counting) {
  const known = new Set(friends);
  const counted = bets
    .filter(({ payload }) => payload.currency === BRAND_CURRENCY && known.has(payload.memberId))
    .map((bet): Counted => {
      const { name, payload, at } = bet;
      const counts = name === 'bet.settled' ? payload.validBet : 0n;
      const before = payload.before?.state === 'settled' ? payload.before.validBet : 0n;
      return { memberId: payload.memberId, day: dayOf(at, zone), at, validBet: counts - before };
    })
    .filter(({ validBet }) => validBet !== 0n);
  if (counted.length === 0) return;
  const rows = sql`unnest(${counted.map(({ memberId }) => String(memberId))}::bigint[],
    ${counted.map(({ day }) => day)}::date[], ${counted.map(({ at }) => at.toISOString())}::timestamptz[],
    ${counted.map(({ validBet }) => String(validBet))}::bigint[]) w (member_id, day, at, valid_bet)`;
  await sql`insert into referral_bets (member_id, day, valid_bet)
    select member_id, day, sum(valid_bet) from ${rows} group by 1, 2 order by 1, 2
    on conflict (member_id, day) do update
    set valid_bet = referral_bets.valid_bet + excluded.valid_bet`.execute(tx);
  const openFor = days(settings.days) / 1_000;
  await sql`update referral_friends f set valid_bet = f.valid_bet + w.valid_bet
    from (select f.member_id, sum(w.valid_bet)::bigint as valid_bet
      from ${rows} join referral_friends f on f.member_id = w.member_id
      where f.qualified_at is null and w.at < f.joined_at + make_interval(secs => ${openFor})
      group by 1) w
    where f.member_id = w.member_id`.execute(tx);
}
