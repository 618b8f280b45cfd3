import { dayOf, minutes, startOfDay } from '@baize/calendar';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { settingsOf } from '../consent/settings.ts';
import type { Channel } from '../tables.ts';

const INBOX_BATCH = 200;
/** Letters are handed to the gateways side by side, so many at a time. */
const LETTER_BATCH = 10;

/** How many may be claimed now, by each way. */
export async function sendableNow(house: House, tx: Transaction): Promise<Record<Channel, number>> {
  const since = new Date(house.clock.now().getTime() - minutes(1));
  const { rows } = await sql<{ channel: Channel; count: number }>`
    select channel, count(*)::int as count from broadcast_sends
    where channel in ('MAIL', 'SMS', 'PUSH') and claimed_at > ${since} group by 1`.execute(tx);
  const left = (channel: Channel) => {
    const used = rows.find((row) => row.channel === channel)?.count ?? 0;
    return Math.max(0, Math.min(LETTER_BATCH, settingsOf(house).perMinute - used));
  };
  return { INBOX: INBOX_BATCH, MAIL: left('MAIL'), SMS: left('SMS'), PUSH: left('PUSH') };
}

/** Parts of SMS that may still leave the house on this day of the brand. */
export async function smsLeft(house: House, db: Database | Transaction): Promise<number> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const from = startOfDay(dayOf(house.clock.now(), zone), zone);
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(parts), 0)::int as used from broadcast_sends
    where channel = 'SMS' and claimed_at >= ${from}`.execute(db);
  return Math.max(0, settingsOf(house).smsPerDay - rows[0]!.used);
}
