import type { Day } from '@baize/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { houseAccountId } from '../friends/house-account.ts';
import { countsAsFriend, EARNERS, IS_BLOCKED } from '../friends/levels.ts';
import { blockSamePersons } from '../friends/same-person.ts';
import { referralSettings } from '../settings.ts';

/**
 * Adds up what friends played until the end of a day, once: what each brought each of those above them,
 * and what every earner has by level, floored to cents. What comes later counts with the next day.
 */
export async function addUpDay(house: House, tx: Transaction, day: Day): Promise<void> {
  const at = house.clock.now();
  const isFirst = await tx
    .insertInto('referral_runs')
    .values({ day, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!isFirst) return;
  const settings = await referralSettings(tx);
  await blockSamePersons(tx, {
    friendIds: await openFriends(tx, day),
    blocks: settings.blocks,
    at,
  });
  await writeLines(tx, day, {
    rates: settings.rates,
    account: await houseAccountId(house, tx),
  });
  await sql`insert into referral_incomes (earner_id, day, level, friends, valid_bet, rate, amount)
    select l.earner_id, l.day, l.level, count(*), sum(l.valid_bet), l.rate,
      floor(sum(l.valid_bet)::numeric * l.rate / 1000000 / 100) * 100
    from (select l.earner_id, l.day, l.valid_bet, e.level, (${settings.rates}::int[])[e.level] as rate
      from referral_lines l join referral_friends f on f.member_id = l.friend_id
      cross join lateral ${EARNERS}
      where l.day = ${day}::date and e.earner_id = l.earner_id) l
    group by l.earner_id, l.day, l.level, l.rate
    on conflict do nothing`.execute(tx);
}

async function openFriends(tx: Transaction, day: Day): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`select distinct member_id from referral_bets
    where day <= ${day}::date and valid_bet <> counted`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

type Terms = { rates: readonly number[]; account: bigint | null };

/** The rows are locked as they are read, so what is heard meanwhile stays open for the next run. */
async function writeLines(tx: Transaction, day: Day, { rates, account }: Terms): Promise<void> {
  await sql`with open as (
      select member_id, day, valid_bet, counted from referral_bets
      where day <= ${day}::date and valid_bet <> counted order by member_id, day for update),
    done as (
      update referral_bets b set counted = o.valid_bet from open o
      where b.member_id = o.member_id and b.day = o.day),
    played as (
      select member_id, sum(valid_bet - counted)::bigint as valid_bet from open group by member_id)
    insert into referral_lines (friend_id, earner_id, day, valid_bet, share)
    select f.member_id, e.earner_id, ${day}::date, p.valid_bet,
      floor(p.valid_bet::numeric * (${rates}::int[])[e.level] / 1000000)
    from played p join referral_friends f on f.member_id = p.member_id
    join referral_members m on m.id = f.member_id
    cross join lateral ${EARNERS}
    where p.valid_bet <> 0 and e.earner_id is not null and ${countsAsFriend(account)}
      and not ${IS_BLOCKED}`.execute(tx);
}
