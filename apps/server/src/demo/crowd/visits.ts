import { days, hours } from '@baize/calendar';
import { countVisit } from '../../domains/insight/index.ts';
import type { House } from '../../platform/house.ts';
import { houseAgo } from '../bets.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';
import { fixedChance, fixedPick } from './fixed-chance.ts';
import { LINKS } from './links.ts';
import { CROWD_DAYS } from './people.ts';
import { sideBySide } from './side-by-side.ts';

const BROWSERS = [
  'Mozilla/5.0 (iPhone) Mobile',
  'Mozilla/5.0 (Android) Mobile',
  'Mozilla/5.0 (X11)',
];
const FEWEST = 5;
const MORE = 9;

/** Who came to look: some on each day, most of them by themselves. */
export async function fillVisits(house: House): Promise<void> {
  const all = Array.from({ length: CROWD_DAYS }, (_, n) => CROWD_DAYS - n);
  await sideBySide(
    all,
    (day) => day,
    (day) => fillDay(house, day),
  );
}

async function fillDay(house: House, day: number): Promise<void> {
  const then = houseAgo(house, days(day) - hours(9));
  const count = FEWEST + Math.floor(fixedChance('visits', day) * MORE);
  for (let n = 0; n < count; n += 1) {
    const userAgent = fixedPick(BROWSERS, 'browser', day, n);
    const link = fixedPick(LINKS, 'source', day, n);
    await countVisit(then, { ...CASHIER_OPERATOR, userAgent }, link);
  }
}
