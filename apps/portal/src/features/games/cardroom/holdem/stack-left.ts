import type { HoldemSeatView, HoldemView } from '@baize/games';

/** What is left behind a seat; once the hand is over, with what came back to it and what it won. */
export function stackLeft(
  { result }: Pick<HoldemView, 'result'>,
  { seat, stack, putIn }: Pick<HoldemSeatView, 'seat' | 'stack' | 'putIn'>,
): number {
  const came = result?.seats.find((one) => one.seat === seat);
  return came ? stack + putIn - came.putIn + came.won : stack;
}
