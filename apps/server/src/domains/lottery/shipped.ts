import type { InHouseGame } from '../catalogue/index.ts';
import { isTet, thaiMoves } from './holidays.ts';
import { type LotteryName, lotteryNames, namesByMinutes } from './names.ts';

/** A draw at a time of its own country, on the days that it is held. */
export type DayClock = {
  readonly at: string;
  /** Minutes east of Greenwich. */
  readonly offsetMinutes: number;
  /** 1 is Monday, 7 Sunday; every day where neither is said. */
  readonly weekDays?: readonly number[];
  readonly monthDays?: readonly number[];
  /** Whether there is no draw on a day (2026-02-17), though its weekday has one. */
  readonly isFree?: (day: string) => boolean;
  /** Days of the year (01-16) whose draw is held on another. */
  readonly moves?: Readonly<Record<string, string>>;
};

/** When a lottery draws: every so many minutes of the platform's day, or at a time of its own country. */
export type DrawClock = { readonly everyMinutes: number } | DayClock;

/** A lottery as it comes with the house; its kind's rules are found by their code. */
export type Shipped = {
  readonly code: string;
  readonly kind: string;
  readonly vendor: string;
  readonly category: 'LOTT' | 'ELOTT';
  readonly clock: DrawClock;
  /** Drawn by the house's own chain, or elsewhere: then two people enter what was drawn. */
  readonly drawnBy: 'chain' | 'elsewhere';
  readonly closeBeforeSeconds: number;
  readonly names: InHouseGame['names'];
  readonly menuGroup: string;
};

type Told = Pick<Shipped, 'kind' | 'vendor' | 'category' | 'menuGroup'> & { name: LotteryName };

const told = (
  name: LotteryName,
  category: Shipped['category'],
  { vendor = 'BAIZE', kind = name as string, menuGroup = name.toUpperCase() } = {},
): Told => ({ name, kind, vendor, category, menuGroup });

/** A fast lottery closes five seconds before its draw, a slower one fifteen. */
function fast({ name, ...rest }: Told, ...minutes: number[]): Shipped[] {
  return minutes.map((everyMinutes) => ({
    ...rest,
    code: `${name}-${everyMinutes}`,
    drawnBy: 'chain',
    clock: { everyMinutes },
    closeBeforeSeconds: everyMinutes === 1 ? 5 : 15,
    names: namesByMinutes(name, everyMinutes),
  }));
}

/** One that is held by others, on their calendar. */
function held({ name, ...rest }: Told, clock: DayClock, closeBeforeSeconds: number): Shipped {
  const names = lotteryNames(name);
  return { ...rest, code: name, drawnBy: 'elsewhere', clock, closeBeforeSeconds, names };
}

const INDOCHINA = 7 * 60;
const CHINA = 8 * 60;
const MINUTES_15 = 15 * 60;

const vn = { vendor: 'TCG_LOTTO_VN' };
const sea = { vendor: 'TCG_SEA' };
const vnNorth = told('vn-north', 'LOTT', { ...vn, menuGroup: 'VN' });
const vnSouth = told('vn-south', 'LOTT', { ...vn, menuGroup: 'VN' });
/** The centre draws by the rules of the south. */
const vnCentral = told('vn-central', 'LOTT', { ...vn, kind: 'vn-south', menuGroup: 'VN' });
const thai = told('thai', 'LOTT', sea);
const lao = told('lao', 'LOTT', sea);
const fourDigits = told('4d', 'LOTT', sea);

/** What is drawn here. */
export const shipped: readonly Shipped[] = [
  ...fast(told('ssc', 'LOTT'), 1, 3, 5),
  ...fast(told('11x5', 'LOTT'), 1, 5),
  ...fast(told('k3', 'LOTT'), 1, 5),
  ...fast(told('pk10', 'LOTT'), 1, 5),
  ...fast(told('mark6', 'LOTT'), 1, 5),
  held(
    told('mark6-hk', 'LOTT', { kind: 'mark6', menuGroup: 'MARK6' }),
    { at: '21:30', offsetMinutes: CHINA, weekDays: [2, 4, 6] },
    MINUTES_15,
  ),
  ...fast(told('wingo', 'ELOTT'), 1, 3),
  ...fast(told('lucky28', 'ELOTT'), 1, 3),
  ...fast(told('keno80', 'ELOTT'), 1, 5),
  ...[vnNorth, vnSouth, vnCentral].flatMap((region) => fast(region, 1, 2, 5)),
  held(vnSouth, { at: '16:15', offsetMinutes: INDOCHINA }, MINUTES_15),
  held(vnCentral, { at: '17:15', offsetMinutes: INDOCHINA }, MINUTES_15),
  held(vnNorth, { at: '18:15', offsetMinutes: INDOCHINA, isFree: isTet }, MINUTES_15),
  ...[thai, lao, fourDigits].flatMap((one) => fast(one, 1, 5)),
  held(
    thai,
    { at: '16:00', offsetMinutes: INDOCHINA, monthDays: [1, 16], moves: thaiMoves },
    // Betting ends at 15:30.
    2 * MINUTES_15,
  ),
  held(lao, { at: '20:30', offsetMinutes: INDOCHINA, weekDays: [1, 3, 5] }, MINUTES_15),
  held(fourDigits, { at: '19:00', offsetMinutes: CHINA, weekDays: [3, 6, 7] }, MINUTES_15),
];
