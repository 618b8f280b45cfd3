import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval } from '../../operators/index.ts';
import { lockConnection, newSecret, putSecret } from './save-connection.ts';

const KIND = 'play.vendor.secret';

/** The new secret lies here sealed until it is decided on; the list of approvals shows none of it. */
type Frozen = { code: string; hours: number; from: string; to: string; secret: string };

export type AskedSecret = { secret: string; secretTail: string; approvalId: string };

/**
 * Makes a secret, shown this once, and puts it before a second person: whoever holds the secret can
 * pay wins. It opens nothing until then; afterwards the one before stays good for the hours asked.
 */
export async function askSecret(
  house: House,
  caller: Caller,
  { code, hours }: { code: string; hours: number },
): Promise<AskedSecret> {
  const secret = newSecret();
  return begin(house.db, async (tx) => {
    const connection = (await lockConnection(tx, code)) ?? refuse('VENDOR_NOT_FOUND');
    const payload: Frozen = {
      code,
      hours,
      from: `…${connection.secret_tail}`,
      to: `…${secret.slice(-4)}`,
      secret: house.keys.seal(secret),
    };
    const asking = { kind: KIND, subject: `vendor:${code}`, payload, caller };
    const approvalId = await askOneApproval(house, tx, asking);
    return { secret, secretTail: secret.slice(-4), approvalId: String(approvalId) };
  });
}

/** The second person agrees: from now on the new one is in use. */
export const secretApproval: ApprovalKind = {
  kind: KIND,
  right: 'vendors.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { code, hours, from, secret } = payload as Frozen;
    const connection = (await lockConnection(tx, code)) ?? refuse('VENDOR_NOT_FOUND');
    if (`…${connection.secret_tail}` !== from) refuse('CHANGED_MEANWHILE');
    const editor = { actor: `operator:${decidedBy}` };
    await putSecret(house, tx, editor, { connection, hours, secret: house.keys.open(secret) });
  },
};
