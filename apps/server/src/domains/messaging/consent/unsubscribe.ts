import { createHmac, timingSafeEqual } from 'node:crypto';
import { publicOrigin } from '../../../platform/edge/public-origin.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { writeWishes } from './wishes.ts';

const PURPOSE = 'messaging.unsubscribe';

/** Names a member without telling who they are; holds for ever, and for nothing but this. */
export function unsubscribeToken({ keys }: House, memberId: bigint): string {
  return `${memberId.toString(36)}.${signed(keys.derive(PURPOSE), memberId)}`;
}

/** The page of the portal, and the address that mail programs call by themselves. */
export function unsubscribeLinks(house: House, memberId: bigint): { page: string; call: string } {
  const token = unsubscribeToken(house, memberId);
  const origin = publicOrigin(house);
  return {
    page: `${origin}/unsubscribe#token=${token}`,
    call: `${origin}/wps/messaging/unsubscribe/${token}`,
  };
}

function signed(key: Buffer, memberId: bigint): string {
  return createHmac('sha256', key).update(String(memberId)).digest('base64url');
}

/** Ends mails to whoever the link was written to. A link that was changed by one letter ends nothing. */
export async function unsubscribe(house: House, token: string): Promise<{ channel: 'MAIL' }> {
  const memberId = readToken(house, token) ?? refuse('NOT_FOUND');
  if (!(await findMember(house.db, memberId))) refuse('NOT_FOUND');
  await writeWishes(house, memberId, { mail: false });
  return { channel: 'MAIL' };
}

/** What an older secret of the installation signed still holds. */
function readToken({ keys }: House, token: string): bigint | undefined {
  const [, number, signature] = /^([0-9a-z]{1,13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!number || !signature) return undefined;
  const memberId = [...number].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  );
  const given = Buffer.from(signature);
  const isOurs = [keys.derive(PURPOSE), ...keys.retired(PURPOSE)].some((key) =>
    timingSafeEqual(Buffer.from(signed(key, memberId)), given),
  );
  return isOurs ? memberId : undefined;
}
