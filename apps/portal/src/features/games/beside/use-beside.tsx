import { type ReactNode, useState } from 'react';
import { BetPanel } from './bet-panel.tsx';
import type { PastRound } from './past-rounds.ts';
import { Sitting } from './sitting.tsx';
import type { StatsKey } from './stats.ts';
import { StatsWindow, useFloatingStats } from './stats-window.tsx';

/** The sitting beside the stage, and what of it lies over the stage: an opened bet, floating figures. */
export function useBeside(statsKey: StatsKey, rounds: readonly PastRound[]) {
  const [openId, setOpenId] = useState<string>();
  const { isFloating, toggle } = useFloatingStats();
  return {
    sitting: (
      <Sitting
        statsKey={statsKey}
        isFloating={isFloating}
        onFloat={toggle}
        rounds={rounds}
        openId={openId}
        onOpen={setOpenId}
      />
    ),
    overStage: (isBusy: boolean): ReactNode => (
      <>
        {isFloating && <StatsWindow {...statsKey} onClose={toggle} />}
        <BetPanel betId={openId} isBusy={isBusy} onClose={() => setOpenId(undefined)} />
      </>
    ),
  };
}
