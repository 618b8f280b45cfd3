import { type Output, protection, type RefusalCode } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../calls/api.ts';
import { openMemberCentre } from '../session/open-member-centre.ts';

export type ProtectionState = Output<typeof protection.state>;

/** What a member decided about their own play. */
export const protectionQuery = queryOptions({
  queryKey: ['protection'],
  queryFn: ({ signal }) => ask(protection.read, {}, signal),
  staleTime: 5_000,
});

export const openProtection = () => openMemberCentre('playerProtection');

const OWN_WISH: readonly (RefusalCode | undefined)[] = [
  'PLAY_EXCLUDED',
  'PLAY_TIME_OUT',
  'TIME_LIMIT',
  'WAGER_LIMIT',
  'LOSS_LIMIT',
  'STAKE_LIMIT',
  'DEPOSIT_LIMIT',
  'IDENTITY_NEEDED',
];

/** Refused because of a limit the member set, or because of what they must do first: their page says more. */
export const isOwnLimit = (code: RefusalCode | undefined) => OWN_WISH.includes(code);
