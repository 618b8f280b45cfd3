import type { Announcement } from '../../../platform/events.ts';

export const memberPlaced = (memberId: bigint, at: Date): Announcement => ({
  name: 'member.placed',
  key: String(memberId),
  at,
  payload: { memberId: String(memberId) },
});
