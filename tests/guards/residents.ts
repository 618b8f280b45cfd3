import { keepPassword } from '../../apps/server/src/domains/identity/index.ts';
import { AGENT, createMember, MEMBER, TRIAL } from '../../apps/server/src/domains/members/index.ts';
import { openFirstOperators } from '../../apps/server/src/domains/operators/index.ts';
import { hashPassword } from '../../apps/server/src/platform/crypto/password-hash.ts';
import { begin } from '../../apps/server/src/platform/database.ts';
import type { House } from '../../apps/server/src/platform/house.ts';

export type Residents = { member: bigint; agent: bigint; trial: bigint; operator: bigint };

const PASSWORD = 'Baize-demo-1';

/** Real people behind the guards' callers, in a house that is empty but for them. */
export async function moveIn(house: House): Promise<Residents> {
  return {
    member: await settle(house, 'guardm', MEMBER),
    agent: await settle(house, 'guarda', AGENT),
    trial: await settle(house, 'guardt', TRIAL),
    operator: await hire(house),
  };
}

async function settle(house: House, username: string, type: number): Promise<bigint> {
  const hash = await hashPassword(house.keys, PASSWORD);
  return begin(house.db, async (tx) => {
    const person = { username, type, upline: null, language: 'EN' } as const;
    const { id } = await createMember(house, tx, person);
    await keepPassword(house, tx, id, { hash, isDefault: false });
    return id;
  });
}

async function hire(house: House): Promise<bigint> {
  const guard = { username: 'guard', name: 'Guard', password: PASSWORD };
  await openFirstOperators(house, [{ ...guard, roles: ['admin'], needsPasswordChange: false }]);
  const { id } = await house.db.selectFrom('operators').select('id').executeTakeFirstOrThrow();
  return id;
}
