import { days, hours, minutes } from '@baize/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { isTestAddress } from '../../platform/limits/test-address.ts';
import { refuse } from '../../platform/refusal.ts';
import { identitySettings } from '../system/index.ts';

const PER_CONTACT_AND_DAY = 5;
const PER_ADDRESS_AND_HOUR = 10;
const LOCKOUT_SECONDS = 5 * 60;

/** Keyed hashes of the contact and of the address, and the address itself. */
type CodeRequest = { contact: string; address: string; from: string };

/** One per contact and countdown, five a day, ten per address and hour, and a budget for everyone. */
export async function refuseTooManyCodes(
  house: House,
  tx: Transaction,
  { contact, address, from }: CodeRequest,
): Promise<void> {
  // Always in this order, so that two senders wait for each other and never around each other.
  if (!isTestAddress(house, from)) await inTurn(tx, `address:${address}`);
  await inTurn(tx, `contact:${contact}`);
  const { codeMinutes, codesPerDay } = identitySettings(house);
  const mayAskOften = isTestAddress(house, from);
  const inCountdown = await countSince(house, tx, minutes(codeMinutes), { contact });
  const today = await countSince(house, tx, days(1), { contact });
  const fromHere = mayAskOften ? 0 : await countSince(house, tx, hours(1), { address });
  if (inCountdown > 0 || today >= PER_CONTACT_AND_DAY || fromHere >= PER_ADDRESS_AND_HOUR) {
    refuse('CODE_REQUESTS_TOO_MANY', { retryAfterSeconds: LOCKOUT_SECONDS });
  }
  if ((await countSince(house, tx, days(1), { is_withheld: false })) >= codesPerDay) {
    house.log.error('the daily budget of codes is used up');
    refuse('CODE_QUOTA_USED');
  }
}

async function inTurn(tx: Transaction, whom: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${whom}, 51))`.execute(tx);
}

type Counted = { contact: string } | { address: string } | { is_withheld: boolean };

async function countSince(house: House, tx: Transaction, ms: number, of: Counted) {
  const [[column, value]] = Object.entries(of) as [[keyof typeof of, string]];
  const { count } = await tx
    .selectFrom('verification_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('created_at', '>', new Date(house.clock.now().getTime() - ms))
    .where(column as 'contact', '=', value)
    .executeTakeFirstOrThrow();
  return count;
}

const STORED_MS = days(2);

export async function forgetOldCodes(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - STORED_MS);
  await house.db.deleteFrom('verification_codes').where('created_at', '<', before).execute();
}
