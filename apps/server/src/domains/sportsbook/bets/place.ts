import { seconds } from '@baize/calendar';
import type { sportsbookBets as contract, Output, RefusalCode } from '@baize/contract';
import { readMarketKey } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findBet, type Play, playedFor, playerOf } from '../../play/index.ts';
import { transfersByKeys } from '../../wallet/index.ts';
import { findFreeBet } from './free-bets.ts';
import { limitsOf, lookAtLegs } from './seen-legs.ts';
import { showBets } from './shown-bets.ts';
import { linesOf, type SlipChoice, slipOf } from './slip.ts';
import { type AskedSlip, contentOf, type SlipAnswer, slipOrder } from './slip-order.ts';

type Input = Output<typeof contract.place.input>;

/** Places a slip. In play it waits first: what happens meanwhile turns it away. */
export async function placeSlip(
  play: Play,
  caller: Caller,
  { requestId, stake: asked, ...input }: Input,
): Promise<Output<typeof contract.place.value>> {
  const { house } = play;
  const player = playerOf(caller);
  const choice = choiceOf(input);
  const askedAt = house.clock.now().getTime();
  const refusal = shapeRefusal(choice);
  const gift = await findFreeBet(house, player, choice.freeBet);
  const stake = gift?.stake ?? asked;
  const slip: AskedSlip = { ...player, requestId, choice, stake, askedAt, refusal, gift };
  const before = await placedBefore(play, slip);
  const { bet, balance } = before ?? (await placeNow(play, slip));
  const [shown] = await showBets(house, caller, [bet]);
  return { bet: shown!, balance };
}

export function choiceOf(
  input: Pick<Input, 'kind' | 'sizes' | 'legs' | 'isEachWay' | 'odds' | 'freeBet'> & {
    policy?: Input['policy'];
  },
): SlipChoice {
  const { kind, legs, sizes = [], policy = 'better', isEachWay, odds, freeBet } = input;
  return {
    kind,
    sizes: kind === 'SYSTEM' ? sizes : [],
    legs,
    policy,
    ...(isEachWay && { isEachWay }),
    ...(odds !== undefined && { odds }),
    ...(freeBet !== undefined && { freeBet }),
  };
}

/** More lines than the largest cover that the trade has a name for are nobody's slip. */
const MAX_LINES = 247;

export function shapeRefusal(choice: SlipChoice): RefusalCode | undefined {
  const lines = linesOf(choice);
  if (!lines || lines.length > MAX_LINES) return 'CHOICE_NOT_ALLOWED';
  const markets = choice.legs.map(({ market }) => readMarketKey(market));
  const isKnown = markets.every((market) => market !== undefined);
  const isWhole = !choice.isEachWay || markets.every((market) => market?.code === 'OUTRIGHT');
  return isKnown && isWhole ? undefined : 'CHOICE_NOT_ALLOWED';
}

async function placeNow(play: Play, asked: AskedSlip): Promise<SlipAnswer> {
  if (!asked.refusal) await waitInPlay(play, asked);
  return takeSlip(play, asked);
}

/** Takes a slip at once, or says why not. */
export async function takeSlip(play: Play, asked: AskedSlip): Promise<SlipAnswer> {
  const verdict = await play.lanes.put(slipOrder(play.house, asked));
  if ('refused' in verdict) refuse(verdict.refused);
  if ('answer' in verdict) return verdict.answer;
  return (await placedBefore(play, asked)) ?? refuse('REQUEST_DIFFERS');
}

/** A slip with a leg in play is taken only after its delay; one that is plainly too late is told at once. */
async function waitInPlay(
  { house }: Play,
  { choice, askedAt, memberId }: AskedSlip,
): Promise<void> {
  const seen = lookAtLegs(house, choice, { now: askedAt, policy: choice.policy });
  if (seen.some(({ refusal }) => refusal) || !seen.some(({ isLive }) => isLive)) return;
  const matches = seen.flatMap(({ match }) => match ?? []);
  const { delaySeconds } = limitsOf(house, matches, memberId);
  await new Promise((resolve) => {
    setTimeout(resolve, seconds(delaySeconds));
  });
}

/** The same request again is told what it was told first; another one under its id is refused. */
async function placedBefore({ house }: Play, asked: AskedSlip): Promise<SlipAnswer | undefined> {
  const { memberId, currency, requestId } = asked;
  const name = { memberId, currency, purpose: 'cash' } as const;
  const [row] = await transfersByKeys(house.db, name, [requestId]);
  if (!row) return undefined;
  const bet = row.betId === null ? undefined : await findBet(house.db, row.betId);
  const isSame =
    bet?.requestId === requestId &&
    contentOf({ choice: slipOf(bet), stake: playedFor(bet) }) === contentOf(asked);
  if (!bet || !isSame) refuse('REQUEST_DIFFERS');
  return { bet, balance: row.balanceAfter };
}
