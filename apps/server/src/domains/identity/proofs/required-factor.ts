import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { kindOf, type Member } from '../../members/index.ts';
import { identitySettings } from '../../system/index.ts';
import { hasPasskeys } from './passkeys.ts';
import { hasAuthenticator } from './second-factor.ts';

type Reader = Database | Transaction;

/** Whether this member must set up a second factor before anything else is open to them. */
export async function lacksFactor(house: House, db: Reader, member: Member): Promise<boolean> {
  if (!isFactorWanted(house, member)) return false;
  return !(await hasFactor(db, member.id));
}

/** The brand may want a second factor of its agents, who see and move the money of others. */
export function isFactorWanted(house: House, member: Pick<Member, 'type'>): boolean {
  return identitySettings(house).agentsNeedSecondFactor && kindOf(member.type) === 'agent';
}

/** An authenticator app or a passkey; codes by SMS are no second factor. */
export async function hasFactor(db: Reader, memberId: bigint): Promise<boolean> {
  return (await hasAuthenticator(db, memberId)) || (await hasPasskeys(db, memberId));
}
