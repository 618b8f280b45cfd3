import { Money } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { timesStake } from '../beside/times-stake.ts';
import type { Play } from '../bets/use-play.ts';
import { type PlayedRound, returnOf } from './stage.ts';

const SHOWN_MS = 2_600;

type Props = {
  play: Play;
  /** Below the middle where the middle itself tells the result. */
  isLow: boolean;
};

/** A gain, over the picture for a moment: how many times the stake, and how much. */
export function WinFlash({ play, isLow }: Props) {
  const gain = useGain(play);
  const parts = useMoneyParts();
  if (!gain) return null;
  const back = returnOf(gain);
  return (
    <div
      aria-hidden
      className={`pointer-events-none absolute inset-x-0 z-1 grid place-items-center ${isLow ? 'top-[66%]' : 'inset-y-0 pb-[18%]'}`}
    >
      <div
        key={gain.betId}
        className="flex min-w-36 animate-rise flex-col items-center gap-1 rounded-[14px] border border-[#e0b65a]/80 bg-[linear-gradient(170deg,#2b2411f2,#14110af2)] px-7 py-3 shadow-[0_18px_50px_-8px_#000c,0_0_44px_-6px_#e0b65a66]"
      >
        <b
          dir="ltr"
          className="num font-display text-[2.5rem]/none font-semibold tracking-[-0.01em] text-[#f4d58b]"
        >
          {timesStake(gain.stake, back)}
        </b>
        <Money parts={parts(back)} size="mid" className="text-[1.35rem]! text-[#fff3d2]" />
      </div>
    </div>
  );
}

/** The round that has just been shown, if it gave more than it cost; gone after a moment. */
function useGain({ round, phase }: Play): PlayedRound | undefined {
  const [gain, setGain] = useState<PlayedRound>();
  const isGain = round?.state === 'settled' && returnOf(round) > round.stake;
  const shown = phase === 'ready' && isGain ? round : undefined;
  useEffect(() => {
    setGain(shown);
    if (!shown) return;
    const timer = setTimeout(() => setGain(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return gain;
}
