import { hashOfRules } from '../../game.ts';
import type { LotteryKind, LotteryPlay } from '../lottery.ts';

/** A kind with the fingerprint of everything its payouts depend on. */
export function lotteryKind<Result>(
  told: Omit<LotteryKind<Result>, 'hash'> & { rules: unknown },
): LotteryKind<Result> {
  const { rules, ...kind } = told;
  const plays = kind.plays.map(({ code, mode, form, prizes, lines }) => ({
    code,
    mode,
    form,
    prizes,
    lines,
  }));
  return { ...kind, hash: hashOfRules({ ...kind, rules: { rules, plays } }) };
}

export function playOf<Result>(
  kind: LotteryKind<Result>,
  code: string,
): LotteryPlay<Result> | undefined {
  return kind.plays.find((play) => play.code === code);
}
