import { days } from '@baize/calendar';
import { addPayoutAccount, listPayoutAccounts, welcome } from '../../domains/identity/index.ts';
import { findMember } from '../../domains/members/index.ts';
import type { House } from '../../platform/house.ts';
import { houseAgo } from '../bets.ts';
import type { Guest } from './people.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Mobile';
/** An address that is nobody's: kept for examples. */
const ADDRESS = '203.0.113.24';
/** When the first of them was seen with it. */
const FIRST_DAYS_AGO = 6;
const PAYEE = {
  cardType: 'BC',
  bankCode: 'BDO',
  account: '0024681357',
  holder: 'Lia Santos',
} as const;

/** Four guests who may be fewer people: one phone, and for two of them one bank account. */
export async function fillNetwork(house: House, guests: readonly Guest[]): Promise<void> {
  const group = guests
    .filter(({ withdraws, joinedDaysAgo }) => !withdraws && joinedDaysAgo > FIRST_DAYS_AGO)
    .slice(-4);
  for (const [n, { id }] of group.entries()) {
    const then = houseAgo(house, days(FIRST_DAYS_AGO - n));
    const member = (await findMember(then.db, id))!;
    await welcome(then, {
      member,
      method: 'password',
      caller: { address: ADDRESS, userAgent: PHONE, country: 'PH' },
      // The last came from the same house, with a phone of their own.
      deviceId: n < 3 ? 'demo-shared-phone' : 'demo-own-phone',
      wantsRemembering: false,
    });
    const hasAccount = (await listPayoutAccounts(then, id)).length > 0;
    if (n < 2 && !hasAccount) await addPayoutAccount(then, member, PAYEE);
  }
}
