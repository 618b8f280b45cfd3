import type { House } from '../../../platform/house.ts';
import type { Issue } from '../issues/issues.ts';
import { showDraw } from '../issues/shown-draws.ts';
import type { Lottery } from '../lotteries.ts';

/** Everyone who watches a lottery hears its results. */
export function tellDraw(house: House, lottery: Lottery, issue: Issue): void {
  house.realtime.publish(`game:${lottery.code}`, { kind: 'draw', draw: showDraw(lottery, issue) });
}
