import type { Money } from '@baize/money';

/** Bets that follow one another need all their rules of ending: count, loss, gain and one win. */
export type AutoplayRules = {
  count: number;
  lossLimit: Money;
  gainLimit: Money;
  winLimit: Money;
};

export type Autoplay = AutoplayRules & { left: number; net: Money };

export type StopReason = 'count' | 'loss' | 'gain' | 'win';

export function beginAutoplay(rules: AutoplayRules): Autoplay {
  return { ...rules, left: rules.count, net: 0n };
}

/** How it stands after one more bet, and why it ends, if it does. */
export function countRound(
  auto: Autoplay,
  { stake, payout }: { stake: Money; payout: Money },
): { auto: Autoplay; stop: StopReason | undefined } {
  const next = { ...auto, left: auto.left - 1, net: auto.net + payout - stake };
  return { auto: next, stop: reasonToStop(next, { stake, won: payout - stake }) };
}

type Ended = { stake: Money; won: Money };

/** A bet that could lose more than the limit is not made. */
function reasonToStop(auto: Autoplay, { stake, won }: Ended) {
  const { left, net, lossLimit, gainLimit, winLimit } = auto;
  if (won >= winLimit) return 'win';
  if (net >= gainLimit) return 'gain';
  if (net - stake < -lossLimit) return 'loss';
  return left <= 0 ? 'count' : undefined;
}
