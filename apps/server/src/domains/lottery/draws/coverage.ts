import { coveredLegs, type Leg, playOf } from '@baize/games';
import { type Money, money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { detailOf, playSettingsOf, type StandingBet } from '../../play/index.ts';
import type { Lottery } from '../lotteries.ts';
import { choiceOf, type TicketChoice } from '../ticket-choice.ts';

type TicketLeg = Leg & { readonly betId: bigint };

/** The legs of choices that were looked at before: many tickets of an issue are on the same. */
export type KnownLegs = WeakMap<object, readonly Leg[]>;

/**
 * What of each ticket is no play, because the tickets of its owner back nearly every outcome between
 * them. All that stand in the issue are looked at, by whichever plays and at whatever time they were
 * bought; one that was taken back is no longer among them.
 */
export function uncountedStakes(
  house: House,
  lottery: Lottery,
  standing: readonly StandingBet[],
  known: KnownLegs = new WeakMap(),
): ReadonlyMap<bigint, Money> {
  const uncounted = new Map<bigint, Money>();
  for (const bets of byOwner(standing)) {
    const legs = bets.flatMap((bet) => legsOf(lottery, bet, known));
    for (const { betId, stake } of coveredLegs(legs, maxCoverageOf(house, bets))) {
      uncounted.set(betId, (uncounted.get(betId) ?? 0n) + stake);
    }
  }
  return uncounted;
}

/** In per cent. What was settled by one rule is counted anew by the same one. */
export function maxCoverageOf(house: House, bets: readonly StandingBet[] = []): number {
  const kept = bets.map((bet) => detailOf(bet).maxCoverage).find((max) => max !== undefined);
  return kept ?? playSettingsOf(house).maxCoveragePercent;
}

function byOwner(bets: readonly StandingBet[]): Iterable<StandingBet[]> {
  const owners = new Map<string, StandingBet[]>();
  for (const bet of bets) {
    const owner = `${bet.memberId}/${bet.currency}`;
    const own = owners.get(owner);
    if (own) own.push(bet);
    else owners.set(owner, [bet]);
  }
  return owners.values();
}

function legsOf(lottery: Lottery, bet: StandingBet, known: KnownLegs): TicketLeg[] {
  const choice = choiceOf(bet);
  const legs = known.get(choice) ?? legsOfChoice(lottery, choice);
  known.set(choice, legs);
  return legs.map(({ looks, stake }) => ({ looks, stake, betId: bet.id }));
}

function legsOfChoice({ code, kind }: Lottery, { rows }: TicketChoice): Leg[] {
  return rows.flatMap(({ play: name, selection, perNote }) => {
    const play = playOf(kind, name);
    if (!play) throw new Error(`${code} has no play "${name}"`);
    return play.legs(selection).map(({ notes, looks }) => ({
      looks,
      stake: BigInt(notes) * money(perNote),
    }));
  });
}
