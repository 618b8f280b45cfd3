import { dayOf } from '@baize/calendar';
import { contribute, gameRules } from '@baize/games';
import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { BetNews } from '../events.ts';
import { keepFeeds } from './feeds.ts';
import { tellPots } from './news.ts';
import { payPot } from './pay-pot.ts';
import { intoPot, keepPot, lockPots, type PotRow, potOf } from './pots.ts';

type Settled = HeardEvent<'bet.settled'>;

/**
 * Stakes grow the pots after the bets were settled, many at once: no bet waits for a row that all
 * bets would share. The bet whose stake fills a pot to its ceiling wins it.
 */
export const potGrowth = listen({
  name: 'play.jackpot-growth',
  events: ['bet.settled'],
  handle: async (tx, events, house) => {
    const fed = events.filter(({ payload }) => stakeFed(payload) > 0n);
    if (fed.length === 0) return;
    for (const row of await lockPots(tx)) await grow(house, tx, row, fed);
    const stakes = fed.map(({ payload }) => ({
      memberId: payload.memberId,
      stake: stakeFed(payload),
    }));
    const { timeZoneOffsetMinutes } = brandOf(house);
    await keepFeeds(tx, dayOf(house.clock.now(), timeZoneOffsetMinutes), stakes);
    tellPots(house);
  },
});

/** A correction feeds nothing again, and play money feeds nothing at all. */
function stakeFed({ vendor, gameCode, currency, before, stake, potStake }: BetNews): Money {
  if (vendor !== OWN_VENDOR || currency !== BRAND_CURRENCY || before) return 0n;
  return potStake ?? (gameRules.get(gameCode)?.feedsJackpots ? stake : 0n);
}

async function grow(
  house: House,
  tx: Transaction,
  row: PotRow,
  fed: readonly Settled[],
): Promise<void> {
  const pot = potOf(row.pot);
  const at = house.clock.now();
  let unposted = 0n;
  for (const [n, { id, payload }] of fed.entries()) {
    const { amount, remainder } = contribute(pot, stakeFed(payload), row.remainder);
    Object.assign(row, { remainder, pool: row.pool + amount });
    unposted += amount;
    const isFull = row.pool >= row.ceiling;
    if (unposted > 0n && (isFull || n === fed.length - 1)) {
      await intoPot(tx, row.pot, unposted, `#pot.${row.pot}.grow.${id}`, at);
      unposted = 0n;
    }
    if (isFull) await payPot(house, tx, row, payload, 'ceiling');
  }
  await keepPot(tx, row);
}
