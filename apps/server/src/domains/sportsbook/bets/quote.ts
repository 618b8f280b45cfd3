import {
  type sportsbookBets as contract,
  type Output,
  type RefusalCode,
  refusals,
} from '@baize/contract';
import { largestReturn } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { hasSameMatch, limitsOf, lookAtLegs, type SeenLeg } from './look.ts';
import { choiceOf, shapeRefusal } from './place.ts';
import { roomFor } from './room.ts';
import { linesOf, oddsOfSlip } from './slip.ts';

type Quote = Output<typeof contract.quote.value>;

/** What a slip costs and may cost now. Nothing is taken, and nothing is promised beyond this moment. */
export async function quoteSlip(
  house: House,
  { memberId }: Caller,
  { stake, ...input }: Output<typeof contract.quote.input>,
): Promise<Quote> {
  const choice = choiceOf(input);
  const now = house.clock.now().getTime();
  const shape = shapeRefusal(choice);
  const legs = lookAtLegs(house, shape ? [] : choice.legs, { now, policy: 'any' });
  const matches = legs.flatMap(({ match }) => match ?? []);
  const limits = limitsOf(house, matches, memberId);
  const room = await roomFor(house, { memberId, legs, limits });
  const maxStake = room < limits.maxStake ? room : limits.maxStake;
  const lines = shape ? [] : linesOf(choice)!;
  const odds = legs.map((leg) => leg.odds ?? leg.asked.odds);
  const isTooMuch = stake !== undefined && (stake < limits.minStake || stake > maxStake);
  const most =
    stake === undefined || lines.length === 0
      ? null
      : largestReturn(stake / BigInt(lines.length), odds, lines);
  const isCapped = most !== null && most > limits.maxPayout;
  const refusal: RefusalCode | undefined =
    shape ??
    legs.find((leg) => leg.refusal)?.refusal ??
    (hasSameMatch(choice) ? 'SAME_MATCH' : undefined) ??
    (isTooMuch ? 'STAKE_NOT_ALLOWED' : undefined);
  return {
    now,
    legs: legs.map(showLeg),
    combinations: lines.length,
    odds: lines.length === 0 ? null : oddsOfSlip(choice.kind, odds),
    minStake: limits.minStake,
    maxStake,
    maxPayout: isCapped ? limits.maxPayout : most,
    isCapped,
    delaySeconds: legs.some(({ isLive }) => isLive) ? limits.delaySeconds : 0,
    isSameMatch: hasSameMatch(choice),
    refusal: refusal ? refusals[refusal][1] : null,
  };
}

function showLeg({ asked, odds, isLive, refusal }: SeenLeg): Quote['legs'][number] {
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
    refusal: refusal ? refusals[refusal][1] : null,
  };
}
