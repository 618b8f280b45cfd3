import type { fishParts, Wire } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import type { Pace } from '../pace.ts';

type SeaNews = Omit<Wire<typeof fishParts.seaNews>, 'type'>;

export const topicOf = (seaId: bigint) => `sea:${seaId}`;

export type News = {
  add(seaId: bigint, news: SeaNews): void;
  close(): void;
};

/** Many small things are told together: four people at a sea fire forty times a second. */
export function openNews(house: House, pace: Pace): News {
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
      const before = waiting.get(seaId) ?? {};
      join(before, news);
      waiting.set(seaId, before);
      telling ??= setTimeout(tell, pace.againInMs());
    },
    close: () => clearTimeout(telling),
  };
}

/** Adds what is more to what waits. Seats are told whole: the last word holds. */
function join(waiting: SeaNews, more: SeaNews): void {
  for (const kind of ['fish', 'shots', 'caught', 'freezes'] as const) {
    const added: unknown[] | undefined = more[kind];
    if (!added?.length) continue;
    waiting[kind] ??= [];
    (waiting[kind] as unknown[]).push(...added);
  }
  if (more.seats) waiting.seats = more.seats;
}
