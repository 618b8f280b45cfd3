import type { RefusalCode } from '@baize/contract';
import { countedAtBet, placeOdds, readMarketKey, scheduledMatch } from '@baize/games';
import { type Money, money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { findOpen } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { runnerOf } from '../fixtures/season.ts';
import { type LeagueSettings, settingsOf } from '../leagues/settings.ts';
import { hushedSince, oddsNow, type Priced, priceAt } from '../prices/prices.ts';
import { factorOf } from '../trading/factors.ts';
import { isPlaceOffered, placeKey, termsOf } from './each-way.ts';
import type { AskedLeg, Policy, SlipChoice, TakenLeg } from './slip.ts';

/** A leg as it stands now, and why it alone would be refused. */
export type SeenLeg = {
  asked: AskedLeg;
  match: Match | undefined;
  odds: number | null;
  isLive: boolean;
  taken: TakenLeg | null;
  refusal: RefusalCode | undefined;
};

/** Looks at every leg as the match stands at a moment. `since`: from when on nothing may have happened. */
export function lookAtLegs(
  house: House,
  { legs, isEachWay }: Pick<SlipChoice, 'legs' | 'isEachWay'>,
  { now, policy, since }: { now: number; policy: Policy; since?: number },
): SeenLeg[] {
  const seen = lookAtWins(house, legs, { now, policy, since });
  return isEachWay ? [...seen, ...seen.map((leg) => lookAtPlace(house, leg, now))] : seen;
}

function lookAtWins(
  house: House,
  legs: readonly AskedLeg[],
  { now, policy, since }: { now: number; policy: Policy; since?: number | undefined },
): SeenLeg[] {
  return legs.map((asked) => {
    const match = findOpen(house, BigInt(asked.matchId));
    if (!match) return unseen(asked, undefined, 'BETS_OVER');
    const phase = phaseAt(match, now);
    if (phase !== 'scheduled' && phase !== 'live') return unseen(asked, match, 'BETS_OVER');
    const priced = priceAt(house, match, now);
    const odds = oddsNow(priced, asked.market, asked.selection);
    const seen = { asked, match, odds, isLive: phase === 'live' };
    if (odds === null) return { ...seen, taken: null, refusal: 'MARKET_SUSPENDED' };
    const hushed = hushedSince(match, now);
    const isDisturbed = since !== undefined && hushed !== null && hushed >= since;
    const moved = isDisturbed ? 'ODDS_CHANGED' : priceRefusal(policy, asked.odds, odds);
    return { ...seen, taken: takenLeg(asked, match, priced, odds), refusal: moved };
  });
}

/** The place half of a leg: its odds follow from those of the win. */
function lookAtPlace(house: House, win: SeenLeg, now: number): SeenLeg {
  const { match, odds, asked } = win;
  const terms = match && termsOf(match);
  if (!match || !terms || odds === null) {
    return unseen(asked, match, win.refusal ?? 'CHOICE_NOT_ALLOWED');
  }
  const market = placeKey(terms);
  const place = placeOdds(odds, terms);
  const isOffered = isPlaceOffered(priceAt(house, match, now), asked.selection, odds, terms);
  return {
    ...win,
    asked: { ...asked, market, odds: place },
    odds: place,
    taken: win.taken && {
      ...win.taken,
      market,
      odds: place,
      eachWay: { winOdds: odds, part: terms.part },
    },
    refusal: isOffered ? win.refusal : 'MARKET_SUSPENDED',
  };
}

const unseen = (asked: AskedLeg, match: Match | undefined, refusal: RefusalCode): SeenLeg => ({
  asked,
  match,
  odds: null,
  isLive: false,
  taken: null,
  refusal,
});

/** The odds that were seen against those of now, by what the member is content with. */
export function priceRefusal(policy: Policy, seen: number, now: number): RefusalCode | undefined {
  if (policy === 'any' || now === seen) return undefined;
  return policy === 'better' && now > seen ? undefined : 'ODDS_CHANGED';
}

function takenLeg(asked: AskedLeg, match: Match, { state }: Priced, odds: number): TakenLeg {
  const { matchId, market, selection } = asked;
  const from = countedAtBet(readMarketKey(market)!, state ?? scheduledMatch(match.sport));
  const runner = runnerOf(match, selection)?.name;
  const score = { home: from.home, away: from.away };
  return { matchId, market, selection, odds, ...score, ...(runner && { runner }) };
}

export type Limits = Pick<LeagueSettings, 'minStake' | 'maxStake' | 'maxPayout' | 'maxMember'> & {
  delaySeconds: number;
};

/** The narrowest limits of all leagues of a slip, by the member's own share of them. */
export function limitsOf(house: House, matches: readonly Match[], memberId: bigint): Limits {
  const { stakePercent, delaySeconds } = factorOf(house, memberId);
  const all = matches.map(({ league }) => settingsOf(house, league.id).content);
  const share = (amount: Money) => cents((amount * BigInt(stakePercent)) / 100n);
  const least = (read: (settings: LeagueSettings) => Money) =>
    all.map(read).reduce((a, b) => (a < b ? a : b), money('1000000'));
  return {
    minStake: all.map(({ minStake }) => minStake).reduce((a, b) => (a > b ? a : b), money('0.01')),
    maxStake: share(least(({ maxStake }) => maxStake)),
    maxPayout: least(({ maxPayout }) => maxPayout),
    maxMember: share(least(({ maxMember }) => maxMember)),
    delaySeconds: Math.max(0, ...all.map((one) => one.delaySeconds)) + delaySeconds,
  };
}

const cents = (amount: Money) => amount - (amount % 100n);
