import { addDays, dayOf, minutes, seconds, startOfDay } from '@baize/calendar';
import type { Campaign } from '../campaigns/campaign.ts';

export type Fall = { startsAt: Date; endsAt: Date };

/** The fall that is under way, also one that began before midnight, else the next; null after the campaign's end. */
export function nextFall({ content, from, to }: Campaign, at: Date, zone: number): Fall | null {
  const day = dayOf(at, zone);
  const falls = [addDays(day, -1), day, addDays(day, 1)].flatMap((one) =>
    [...content.rainMinutes]
      .sort((a, b) => a - b)
      .map((minute) => new Date(startOfDay(one, zone).getTime() + minutes(minute)))
      .map((startsAt) => ({
        startsAt,
        endsAt: new Date(startsAt.getTime() + seconds(content.rainSeconds)),
      })),
  );
  const next = falls.find(({ startsAt, endsAt }) => endsAt > at && startsAt >= from);
  return next && (!to || next.startsAt < to) ? next : null;
}
