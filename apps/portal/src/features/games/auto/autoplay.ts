import { floorToWritten, type Money } from '@baize/money';

/** What becomes of the stake after a bet: the first one again, or more by so many percent (0 keeps it). */
export type StakeRule = 'reset' | { raisePercent: number };

/** Bets that follow one another by themselves. They always end on a loss; the other ends are the player's to set. */
export type AutoplayRules = {
  /** Undefined: until something else ends it. */
  count: number | undefined;
  stake: Money;
  onWin: StakeRule;
  onLoss: StakeRule;
  lossLimit: Money;
  gainLimit: Money | undefined;
  winLimit: Money | undefined;
  /** The most that the game takes in one bet. */
  maxStake: Money;
};

export type Autoplay = AutoplayRules & {
  left: number | undefined;
  net: Money;
  /** The stake of the next bet. */
  next: Money;
};

export type StopReason = 'count' | 'loss' | 'gain' | 'win' | 'stake' | 'refused' | 'signedOut';

export type AutoState = {
  auto: Autoplay | undefined;
  stopped: StopReason | undefined;
  /** The last bet that was counted: however often it is told, it counts once. */
  countedId: string | undefined;
};

export type AutoTurn =
  | { turn: 'begun'; rules: AutoplayRules }
  | { turn: 'ended'; why: StopReason | undefined }
  | { turn: 'counted'; round: CountedRound };

export type CountedRound = { betId: string; stake: Money; payout: Money };

export const noAutoplay: AutoState = { auto: undefined, stopped: undefined, countedId: undefined };

/** Where autoplay stands after what was just said. */
export function autoAfter(state: AutoState, said: AutoTurn): AutoState {
  switch (said.turn) {
    case 'begun':
      return begun(state, said.rules);
    case 'ended':
      return state.auto ? { ...state, auto: undefined, stopped: said.why } : state;
    case 'counted':
      return state.auto && said.round.betId !== state.countedId
        ? counted(state.auto, said.round)
        : state;
  }
}

function begun(state: AutoState, rules: AutoplayRules): AutoState {
  const auto = { ...rules, left: rules.count, net: 0n, next: rules.stake };
  const stopped = reasonToStop(auto, 0n);
  return { ...state, auto: stopped ? undefined : auto, stopped };
}

function counted(before: Autoplay, { betId, stake, payout }: CountedRound): AutoState {
  const won = payout - stake;
  const auto = {
    ...before,
    left: before.left === undefined ? undefined : before.left - 1,
    net: before.net + won,
    next: stakeAfter(before, won),
  };
  const stopped = reasonToStop(auto, won);
  return { auto: stopped ? undefined : auto, stopped, countedId: betId };
}

/** A bet that gave back what it cost changes nothing. Parts of a cent are not staked. */
function stakeAfter({ next, stake, onWin, onLoss }: Autoplay, won: Money): Money {
  if (won === 0n) return next;
  const rule = won > 0n ? onWin : onLoss;
  if (rule === 'reset') return stake;
  const raised = (next * BigInt(Math.round((100 + rule.raisePercent) * 100))) / 10_000n;
  return floorToWritten(raised);
}

/** A bet that could lose more than the limit, or that the game would not take, is not made. */
function reasonToStop(auto: Autoplay, won: Money): StopReason | undefined {
  const { left, net, next, lossLimit, gainLimit, winLimit, maxStake } = auto;
  if (winLimit !== undefined && won >= winLimit) return 'win';
  if (gainLimit !== undefined && net >= gainLimit) return 'gain';
  if (left !== undefined && left <= 0) return 'count';
  if (net - next < -lossLimit) return 'loss';
  return next > maxStake ? 'stake' : undefined;
}
