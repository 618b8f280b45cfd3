import { useCallback, useEffect, useState } from 'react';
import { usePastRounds } from '../beside/past-rounds.ts';
import { tally } from '../bets/tally.ts';
import { useBankroll } from '../bets/use-bankroll.ts';
import { usePurse } from '../bets/use-purse.ts';
import { useStake } from '../bets/use-stake.ts';
import type { PlaySound } from '../stage/sound.ts';
import type { PlayedRound, TableProps } from '../stage/stage.ts';
import type { useCrash } from './use-crash.ts';
import { useCrashBet } from './use-crash-bet.ts';
import { useWorthLine } from './worth.ts';

type Wanted = TableProps & { state: ReturnType<typeof useCrash>; playSound: PlaySound };

/** One's own bet in the round that all players share, from the stake to what came of it. */
export function useOwnBet({ rules, isFun: wantsFun, state, playSound }: Wanted) {
  const purse = usePurse(wantsFun);
  const { isFun } = purse;
  const past = usePastRounds('crash');
  const bankroll = useBankroll();
  const stake = useStake(rules, undefined);
  const worth = useWorthLine();
  const [input, setInput] = useState('2.00');

  const onDone = useCallback(
    (round: PlayedRound) => {
      const { betId, stake: staked, payout, settledAt, placedAt } = round;
      bankroll.setBalance(round.balance);
      tally.add(isFun ? 'fun' : 'real', { staked, returned: payout });
      past.add({ betId, at: settledAt ?? placedAt, stake: staked, payout });
      playSound(payout > staked ? 'win' : 'lose');
    },
    [bankroll.setBalance, isFun, past.add, playSound],
  );
  const { play, bet } = useCrashBet({ state, worth, onDone });
  // The stake is off the balance as soon as the bet is in.
  const { round: placed, phase } = play;
  useEffect(() => {
    if (placed?.state === 'open' && phase === 'open') bankroll.setBalance(placed.balance);
  }, [placed, phase, bankroll.setBalance]);

  const placeBet = () => {
    if (!purse.isIn) return void purse.letIn();
    if (!stake.amount || stake.fault || purse.needsWord) return;
    playSound('place');
    play.bet(stake.amount, input ? { autoCashout: Number(input) } : {});
  };
  const ownId = bet?.betId ?? placed?.betId;
  return { purse, past, bankroll, stake, worth, input, setInput, play, bet, ownId, placeBet };
}
