import type { HoldemSeatView, HoldemView } from '@baize/games';

/** What is left behind a seat; what nobody called has come back to it once the hand is over. */
export function stackLeft(
  { result }: Pick<HoldemView, 'result'>,
  { seat, stack, putIn }: Pick<HoldemSeatView, 'seat' | 'stack' | 'putIn'>,
): number {
  const came = result?.seats.find((one) => one.seat === seat);
  return came ? stack + putIn - came.putIn : stack;
}
