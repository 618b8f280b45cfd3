import { days } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { TRIAL } from '../member.ts';

/** A guest's session lasts 12 hours and a round that is still open is ended within a day. */
const GUEST_DAYS = 2;
const AT_ONCE = 500;

/**
 * Shuts the accounts of guests who cannot come back. Their demo money stays where it is, in the books;
 * answers with whose they were, so that the rest about them can be forgotten.
 */
export async function retireTrials(house: House, tx: Transaction): Promise<bigint[]> {
  const now = house.clock.now();
  const retired = await tx
    .updateTable('members')
    .set({
      frozen_at: now,
      freeze_reason: 'retired',
      register_url: null,
      last_login_place: null,
      previous_login_place: null,
    })
    .where('id', 'in', (row) =>
      row
        .selectFrom('members')
        .select('id')
        .where('type', '=', TRIAL)
        .where('frozen_at', 'is', null)
        .where('registered_at', '<', new Date(now.getTime() - days(GUEST_DAYS)))
        .orderBy('registered_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return retired.map(({ id }) => id);
}
