import type { Language } from '@baize/contract';
import type { SpokenId } from '@baize/i18n';
import type { Transaction } from '../../platform/database.ts';
import { publicOrigin } from '../../platform/edge/public-origin.ts';
import type { House } from '../../platform/house.ts';
import { defineJob, enqueue } from '../../platform/jobs.ts';
import type { StaffLetter } from '../operators/index.ts';
import type { Contact } from './contact.ts';
import type { LetterFile } from './deliver.ts';
import { sendLetter } from './outbox.ts';

const JOB = 'post.sealed-letter';

export type SealedLetter = {
  contact: Contact;
  language: Language;
  messageId: SpokenId;
  values?: Record<string, string | number>;
  /** What opens something beside the link. */
  secrets?: Record<string, string>;
  /** Where its link leads, below the house's own address. */
  path?: string | undefined;
  memberId?: string;
  operatorId?: string;
  /** Goes with a mail. */
  file?: LetterFile;
};

/** Writes once the transaction has ended. What waits may hold a link and an address, so it is sealed. */
export function queueSealedLetter(
  house: House,
  tx: Transaction,
  letter: SealedLetter,
): Promise<void> {
  return enqueue(tx, JOB, { sealed: house.keys.seal(JSON.stringify(letter)) });
}

export const sealedLetterJob = defineJob<{ sealed: string }>({
  name: JOB,
  run: async (house, { payload }) => {
    const letter: SealedLetter = JSON.parse(house.keys.open(payload.sealed));
    const { path, secrets, memberId, operatorId, ...rest } = letter;
    await sendLetter(house, {
      ...rest,
      secrets: { ...secrets, ...(path && { link: `${publicOrigin(house)}${path}` }) },
      memberId: memberId ? BigInt(memberId) : undefined,
      operatorId: operatorId ? BigInt(operatorId) : undefined,
    });
  },
});

/** Operators read the console's language. */
export function queueStaffLetter(
  house: House,
  tx: Transaction,
  { operatorId, username, to, letter, path, hours }: StaffLetter,
): Promise<void> {
  return queueSealedLetter(house, tx, {
    contact: { channel: 'mail', email: to },
    language: 'EN',
    messageId: `letter.${letter}`,
    values: { username, hours: hours ?? 0 },
    path,
    operatorId: String(operatorId),
  });
}
