import type { members, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { settingsOf } from '../../system/index.ts';
import { countVisit, findCode, findInvitation } from './invite-codes.ts';

type Checked = Output<typeof members.affiliate.value>;

/** Whose invitation a code is. One that ran out of time is told apart from one that never was. */
export async function checkAffiliate(house: House, code: string): Promise<Checked> {
  const invitation = await findInvitation(house, house.db, code);
  if (invitation) {
    await countVisit(house.db, invitation.code);
    const { owner, kind } = invitation;
    return { value: { valid: true, owner: maskNickname(owner.nickname), kind } };
  }
  const invite = await findCode(house.db, code);
  const isExpired = invite?.expires_at && invite.expires_at <= house.clock.now();
  if (!isExpired) refuse('INVITATION_INVALID');
  return {
    value: { valid: false, owner: null, kind: invite.kind },
    errorCode: 'expired.affiliate.url',
  };
}

/** The code that belongs to a domain: who comes by it without another one is its agent's. */
export function defaultAgentCode(house: House, host: string): string {
  const { domains } = settingsOf(house, 'domains');
  const known = domains.find(({ domain }) => domain.toLowerCase() === host.toLowerCase());
  return known?.affiliateCode ?? '';
}

/** Enough to recognise a friend by, not enough to find a stranger. */
function maskNickname(nickname: string): string {
  const [first = '', ...rest] = [...nickname];
  return rest.length === 0 ? `${first}***` : `${first}***${rest.at(-1)}`;
}
