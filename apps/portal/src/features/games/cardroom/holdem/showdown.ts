import type { HoldemView, PokerHand } from '@baize/games';

export type Showdown = { seats: readonly number[]; kind: PokerHand };

/** Who took the main pot at a showdown, and with what; nothing where everyone else had folded. */
export function showdownOf({ result, awards, seats }: Shown): Showdown | undefined {
  const winners = awards?.[0]?.shares.map(({ seat }) => seat) ?? [];
  const kind = seats.find(({ seat }) => seat === winners[0])?.hand?.kind;
  return result?.shown.length && kind ? { seats: winners, kind } : undefined;
}

type Shown = Pick<HoldemView, 'result' | 'awards' | 'seats'>;
