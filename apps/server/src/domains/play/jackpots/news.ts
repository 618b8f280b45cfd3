import { type Money, moneyNumber } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { shownName } from '../shown-name.ts';

const TOPIC = 'jackpots';
const PAUSE_MS = 500;

const planned = new WeakSet<House['pool']>();

/** Twice a second at most, and only when something changed. */
export function tellPots(house: House): void {
  if (planned.has(house.pool)) return;
  planned.add(house.pool);
  setTimeout(() => {
    planned.delete(house.pool);
    publishPots(house).catch((err) => house.log.warn({ err }, 'the pots were not told'));
  }, PAUSE_MS).unref();
}

async function publishPots(house: House): Promise<void> {
  const rows = await house.db
    .selectFrom('jackpot_pots')
    .select(['pot', 'pool'])
    .orderBy('pool')
    .execute();
  const pots = rows.map(({ pot, pool }) => ({ pot, amount: moneyNumber(pool) }));
  house.realtime.publish(TOPIC, { kind: 'pots', pots });
}

type Win = { pot: string; amount: Money; memberId: bigint; gameCode: string; betId: bigint };

/** Everyone hears who won what; the winner hears which bet it was. */
export function tellWin(house: House, { pot, amount, memberId, gameCode, betId }: Win): void {
  const win = { pot, amount: moneyNumber(amount), gameCode };
  const own = { kind: 'jackpot', betId: String(betId), ...win };
  house.realtime.publish(topicOfMember(memberId), own);
  shownName(house, memberId)
    .then((name) => house.realtime.publish(TOPIC, { kind: 'win', name, ...win }))
    .catch((err) => house.log.warn({ err }, 'a pot was won and not told'));
}
