import type { House } from '../../../platform/house.ts';
import { findWatched, noteWatched } from '../../play/index.ts';
import { liveTables } from '../tables/table.ts';
import { LOBBY, topicOf } from './news.ts';

/** Those whose topic is heard on this server. */
export async function watchTables(house: House): Promise<void> {
  const ids = [...liveTables.keys()];
  const isLobbyHeard = house.realtime.isHeard(LOBBY);
  await noteWatched(
    house,
    isLobbyHeard ? ids : ids.filter((id) => house.realtime.isHeard(topicOf(id))),
  );
}

export const wantedTables = (house: House): Promise<ReadonlySet<string>> =>
  findWatched(house, [...liveTables.keys()]);
