import { randomInt } from 'node:crypto';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createMember, findByUsername, TRIAL } from '../../members/index.ts';
import { isModuleOn } from '../../system/index.ts';
import { keepPassword } from '../proofs/credentials.ts';
import { type Welcome, welcome } from '../sessions/sign-in.ts';

/** A guest with demo money: may look at everything, and play for fun only. */
export async function startTrial(house: House, caller: Caller): Promise<Welcome> {
  if (!isModuleOn(house, 'FREEPLAY3')) refuse('FUNCTION_NOT_AVAILABLE');
  const member = await begin(house.db, async (tx) => {
    const guest = await createMember(house, tx, {
      username: guestName(),
      type: TRIAL,
      upline: null,
      language: caller.language,
    });
    await keepPassword(house, tx, guest.id, { hash: null, isDefault: false });
    return guest;
  });
  return welcome(house, {
    member,
    method: 'trial',
    caller,
    deviceId: null,
    wantsRemembering: false,
  });
}

/** A name that no member can have: members' names begin with a letter and hold no dash. */
export function guestName(): string {
  return `guest-${randomInt(1e9, 1e10)}`;
}

/** A name for someone who did not want to think of one. */
export async function freeName(house: House): Promise<string> {
  for (;;) {
    const name = `player${randomInt(1e7, 1e8)}`;
    if (!(await findByUsername(house.db, name))) return name;
  }
}
