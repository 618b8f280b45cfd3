import { addDays, dayOf, minutes, startOfDay } from '@baize/calendar';
import {
  createContest,
  createLeague,
  createMatch,
  leagueOf,
} from '../../domains/sportsbook/index.ts';
import { brandOf } from '../../domains/system/index.ts';
import type { House } from '../../platform/house.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';

const LEAGUE = 'harbour-cup';

/** A cup of the operators' own: fixtures by hand that the model prices, and who lifts it at prices by hand. */
export async function fillOwnLeague(house: House): Promise<void> {
  if (leagueOf(house, LEAGUE)) return;
  await createLeague(house, CASHIER_OPERATOR, {
    leagueId: LEAGUE,
    sport: 'FOOTBALL',
    names,
    country: 'PH',
    teams: clubs.map(({ name }) => name),
  });
  for (const { home, away, inDays, atMinute } of fixtures) {
    const startsAt = evening(house, inDays, atMinute);
    await createMatch(house, CASHIER_OPERATOR, { leagueId: LEAGUE, home, away, startsAt });
  }
  await createContest(house, CASHIER_OPERATOR, {
    leagueId: LEAGUE,
    name: 'Harbour Cup winner',
    startsAt: evening(house, fixtures[0]!.inDays, fixtures[0]!.atMinute),
    entries: clubs.map(({ name, odds }) => ({ name, odds })),
  });
}

function evening(house: House, inDays: number, atMinute: number): number {
  const { timeZoneOffsetMinutes: zone } = brandOf(house);
  const day = addDays(dayOf(house.clock.now(), zone), inDays);
  return startOfDay(day, zone).getTime() + minutes(atMinute);
}

const names = {
  EN: 'Harbour Cup',
  TW: '海港盃',
  CN: '海港杯',
  VI: 'Cúp Bến Cảng',
  TH: 'ฮาร์เบอร์คัพ',
  TY: 'Harbour Cup',
  AR: 'كأس الميناء',
};

/** Who runs, and the odds of lifting the cup in hundredths. */
const clubs = [
  { name: 'Harbour Rovers', odds: 350 },
  { name: 'Lantern Street', odds: 420 },
  { name: 'Old Mill Athletic', odds: 550 },
  { name: 'Saltworks', odds: 700 },
  { name: 'Ferry Point', odds: 850 },
  { name: 'Kiln Lane', odds: 1_100 },
  { name: 'Ropewalk Town', odds: 1_500 },
  { name: 'Northgate Reserves', odds: 2_600 },
];

const HALF_PAST_SEVEN = 1_170;
const HALF_PAST_NINE = 1_290;

/** The first round begins the day after tomorrow, so that a new house has time to look at it. */
const fixtures = [
  { home: 'Harbour Rovers', away: 'Kiln Lane', inDays: 2, atMinute: HALF_PAST_SEVEN },
  { home: 'Saltworks', away: 'Lantern Street', inDays: 2, atMinute: HALF_PAST_NINE },
  { home: 'Ferry Point', away: 'Old Mill Athletic', inDays: 3, atMinute: HALF_PAST_SEVEN },
  { home: 'Northgate Reserves', away: 'Ropewalk Town', inDays: 3, atMinute: HALF_PAST_NINE },
];
