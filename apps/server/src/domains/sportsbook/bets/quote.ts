import {
  type sportsbookBets as contract,
  type Output,
  type RefusalCode,
  refusals,
} from '@baize/contract';
import { placeOdds } from '@baize/games';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { playerOf } from '../../play/index.ts';
import { termsOf } from './each-way.ts';
import { findFreeBet, termsRefusal } from './free-bets.ts';
import { maxStakeFor } from './max-stake.ts';
import { choiceOf, shapeRefusal } from './place.ts';
import { combineLegs, hasSameMatch } from './same-match.ts';
import { limitsOf, lookAtLegs, type SeenLeg } from './seen-legs.ts';
import {
  linesOf,
  oddsOfSlip,
  payLines,
  type SlipChoice,
  type SlipGroup,
  wonUnits,
} from './slip.ts';

type Quote = Output<typeof contract.quote.value>;

/** What a slip costs and may cost now. Nothing is taken, and nothing is promised beyond this moment. */
export async function quoteSlip(
  house: House,
  caller: Caller,
  { stake: asked, ...input }: Output<typeof contract.quote.input>,
): Promise<Quote> {
  const { memberId } = caller;
  const choice = choiceOf(input);
  const gift =
    choice.freeBet === undefined
      ? undefined
      : await findFreeBet(house, playerOf(caller), choice.freeBet);
  const stake = gift?.stake ?? asked;
  const now = house.clock.now().getTime();
  const shape = shapeRefusal(choice);
  const known = shape ? { ...choice, legs: [] } : choice;
  const legs = lookAtLegs(house, known, { now, policy: 'any' });
  const matches = legs.flatMap(({ match }) => match ?? []);
  const limits = limitsOf(house, matches, memberId);
  const room = await maxStakeFor(house, { memberId, legs, limits });
  const maxStake = room < limits.maxStake ? room : limits.maxStake;
  const groups = combineLegs(house, known, legs, now);
  const { lines, units, most } = priceSlip(known, { legs, groups: groups ?? [], stake });
  const isCapped = most !== null && most > limits.maxPayout;
  const refusal =
    shape ??
    refusalOf(legs, groups) ??
    (gift && termsRefusal(gift, choice, offered(legs))) ??
    stakeRefusal(stake, { minStake: gift ? 0n : limits.minStake, maxStake });
  return {
    now,
    legs: legs.slice(0, known.legs.length).map(showLeg),
    combinations: lines,
    odds: lines === 0 ? null : oddsOfSlip(choice, units),
    minStake: limits.minStake,
    maxStake,
    maxPayout: isCapped ? limits.maxPayout : most,
    isCapped,
    delaySeconds: legs.some(({ isLive }) => isLive) ? limits.delaySeconds : 0,
    isSameMatch: hasSameMatch(choice),
    sameMatch: (groups ?? []).map(({ places, odds }) => ({ places, odds: odds.at(-1)! })),
    refusal: refusal ? refusals[refusal][1] : null,
  };
}

type Asked = { legs: readonly SeenLeg[]; groups: SlipGroup[]; stake: Money | undefined };

/** The slip as it would be taken; what cannot be backed stands at the odds that were seen. */
function priceSlip(choice: SlipChoice, { legs: seen, groups, stake }: Asked) {
  const legs = seen.map(({ asked, odds, taken }) => ({
    ...asked,
    home: 0,
    away: 0,
    odds: odds ?? asked.odds,
    ...(taken?.eachWay && { eachWay: taken.eachWay }),
  }));
  const units = wonUnits({ legs, groups });
  const alone = choice.legs.length === 0 ? [] : linesOf(choice)!;
  const lines = groups.length > 0 ? [units.map((_, n) => n)] : alone;
  const isPriced = stake !== undefined && lines.length > 0;
  const isFreeBet = choice.freeBet !== undefined;
  const most = isPriced ? payLines(stake / BigInt(lines.length), units, lines, isFreeBet) : null;
  return { units, lines: lines.length, most };
}

const refusalOf = (legs: readonly SeenLeg[], groups: SlipGroup[] | undefined) =>
  legs.find((leg) => leg.refusal)?.refusal ?? (groups ? undefined : ('SAME_MATCH' as const));

function stakeRefusal(
  stake: Money | undefined,
  { minStake, maxStake }: { minStake: Money; maxStake: Money },
): RefusalCode | undefined {
  if (stake === undefined) return undefined;
  return stake < minStake || stake > maxStake ? 'STAKE_NOT_ALLOWED' : undefined;
}

/** What can be backed now, as a free bet's terms look at it. */
const offered = (legs: readonly SeenLeg[]) => ({
  legs: legs.flatMap(({ taken }) => taken ?? []),
  matches: legs.flatMap(({ match }) => match ?? []),
});

/** What the place half would pay; null where there is none. */
function placeOddsOf({ match, odds }: SeenLeg): number | null {
  const terms = match && termsOf(match);
  return terms && odds !== null ? placeOdds(odds, terms) : null;
}

function showLeg(leg: SeenLeg): Quote['legs'][number] {
  const { asked, odds, isLive, refusal } = leg;
  const { matchId, market, selection } = asked;
  const hasMoved =
    odds === null || odds === asked.odds ? 'same' : odds > asked.odds ? 'up' : 'down';
  return {
    matchId,
    market,
    selection,
    odds,
    isSuspended: odds === null,
    isLive,
    hasMoved,
    placeOdds: placeOddsOf(leg),
    refusal: refusal ? refusals[refusal][1] : null,
  };
}
