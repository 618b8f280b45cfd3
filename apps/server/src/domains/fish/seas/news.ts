import type { fishParts, Wire } from '@baize/contract';
import type { House } from '../../../platform/house.ts';

type SeaNews = Omit<Wire<typeof fishParts.seaNews>, 'type'>;

export const topicOf = (seaId: bigint) => `sea:${seaId}`;

/** Many small things are told together: four people at a sea fire forty times a second. */
const TELL_MS = 150;

export type News = {
  add(seaId: bigint, news: SeaNews): void;
  close(): void;
};

export function openNews(house: House): News {
  const waiting = new Map<bigint, SeaNews>();
  let telling: NodeJS.Timeout | undefined;

  function tell(): void {
    telling = undefined;
    for (const [seaId, news] of waiting) {
      house.realtime.publish(topicOf(seaId), { type: 'sea', ...news });
    }
    waiting.clear();
  }

  return {
    add: (seaId, news) => {
      waiting.set(seaId, joined(waiting.get(seaId) ?? {}, news));
      telling ??= setTimeout(tell, TELL_MS);
    },
    close: () => clearTimeout(telling),
  };
}

/** Seats are told whole: the last word holds. */
function joined(before: SeaNews, more: SeaNews): SeaNews {
  const both: SeaNews = {};
  const fish = [...(before.fish ?? []), ...(more.fish ?? [])];
  const shots = [...(before.shots ?? []), ...(more.shots ?? [])];
  const caught = [...(before.caught ?? []), ...(more.caught ?? [])];
  const freezes = [...(before.freezes ?? []), ...(more.freezes ?? [])];
  const seats = more.seats ?? before.seats;
  if (fish.length > 0) both.fish = fish;
  if (shots.length > 0) both.shots = shots;
  if (caught.length > 0) both.caught = caught;
  if (freezes.length > 0) both.freezes = freezes;
  if (seats) both.seats = seats;
  return both;
}
