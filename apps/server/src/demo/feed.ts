import { connectFeed, listFeeds } from '../domains/sportsbook/index.ts';
import type { House } from '../platform/house.ts';

/** Known to everyone: good for the demo, and for nothing else. */
const SECRET = 'baize-sample-feed';

/** Connects the sample feed: `npm run sample-feed` is heard from then on. */
export async function fillFeed(house: House): Promise<void> {
  const { list } = await listFeeds(house);
  if (list.length > 0) return;
  const feed = { code: 'sample', version: 0, name: 'Sample feed', addresses: [], isEnabled: true };
  await connectFeed(house, { ...feed, silentSeconds: 30 }, SECRET);
}
