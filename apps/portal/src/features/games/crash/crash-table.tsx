import { useMedia } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { type RailTab, SideRail } from '../beside/side-rail.tsx';
import { useBeside } from '../beside/use-beside.tsx';
import { GameFrame } from '../game-frame.tsx';
import { GameHead } from '../game-head.tsx';
import { GamePanel } from '../game-panel.tsx';
import { LiveResult } from '../stage/live-result.tsx';
import type { TableProps } from '../stage/stage.ts';
import { useSound } from '../stage/use-sound.ts';
import { WinFlash } from '../stage/win-flash.tsx';
import { ChainPanel } from './chain-panel.tsx';
import { CrashBar } from './crash-bar.tsx';
import { CrashStage } from './crash-stage.tsx';
import { Seats } from './seats.tsx';
import { useCrash } from './use-crash.ts';
import type { Slip } from './use-slip.ts';
import { useSlips } from './use-slips.ts';

const NO_CHOICE = {};

/** One round for all players: the curve, the table around it, and one's own bets. */
export function CrashTable({ rules, isFun }: TableProps) {
  const state = useCrash();
  const sound = useSound();
  const slips = useSlips({ rules, isFun, state, playSound: sound.playSound });
  const [rail, setRail] = useState<RailTab>('table');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const growthPerMs = (rules.rules as { growthPerMs: number }).growthPerMs;
  const { first, second, past, ownIds } = slips;
  const beside = useBeside(slips.statsKey, past.rounds);
  const side = (
    <SideRail
      rules={rules}
      tab={rail}
      onTab={setRail}
      sitting={beside.sitting}
      lastBetId={past.rounds[0]?.betId}
      choice={NO_CHOICE}
      stake={first.stake.amount ?? 0n}
      isBusy={first.bet !== undefined || second.bet !== undefined}
      table={<Seats state={state} ownIds={ownIds} />}
      fairness={<ChainPanel state={state} />}
    />
  );
  return (
    <>
      <GameFrame
        head={
          <GameHead
            rules={rules}
            isFun={slips.purse.isFun}
            isMuted={sound.isMuted}
            onMute={sound.toggle}
            onRules={() => setRail('rules')}
            onPanel={() => setPanelOpen(true)}
          />
        }
        stage={
          <>
            <CrashStage
              state={state}
              growthPerMs={growthPerMs}
              ownIds={ownIds}
              worth={slips.worth}
              isReducedMotion={isReducedMotion}
            />
            <Gains first={first} second={second} />
            {beside.overStage(false)}
          </>
        }
        bar={
          <>
            <CrashBar state={state} slips={slips} />
            <SlipResult slip={first} />
            <SlipResult slip={second} />
          </>
        }
        rail={side}
      />
      <GamePanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)}>
        {side}
      </GamePanel>
    </>
  );
}

/** Two gains in one moment stand side by side. */
function Gains({ first, second }: { first: Slip; second: Slip }) {
  if (!second.play.round) return <WinFlash play={first.play} isLow />;
  return (
    <div className="pointer-events-none absolute inset-0 mx-auto grid max-w-2xl grid-cols-2 *:relative">
      <div>
        <WinFlash play={first.play} isLow />
      </div>
      <div>
        <WinFlash play={second.play} isLow />
      </div>
    </div>
  );
}

function SlipResult({ slip: { play, bet } }: { slip: Slip }) {
  const text = useText();
  const { round } = play;
  const isOver = !bet && round?.state === 'settled';
  const words = isOver ? text(round.payout > 0n ? 'games.crash.wasOut' : 'games.crash.wasIn') : '';
  return <LiveResult play={play} words={words} />;
}
