import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { hashToken } from './session.ts';
import { type Welcome, welcome } from './sign-in.ts';

/** Turns the cookie of a remembered device into a session. The cookie is used up and replaced. */
export async function resumeSession(
  house: House,
  order: { cookie: string | undefined; caller: Caller; deviceId: string | null },
): Promise<Welcome> {
  if (!order.cookie) refuse('NOT_LOGGED_IN');
  const device = await house.db
    .deleteFrom('remembered_devices')
    .where('token_hash', '=', hashToken(order.cookie))
    .returningAll()
    .executeTakeFirst();
  if (!device || device.expires_at <= house.clock.now()) refuse('NOT_LOGGED_IN');
  const member = (await findMember(house.db, device.member_id)) ?? refuse('NOT_LOGGED_IN');
  const { caller, deviceId } = order;
  return welcome(house, {
    member,
    method: 'remembered',
    caller,
    deviceId,
    wantsRemembering: true,
    rememberUntil: device.expires_at,
  });
}

export async function forgetDevice(house: House, cookie: string | undefined): Promise<void> {
  if (!cookie) return;
  await house.db
    .deleteFrom('remembered_devices')
    .where('token_hash', '=', hashToken(cookie))
    .execute();
}

export async function forgetOldDevices(house: House): Promise<void> {
  await house.db
    .deleteFrom('remembered_devices')
    .where('expires_at', '<', house.clock.now())
    .execute();
}
