import type { House } from '../../platform/house.ts';
import { findByUsername } from '../members/index.ts';

type Asked = { memberId?: number | undefined; username?: string | undefined };

/** Nobody has this number. */
const NOBODY = 0n;

/** The member whom a list is asked about; undefined where it is about everyone. */
export async function memberAsked(house: House, asked: Asked): Promise<bigint | undefined> {
  if (asked.memberId !== undefined) return BigInt(asked.memberId);
  if (asked.username === undefined) return undefined;
  return (await findByUsername(house.db, asked.username))?.id ?? NOBODY;
}
