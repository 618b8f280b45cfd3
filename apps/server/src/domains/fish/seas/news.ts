import { performance } from 'node:perf_hooks';
import type { fishParts, Wire } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import type { Pace } from '../pace.ts';

type SeaNews = Omit<Wire<typeof fishParts.seaNews>, 'type'>;

export const topicOf = (seaId: bigint) => `sea:${seaId}`;

export type News = {
  add(seaId: bigint, news: SeaNews): void;
  /** It is the sea's turn: what waits is told with the answers that are about to go out. */
  tellNow(seaId: bigint): void;
  close(): void;
};

type Waiting = { news: SeaNews; since: number };

/** Many small things are told together: four people at a sea fire forty times a second. */
export function openNews(house: House, pace: Pace): News {
  const waiting = new Map<bigint, Waiting>();
  const toldAt = new Map<bigint, number>();
  const turns = new Set<bigint>();
  let looking: NodeJS.Timeout | undefined;

  function tell(seaId: bigint, { news }: Waiting): void {
    waiting.delete(seaId);
    toldAt.set(seaId, performance.now());
    house.realtime.publish(topicOf(seaId), { type: 'sea', ...news });
  }

  /** Two who sit at one sea and speak a moment apart do not make it speak twice. */
  function tellTurns(): void {
    const before = performance.now() - pace.againInMs() / 2;
    for (const seaId of turns) {
      const known = waiting.get(seaId);
      if (known && (toldAt.get(seaId) ?? 0) <= before) tell(seaId, known);
    }
    turns.clear();
  }

  /** Where nobody shoots there are no turns. */
  function tellOverdue(): void {
    const before = performance.now() - pace.againInMs();
    for (const [seaId, known] of waiting) if (known.since <= before) tell(seaId, known);
    for (const [seaId, at] of toldAt) if (at <= before) toldAt.delete(seaId);
    looking = waiting.size > 0 ? setTimeout(tellOverdue, pace.againInMs() / 4) : undefined;
  }

  return {
    add: (seaId, news) => {
      const known = waiting.get(seaId) ?? { news: {}, since: performance.now() };
      join(known.news, news);
      waiting.set(seaId, known);
      looking ??= setTimeout(tellOverdue, pace.againInMs());
    },
    tellNow: (seaId) => {
      // When all of the round have said what they did, and before their answers leave.
      if (turns.size === 0) setImmediate(tellTurns);
      turns.add(seaId);
    },
    close: () => clearTimeout(looking),
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
