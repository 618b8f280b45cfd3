import type { Money } from '@baize/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CountedRound } from '../auto/autoplay.ts';
import { useStakeOf, useStopNotice } from '../auto/use-auto-bar.ts';
import { useAutoplay } from '../auto/use-autoplay.ts';
import type { Purse } from '../bets/use-purse.ts';
import { useStake } from '../bets/use-stake.ts';
import type { PlaySound } from '../stage/sound.ts';
import type { PlayedRound, PublishedRules } from '../stage/stage.ts';
import type { CrashState } from './crash-state.ts';
import { useCrashBet } from './use-crash-bet.ts';
import type { WorthLine } from './worth.ts';

type Given = {
  /** Two bets may lie on one round, each on a slip of its own. */
  name: string;
  rules: PublishedRules;
  purse: Purse;
  state: CrashState | undefined;
  worth: WorthLine;
  found: PlayedRound | null | undefined;
  playSound: PlaySound;
  onPlaced: (round: PlayedRound) => void;
  onDone: (round: PlayedRound) => void;
};

const MIN_OUT = 1.01;

/** One bet in the round that all players share, from the stake to what came of it. */
export function useSlip(given: Given) {
  const { purse, state, worth, found, playSound, onPlaced, onDone } = given;
  const stake = useStake(given.rules, undefined);
  const [input, setInput] = useState('2.00');
  const isInputBad = input !== '' && !(Number(input) >= MIN_OUT);
  const count = useRef<(round: CountedRound) => void>(undefined);
  const finish = useCallback(
    (round: PlayedRound) => {
      onDone(round);
      if (round.state === 'settled') count.current?.(round);
    },
    [onDone],
  );
  const { play, bet } = useCrashBet({ slip: given.name, state, worth, found, onDone: finish });
  const { round: placed, phase } = play;
  useEffect(() => {
    if (placed?.state === 'open' && phase === 'open') onPlaced(placed);
  }, [placed, phase, onPlaced]);
  const place = useCallback(
    (amount: Money | undefined): boolean => {
      if (!purse.isIn || purse.needsWord || isInputBad) return false;
      if (!amount || stake.faultOf(amount)) return false;
      playSound('place');
      play.bet(amount, input ? { autoCashout: Number(input) } : {});
      return true;
    },
    [purse.isIn, purse.needsWord, isInputBad, stake.faultOf, playSound, play.bet, input],
  );
  const auto = useAutoplay({ play, placeBet: place, isIn: purse.isIn, speed: 'normal' });
  count.current = auto.count;
  useStakeOf(auto, stake);
  useStopNotice(auto);
  return {
    name: given.name,
    stake,
    input,
    setInput,
    isInputBad,
    play,
    bet,
    auto,
    placeBet: () => (purse.isIn ? void place(stake.amount) : void purse.letIn()),
    cashOut: () => play.act({ action: 'cashout' }),
    takeBack: () => {
      auto.stop();
      play.act({ action: 'cancel' });
    },
  };
}

export type Slip = ReturnType<typeof useSlip>;
