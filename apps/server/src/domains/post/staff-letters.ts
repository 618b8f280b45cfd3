import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { defineJob, enqueue } from '../../platform/jobs.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import type { StaffLetter } from '../operators/index.ts';
import { sendLetter } from './outbox.ts';

const JOB = 'post.staff-letter';

type Queued = { operatorId: string; sealed: string };

/** Writes to an operator once the transaction has ended. What waits holds a link, so it is sealed. */
export function queueStaffLetter(
  house: House,
  tx: Transaction,
  letter: StaffLetter,
): Promise<void> {
  const { operatorId, ...rest } = letter;
  const sealed = house.keys.seal(JSON.stringify(rest));
  return enqueue(tx, JOB, { operatorId: String(operatorId), sealed } satisfies Queued);
}

export const staffLetterJob = defineJob<Queued>({
  name: JOB,
  run: async (house, { payload }) => {
    const letter: Omit<StaffLetter, 'operatorId'> = JSON.parse(house.keys.open(payload.sealed));
    const { to, username, path, hours } = letter;
    await sendLetter(house, {
      contact: { channel: 'mail', email: to },
      // The console speaks English.
      language: 'EN',
      messageId: `letter.${letter.letter}`,
      values: { username, hours: hours ?? 0 },
      secrets: path ? { link: `${publicOrigin(house)}${path}` } : {},
      operatorId: BigInt(payload.operatorId),
    });
  },
});
