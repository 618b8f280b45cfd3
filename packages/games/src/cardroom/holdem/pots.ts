import { takeRake } from '../rake.ts';

/** What a seat put into the hand, and whether it can still win. */
export type PotSeat = { readonly seat: number; readonly putIn: number; readonly folded: boolean };

export type Pot = { readonly amount: number; readonly seats: readonly number[] };

/** What nobody matched goes back before pots are made. */
export function uncalled(seats: readonly PotSeat[]): { seat: number; amount: number } | undefined {
  const [first, second] = [...seats].sort((a, b) => b.putIn - a.putIn);
  if (!first || !second || first.putIn === second.putIn) return undefined;
  return { seat: first.seat, amount: first.putIn - second.putIn };
}

/** The main pot first, then a side pot above every level at which a seat was all in. */
export function potsOf(seats: readonly PotSeat[]): Pot[] {
  const live = seats.filter(({ folded }) => !folded);
  const levels = [...new Set(live.map(({ putIn }) => putIn))].sort((a, b) => a - b);
  return levels
    .map((level, i) => {
      const from = levels[i - 1] ?? 0;
      // Whoever folded may have put in more than anyone who is left: the last pot takes all of it.
      const upTo = i === levels.length - 1 ? Number.POSITIVE_INFINITY : level;
      const slice = ({ putIn }: PotSeat) => Math.max(0, Math.min(putIn, upTo) - from);
      return {
        amount: seats.reduce((sum, seat) => sum + slice(seat), 0),
        seats: live.filter(({ putIn }) => putIn >= level).map(({ seat }) => seat),
      };
    })
    .filter(({ amount }) => amount > 0);
}

export type Share = { readonly seat: number; readonly amount: number; readonly rake: number };
export type Award = { readonly amount: number; readonly rake: number; readonly shares: Share[] };

export type RakeTerms = { readonly rakeBp: number; readonly cap: number; readonly chip: number };

/** Takes the rake of each pot until the cap of the hand is reached, and shares out the rest. */
export function awardPots(
  pots: readonly Pot[],
  winnersOf: (pot: Pot) => readonly number[],
  { rakeBp, cap, chip }: RakeTerms,
): Award[] {
  let capLeft = cap;
  return pots.map((pot) => {
    const rake = Math.min(capLeft, takeRake(pot.amount, rakeBp, chip).rake);
    capLeft -= rake;
    return { amount: pot.amount, rake, shares: sharePot(pot.amount, rake, winnersOf(pot), chip) };
  });
}

/** Equal parts in whole chips; odd chips go one by one to the first winners from the left of the button. */
function sharePot(amount: number, rake: number, winners: readonly number[], chip: number): Share[] {
  const paid = amount - rake;
  const equal = Math.floor(paid / winners.length / chip) * chip;
  const odd = paid - equal * winners.length;
  const oddChips = Math.floor(odd / chip);
  const [rakeEach, rakeOdd] = [Math.floor(rake / winners.length), rake % winners.length];
  return winners.map((seat, place) => ({
    seat,
    amount: equal + (place < oddChips ? chip : 0) + (place === 0 ? odd % chip : 0),
    rake: rakeEach + (place < rakeOdd ? 1 : 0),
  }));
}
