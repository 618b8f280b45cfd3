import { useCallback, useMemo, useRef } from 'react';
import { usePastRounds } from '../beside/past-rounds.ts';
import { countBet } from '../bets/tally.ts';
import { useBankroll } from '../bets/use-bankroll.ts';
import { useFollowAtRest } from '../bets/use-follow-at-rest.ts';
import { useOpenRounds } from '../bets/use-open-round.ts';
import { usePurse } from '../bets/use-purse.ts';
import type { PlaySound } from '../stage/sound.ts';
import type { PlayedRound, TableProps } from '../stage/stage.ts';
import type { CrashState } from './crash-state.ts';
import { useSlip } from './use-slip.ts';
import { useWorthLine } from './worth.ts';

type Given = TableProps & { state: CrashState | undefined; playSound: PlaySound };

/** Both slips of a player at the shared round, with the purse and the balance they share. */
export function useSlips({ rules, isFun, state, playSound }: Given) {
  const purse = usePurse(isFun);
  const past = usePastRounds('crash');
  const bankroll = useBankroll();
  const worth = useWorthLine();
  const statsKey = useMemo(
    () => ({ purse: purse.isFun ? ('fun' as const) : ('real' as const), gameCode: 'crash' }),
    [purse.isFun],
  );
  const done = useRef(new Set<string>());
  const onDone = useCallback(
    (round: PlayedRound) => {
      bankroll.setBalance(round.balance);
      bankroll.refresh();
      // A bet that was taken back was none; one that both slips were told of is counted once.
      if (round.state !== 'settled' || done.current.has(round.betId)) return;
      done.current.add(round.betId);
      countBet(statsKey, { staked: round.stake, returned: round.payout });
      past.add(round);
      playSound(round.payout > round.stake ? 'win' : 'lose');
    },
    [bankroll.setBalance, bankroll.refresh, statsKey, past.add, playSound],
  );
  // The stake is off the balance as soon as the bet is in.
  const onPlaced = useCallback(
    (round: PlayedRound) => {
      bankroll.setBalance(round.balance);
      bankroll.refresh();
    },
    [bankroll.setBalance, bankroll.refresh],
  );
  const open = useOpenRounds('crash');
  const shared = { rules, purse, state, worth, playSound, onPlaced, onDone };
  const first = useSlip({ ...shared, name: 'crash', found: foundAt(open, 0) });
  const second = useSlip({ ...shared, name: 'crash-2', found: foundAt(open, 1) });
  useFollowAtRest(true, bankroll.refresh);
  const inFlight = first.play.inFlight + second.play.inFlight;
  const balance = bankroll.balance === undefined ? undefined : bankroll.balance - inFlight;
  const ids = [first, second].map(({ bet, play }) => bet?.betId ?? play.round?.betId).join();
  const ownIds = useMemo(() => ids.split(',').filter(Boolean), [ids]);
  return { purse, past, worth, statsKey, first, second, balance, ownIds };
}

export type Slips = ReturnType<typeof useSlips>;

/** The older of two open bets lies on the first slip. */
function foundAt(open: readonly PlayedRound[] | undefined, slip: number) {
  return open && (open.toReversed()[slip] ?? null);
}
