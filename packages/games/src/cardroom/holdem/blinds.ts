import type { Seated } from '../card-game.ts';

/** Which seats post. */
export type Blinds = { readonly small: number; readonly big: number };

/** The button last: `lead` is where it is to be; when nobody sits there, whoever sits next on the left. */
export function fromTheLeft<Seat extends Pick<Seated, 'seat'>>(
  seats: readonly Seat[],
  lead: number | undefined,
): Seat[] {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  const found = inOrder.findIndex(({ seat }) => lead !== undefined && seat >= lead);
  const after = Math.max(found, 0) + 1;
  return [...inOrder.slice(after), ...inOrder.slice(0, after)];
}

/** Places in the order from the left of the button: the first two, but of two players the button is small. */
export const blindPlaces = (count: number) =>
  count === 2 ? { small: 1, big: 0 } : { small: 0, big: 1 };

/** Who posts in a hand that is dealt to these with that lead. */
export function blindsOf(seats: readonly number[], lead: number | null): Blinds {
  const inOrder = fromTheLeft(
    seats.map((seat) => ({ seat })),
    lead ?? undefined,
  );
  const { small, big } = blindPlaces(inOrder.length);
  return { small: inOrder[small]!.seat, big: inOrder[big]!.seat };
}

/** The next seat to the left of one: nobody else has the big blind after it. */
export function nextOnTheLeft(seats: readonly number[], from: number): number {
  const inOrder = [...seats].sort((a, b) => a - b);
  return inOrder.find((seat) => seat > from) ?? inOrder[0]!;
}

/** The lead of a hand whose big blind is the next seat on the left of the last one's. */
export function leadAfter(seats: readonly number[], lastBigBlind: number): number {
  const inOrder = [...seats].sort((a, b) => a - b);
  const big = inOrder.indexOf(nextOnTheLeft(inOrder, lastBigBlind));
  const places = blindPlaces(inOrder.length);
  return inOrder.at((big - places.big - 1) % inOrder.length)!;
}

/** The blinds went over a chair between them: whoever sits there and was not dealt in missed them. */
export function isPassedOver(seat: number, { small, big }: Blinds): boolean {
  return small < big ? seat > small && seat < big : seat > small || seat < big;
}
