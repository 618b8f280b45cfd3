import { minutes } from '@baize/calendar';
import { type Generated, sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { isTestAddress } from '../../../platform/limits/test-address.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    operator_login_tries: {
      id: Generated<bigint>;
      account: string;
      address: string;
      tried_at: Date;
    };
  }
}

const WINDOW_MS = minutes(30);
const LOCK_MS = minutes(5);
const TRIES_BEFORE_LOCK = 10;
const TRIES_PER_HOUR = 100;
const TRIES_PER_ADDRESS = 50;

export type LoginLock = 'open' | 'locked' | 'closed';

/**
 * Counts a try before the password is looked at, so that many at once count as many. `locked`: only
 * a second factor still opens; `closed`: nothing does for now.
 */
export async function countTry(house: House, account: string, address: string): Promise<LoginLock> {
  const now = house.clock.now().getTime();
  return begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login:${account}`}, 0))`.execute(tx);
    const tries = await tx
      .selectFrom('operator_login_tries')
      .select(['account', 'address', 'tried_at'])
      .where((of) => of.or([of('account', '=', account), of('address', '=', address)]))
      .where('tried_at', '>', new Date(now - 2 * WINDOW_MS))
      .orderBy('tried_at', 'desc')
      .limit(TRIES_PER_HOUR + TRIES_PER_ADDRESS)
      .execute();
    const lock = weigh(tries, {
      account,
      address: isTestAddress(house, address) ? '' : address,
      now,
    });
    if (lock !== 'closed') {
      await tx
        .insertInto('operator_login_tries')
        .values({ account, address, tried_at: new Date(now) })
        .execute();
    }
    return lock;
  });
}

type Try = { account: string; address: string; tried_at: Date };
type Now = { account: string; address: string; now: number };

function weigh(tries: Try[], { account, address, now }: Now): LoginLock {
  const since = (ms: number) => (entry: Try) => entry.tried_at.getTime() > now - ms;
  const ofAccount = tries.filter((entry) => entry.account === account);
  const ofAddress = tries.filter((entry) => entry.address === address);
  if (ofAccount.length >= TRIES_PER_HOUR) return 'closed';
  if (ofAddress.filter(since(WINDOW_MS)).length >= TRIES_PER_ADDRESS) return 'closed';
  const isMany = ofAccount.filter(since(WINDOW_MS)).length >= TRIES_BEFORE_LOCK;
  return isMany && ofAccount.some(since(LOCK_MS)) ? 'locked' : 'open';
}

/** After a success the account begins anew; old tries of everyone go with it. */
export async function forgetTries(house: House, account: string): Promise<void> {
  const old = new Date(house.clock.now().getTime() - 2 * WINDOW_MS);
  await house.db
    .deleteFrom('operator_login_tries')
    .where((of) => of.or([of('account', '=', account), of('tried_at', '<', old)]))
    .execute();
}
