import { type Period, periodOf } from '@baize/calendar';
import { type PlainSearch, withoutEmpty } from '../../../shared/list/search.ts';
import { type Asked, type Dimension, type Measure, searchOf } from './report-address.ts';

export type Place = { to: string; search: PlainSearch };

/** The groups that a row or a cell stands for, from the outside in. */
export type Group = readonly { dimension: Dimension; key: string }[];

/** What is shown, and in which order. */
type Seen = { asked: Asked; sort: string | undefined };

/** By what a group is looked at next; a member's are their bets. */
const NEXT: { [dimension in Dimension]?: Dimension } = {
  day: 'game',
  week: 'day',
  month: 'day',
  category: 'game',
  vendor: 'game',
  game: 'member',
  line: 'member',
  level: 'member',
  country: 'member',
  device: 'member',
  source: 'member',
  campaign: 'member',
  reason: 'member',
};
const OF_BETS: readonly Measure[] = ['stake', 'validBet', 'payout', 'ggr', 'bets', 'margin'];
const COSTS: readonly Measure[] = [
  'ggr',
  'bonuses',
  'rebates',
  'agentPay',
  'jackpots',
  'fees',
  'ngr',
];

/** Where a reason stands among the kinds of a member's movements. */
const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'PROMO',
      'MISSION',
      'SIGN_IN',
      'RED_PACKET',
      'RAFFLE',
      'VIP_UPGRADE',
      'VIP_WEEKLY',
      'VIP_MONTHLY',
      'VIP_BIRTHDAY',
    ].map((reason) => [reason, 'dividend']),
  ),
  DEPOSIT_BONUS: 'deposit',
  DEPOSIT_FEE: 'deposit',
  WITHDRAW_FEE: 'withdraw',
  JACKPOT: 'winning',
  BET_REBATE: 'betting_rebate',
  REBATE_REVERSE: 'betting_rebate',
  AGENT_REBATE_REVERSE: 'betting_rebate',
  CASHBACK: 'betting_rebate',
  MANUAL_REBATE: 'betting_rebate',
  AGENT_REBATE: 'agent_rebate',
  DIVIDEND: 'share_bonus',
  DAILY_SALARY: 'daily_wage',
  REALTIME_SALARY: 'daily_wage',
  HOURLY_SALARY: 'hour_wage',
  REFERRAL: 'referral_rebate',
  POINTS_CONVERT: 'other',
  ADJUST_ADD: 'other',
  ADJUST_MINUS: 'other',
};

/** A smaller group, or the bets, behind the name of a row. */
export function placeBehind(seen: Seen, group: Group): Place | undefined {
  const narrowed = narrowedTo(seen, group);
  const dimension = group.at(-1)?.dimension;
  if (!narrowed || !dimension) return undefined;
  if (dimension === 'member') {
    return narrowed.reason ? rowsOfMember(narrowed, 'costs') : betsOf(narrowed);
  }
  const rows = NEXT[dimension];
  return rows && reportBy(narrowed, rows);
}

/** What explains a figure: the games, members or costs it is made of, and in the end the rows themselves. */
export function placeOfFigure(seen: Seen, group: Group, measure: Measure): Place | undefined {
  const narrowed = narrowedTo(seen, group);
  if (!narrowed) return undefined;
  if (narrowed.member) return rowsOfMember(narrowed, measure);
  if (OF_BETS.includes(measure)) {
    const isOfGame = Boolean(narrowed.game) || group.some(({ dimension }) => isOfPeople(dimension));
    return otherThan(seen, reportBy(narrowed, isOfGame ? 'member' : 'game'));
  }
  const figures = measure === 'ngr' ? COSTS : [measure, ...listedFigures(seen, measure)];
  const explained = { ...narrowed, figures: figures.join(), sort: measure };
  return otherThan(seen, reportBy(explained, 'member'));
}

const isOfPeople = (dimension: Dimension) => dimension !== 'game' && NEXT[dimension] === 'member';

const listedFigures = ({ asked }: Seen, without: Measure) =>
  asked.figures.split(',').filter((one) => one !== without);

/** A link to where one is already explains nothing. */
function otherThan({ asked }: Seen, place: Place): Place | undefined {
  const here = searchOf(asked);
  const { sort: _, figures: __, ...there } = place.search;
  const isHere = Object.entries(there).every(
    ([word, value]) => here[word as keyof PlainSearch] === value,
  );
  return isHere ? undefined : place;
}

/** Bets, orders of the cashier or movements, whichever a member's figure was counted from. */
function rowsOfMember(narrowed: PlainSearch, measure: Measure): Place {
  const { member = '', from, to } = narrowed;
  if (OF_BETS.includes(measure) || measure === 'active') return betsOf(narrowed);
  switch (measure) {
    case 'deposits':
    case 'depositCount':
    case 'firstDeposits':
      return { to: '/deposits', search: { member, from, to } };
    case 'withdrawals':
    case 'withdrawalCount':
      return { to: '/withdrawals', search: { member, from, to } };
    case 'registrations':
      return { to: `/members/${member}`, search: {} };
    default: {
      const kind = KINDS[narrowed.reason ?? ''];
      const search = withoutEmpty({ tab: 'movements', kind, from, to });
      return { to: `/members/${member}`, search };
    }
  }
}

function betsOf({ from, to, member, vendor, game }: PlainSearch): Place {
  return { to: '/bets', search: withoutEmpty({ from, to, member, vendor, game }) };
}

function reportBy(narrowed: PlainSearch, rows: Dimension): Place {
  return { to: '/reports', search: withoutEmpty({ ...narrowed, rows, column: '' }) };
}

/** The report of one group alone, in the same order; undefined where nothing can be narrowed to it. */
function narrowedTo({ asked, sort }: Seen, group: Group): PlainSearch | undefined {
  let search: PlainSearch = { ...searchOf(asked), sort };
  for (const { dimension, key } of group) {
    const more = narrowing(asked, dimension, key);
    if (!more) return undefined;
    search = { ...search, ...more };
  }
  return search;
}

function narrowing(asked: Asked, dimension: Dimension, key: string): PlainSearch | undefined {
  const within = ({ from, to }: Period) => ({
    from: from < asked.from ? asked.from : from,
    to: to > asked.to ? asked.to : to,
  });
  switch (dimension) {
    case 'day':
      return { from: key, to: key };
    case 'week':
      return within(periodOf('WEEKLY', key));
    case 'month':
      return within(periodOf('MONTHLY', `${key}-01`));
    case 'game': {
      const [vendor = '', ...code] = key.split('/');
      return { vendor, game: code.join('/') };
    }
    case 'weekday':
    case 'hour':
    case 'currency':
      return undefined;
    default:
      return { [dimension]: key };
  }
}
