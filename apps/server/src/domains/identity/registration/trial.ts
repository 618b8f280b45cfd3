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
export async function startTrial(
  house: House,
  caller: Caller,
  username = trialName(house),
): Promise<Welcome> {
  if (!isModuleOn(house, 'FREEPLAY3')) refuse('FUNCTION_NOT_AVAILABLE');
  const member = await begin(house.db, async (tx) => {
    const guest = await createMember(house, tx, {
      username,
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

const TRIAL_NAME = /^(try\d{8})([a-z0-9]{5})$/;

/**
 * A guest's name, given out by the house: its end follows from its beginning by a secret, so that it is
 * known again when an older client registers it.
 */
export function trialName(house: House): string {
  const beginning = `try${randomInt(1e7, 1e8)}`;
  return beginning + endOf(house, beginning);
}

export function isTrialName(house: House, name: string | undefined): boolean {
  const [, beginning, end] = TRIAL_NAME.exec(name ?? '') ?? [];
  return beginning !== undefined && end === endOf(house, beginning);
}

function endOf(house: House, beginning: string): string {
  const letters = house.keys.lookup('trial-name', beginning).replace(/[^A-Za-z0-9]/g, '');
  return letters.slice(0, 5).toLowerCase();
}

/** A name for someone who did not want to think of one. */
export async function freeName(house: House): Promise<string> {
  for (;;) {
    const name = `player${randomInt(1e7, 1e8)}`;
    if (!(await findByUsername(house.db, name))) return name;
  }
}
