import { seconds } from '@baize/calendar';
import { findAlive, keepAlive } from '../../../platform/database/lease.ts';
import type { House } from '../../../platform/house.ts';

export const LIVE_TOPIC = 'match:live';
export const topicOf = (matchId: bigint) => `match:${matchId}`;

const HEARD_MS = seconds(10);
const nameOf = (topic: string) => `heard ${topic}`;

/** Those of some topics that anybody listens to, on any server; one alone asks nobody. */
export async function findHeard(
  house: House,
  topics: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = topics.filter((topic) => house.realtime.isHeard(topic));
  if (!house.fanout.isShared) return new Set(here);
  const alive = await findAlive(house.db, topics.map(nameOf));
  return new Set(topics.filter((topic) => alive.has(nameOf(topic)) || here.includes(topic)));
}

/** Says on which topics of the book this server has listeners, for the one that runs it. */
export async function tellHeard(house: House, topics: readonly string[]): Promise<void> {
  if (!house.fanout.isShared) return;
  const here = topics.filter((topic) => house.realtime.isHeard(topic));
  if (here.length > 0) await keepAlive(house.db, here.map(nameOf), HEARD_MS);
}
