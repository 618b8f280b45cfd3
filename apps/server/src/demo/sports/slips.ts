import { hours, minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { openPlay, type Play } from '../../domains/play/index.ts';
import {
  bookOf,
  connectFeed,
  headMarkets,
  listFeeds,
  type Match,
  openCalendar,
  priceAt,
  type SlipChoice,
  takeSlip,
} from '../../domains/sportsbook/index.ts';
import { BRAND_CURRENCY } from '../../domains/wallet/index.ts';
import type { House } from '../../platform/house.ts';
import { Refusal } from '../../platform/refusal.ts';
import { fixedChance, fixedPick } from '../crowd/fixed-chance.ts';

const LAST_HOURS = 1;
const MINUTES_BETWEEN = 6;
const SLIPS_EACH_TIME = 4;

/** An hour of matches, results and slips; the last slips are still open. */
export async function fillSlips(house: House, players: readonly bigint[]): Promise<void> {
  let ago = hours(LAST_HOURS);
  const now = () => new Date(house.clock.now().getTime() - ago);
  const then: House = { ...house, clock: { ...house.clock, now } };
  const play = openPlay(then);
  for (; ago >= 0; ago -= minutes(MINUTES_BETWEEN)) {
    await openCalendar(play).step();
    for (let n = 0; n < SLIPS_EACH_TIME; n += 1) await betOnce(play, players, `${ago} ${n}`);
  }
  await play.lanes.close();
}

/** Somebody backs what is next: mostly one match, now and then three. */
async function betOnce(play: Play, players: readonly bigint[], when: string): Promise<void> {
  const { house } = play;
  const now = house.clock.now().getTime();
  const next = [...bookOf(house).open.values()]
    .filter(({ startsAt }) => startsAt > now && startsAt < now + minutes(12))
    .sort((a, b) => a.startsAt - b.startsAt || Number(a.id - b.id));
  if (next.length < 3) return;
  const count = fixedChance('legs', when) < 0.7 ? 1 : 3;
  const first = Math.floor(fixedChance('match', when) * (next.length - count));
  const legs = next.slice(first, first + count).flatMap((match) => legOn(house, match, when) ?? []);
  const kind = legs.length === 1 ? 'SINGLE' : 'PARLAY';
  const choice: SlipChoice = { kind, sizes: [], legs, policy: 'any' };
  try {
    await takeSlip(play, {
      memberId: fixedPick(players, 'bettor', when),
      currency: BRAND_CURRENCY,
      requestId: `demo-slip-${when.replace(' ', '-')}`,
      choice,
      stake: money(fixedPick(['5', '10', '20', '50'], 'stake', when)),
      askedAt: now,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function legOn(house: House, match: Match, when: string): SlipChoice['legs'][number] | undefined {
  const priced = priceAt(house, match, house.clock.now().getTime());
  const market = fixedPick(headMarkets(priced), 'market', when, String(match.id));
  const selection = market && fixedPick(market.selections, 'side', when, String(match.id));
  if (!selection) return undefined;
  const { code, odds } = selection;
  return { matchId: String(match.id), market: market.key, selection: code, odds };
}

/** Known to everyone: good for the demo, and for nothing else. */
const FEED_SECRET = 'baize-sample-feed';

/** Connects the sample feed: `npm run sample-feed` is heard from then on. */
export async function fillFeed(house: House): Promise<void> {
  const { list } = await listFeeds(house);
  if (list.length > 0) return;
  const feed = { code: 'sample', version: 0, name: 'Sample feed', addresses: [], isEnabled: true };
  await connectFeed(house, { ...feed, silentSeconds: 30 }, FEED_SECRET);
}
