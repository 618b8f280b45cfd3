import type { Announcement } from '../../../platform/events.ts';

/** Told to those who compare persons: what is known of this member may be someone else's, too. */
export const personChanged = (memberId: bigint, at: Date): Announcement => ({
  name: 'member.person-changed',
  key: String(memberId),
  at,
  payload: { memberId: String(memberId) },
});
