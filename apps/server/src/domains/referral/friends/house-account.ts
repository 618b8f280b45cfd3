import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { findByUsername } from '../../members/index.ts';
import { houseAccount } from '../../system/index.ts';

/** The house's own account, under which those stand who came without an agent. */
export async function houseAccountId(
  house: House,
  db: Database | Transaction,
): Promise<bigint | null> {
  const name = houseAccount(house);
  return (name && (await findByUsername(db, name))?.id) || null;
}
