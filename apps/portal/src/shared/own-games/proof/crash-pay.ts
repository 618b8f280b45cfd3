import { crash, payFraction } from '@baize/games';
import type { OwnBet } from './use-own-bet.ts';

type Left = Pick<OwnBet, 'steps' | 'stake' | 'state'>;

/** What a bet on crash is worth where it left the round; nothing if the round ended first. */
export function crashPayOf({ steps, stake, state }: Left): bigint {
  if (state === 'void') return 0n;
  const timesOf = (kind: string) =>
    Number(
      (steps.find(({ step }) => step === kind) as { multiplier?: number } | undefined)
        ?.multiplier ?? 0,
    );
  const [left, crashed] = [timesOf('cashout'), timesOf('crash')];
  if (left <= 0 || left > crashed) return 0n;
  const worth = payFraction(stake, Math.round(left * 100), 100);
  const { maxPayout } = crash.limits;
  return worth > maxPayout ? maxPayout : worth;
}
