import type { CrashState } from './crash-state.ts';
import type { Slip } from './use-slip.ts';
import type { Worth } from './worth.ts';

/**
 * `empty` takes a bet; `queued` waits for a round that has not begun and can be taken back; `flying`
 * can be cashed out; `out` was paid; `over` waits for what the house says of it.
 */
export type SlipState = 'empty' | 'queued' | 'flying' | 'out' | 'over';

export function slipState(
  { bet }: Pick<Slip, 'bet'>,
  state: CrashState | undefined,
  worth: Worth,
): SlipState {
  if (!bet) return 'empty';
  if (bet.isOut) return 'out';
  const round = state?.round;
  if (!round || bet.round !== round.round) return isLater(bet.round, round) ? 'queued' : 'over';
  if (round.multiplier !== undefined) return 'over';
  return worth === undefined ? 'queued' : 'flying';
}

const isLater = (wanted: string, round: { round: string } | undefined) =>
  round === undefined || BigInt(wanted) > BigInt(round.round);

/** What the big button of a slip does now; undefined while it does nothing. */
export function mainActionOf(
  slip: Slip,
  state: CrashState | undefined,
  worth: Worth,
): (() => void) | undefined {
  if (slip.play.phase === 'asking') return undefined;
  const at = slipState(slip, state, worth);
  if (at === 'empty') return slip.auto.auto ? slip.auto.stop : slip.placeBet;
  if (at === 'flying') return slip.cashOut;
  return at === 'queued' ? slip.takeBack : undefined;
}
