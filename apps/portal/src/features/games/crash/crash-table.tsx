import { useMedia } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { type RailTab, SideRail } from '../beside/side-rail.tsx';
import { RefusalNote } from '../bets/refusal-note.tsx';
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
import { useOwnBet } from './use-own-bet.ts';

/** One round for all players: the curve, the table around it, and one's own bet. */
export function CrashTable({ rules, isFun }: TableProps) {
  const state = useCrash();
  const sound = useSound();
  const own = useOwnBet({ rules, isFun, state, playSound: sound.playSound });
  const [rail, setRail] = useState<RailTab>('table');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const growthPerMs = (rules.rules as { growthPerMs: number }).growthPerMs;
  const side = (
    <SideRail
      rules={rules}
      tab={rail}
      onTab={setRail}
      rounds={own.past.rounds}
      isBusy={own.bet !== undefined}
      table={<Seats state={state} ownId={own.ownId} />}
      fairness={<ChainPanel state={state} />}
    />
  );
  return (
    <>
      <GameFrame
        head={
          <GameHead
            rules={rules}
            isFun={own.purse.isFun}
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
              ownId={own.ownId}
              worth={own.worth}
              isReducedMotion={isReducedMotion}
            />
            <WinFlash play={own.play} isLow />
          </>
        }
        bar={<OwnBar state={state} own={own} />}
        rail={side}
      />
      <GamePanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)}>
        {side}
      </GamePanel>
    </>
  );
}

type BarProps = { state: ReturnType<typeof useCrash>; own: ReturnType<typeof useOwnBet> };

function OwnBar({ state, own }: BarProps) {
  const text = useText();
  const { play, bet, purse, past } = own;
  return (
    <>
      <RefusalNote play={play} purse={purse} />
      <CrashBar
        state={state}
        play={play}
        bet={bet}
        stake={own.stake}
        worth={own.worth}
        input={own.input}
        purse={purse}
        lastPayout={past.last}
        balance={own.bankroll.visibleBalance(play)}
        onInput={own.setInput}
        onBet={own.placeBet}
      />
      <LiveResult play={play} words={bet ? '' : (lastWords(text, past.last) ?? '')} />
    </>
  );
}

function lastWords(text: ReturnType<typeof useText>, last: { payout: bigint } | undefined) {
  return last && text(last.payout > 0n ? 'games.crash.wasOut' : 'games.crash.wasIn');
}
