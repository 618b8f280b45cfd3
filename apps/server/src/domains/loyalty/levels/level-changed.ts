import type { Announcement } from '../../../platform/events.ts';

export const levelChanged = (memberId: bigint, at: Date): Announcement => ({
  name: 'member.level-changed',
  key: String(memberId),
  at,
  payload: { memberId: String(memberId) },
});
