import { days } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { identitySettings, isModuleOn } from '../../system/index.ts';
import { findCredentials } from './credentials.ts';

/** The brand's default password, or one older than the brand allows, opens nothing but its change. */
export async function isPasswordSpent(
  house: House,
  tx: Transaction,
  memberId: bigint,
): Promise<boolean> {
  const credentials = await findCredentials(tx, memberId);
  if (!credentials?.password_hash) return false;
  if (credentials.is_default) return true;
  if (!isModuleOn(house, 'PWDEXPFORCECHANGE3')) return false;
  const ageMs = house.clock.now().getTime() - credentials.changed_at.getTime();
  return ageMs >= days(identitySettings(house).passwordDays);
}
