import { useMedia } from '@baize/ui';
import { type RefObject, useRef, useState } from 'react';
import { type RailTab, SideRail } from './beside/side-rail.tsx';
import { useBeside } from './beside/use-beside.tsx';
import { BetBar } from './bets/bet-bar.tsx';
import { RefusalNote } from './bets/refusal-note.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameHead } from './game-head.tsx';
import { GamePanel } from './game-panel.tsx';
import { FreeSpinsBar } from './slots/free-spins-bar.tsx';
import { LiveResult } from './stage/live-result.tsx';
import { isSlot } from './stage/stage.ts';
import { useSound } from './stage/use-sound.ts';
import { WinFlash } from './stage/win-flash.tsx';
import { type Game, type Table, useTable } from './use-table.ts';

/** One of our games with everything around it: bets, balance, history, fairness. */
export function GameTable({ code, isFun, rules, module }: Game) {
  const game = { code, isFun, rules, module };
  const table = useTable(game);
  const [rail, setRail] = useState<RailTab>('history');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const sound = useSound();
  const hurry = useRef<() => void>(undefined);
  const beside = useBeside(table.statsKey, table.past.rounds);
  const isBusy = table.isBusy || table.auto.auto !== undefined;
  const side = (
    <SideRail
      rules={rules}
      tab={rail}
      onTab={setRail}
      sitting={beside.sitting}
      lastBetId={table.past.rounds[0]?.betId}
      choice={table.choice}
      stake={table.stake.amount ?? 0n}
      isBusy={isBusy}
    />
  );
  const parts = { game, table, sound, hurry };
  return (
    <>
      <GameFrame
        head={
          <GameHead
            rules={rules}
            choice={table.choice}
            isFun={table.purse.isFun}
            isMuted={sound.isMuted}
            onMute={sound.toggle}
            onRules={() => setRail('rules')}
            onPanel={() => setPanelOpen(true)}
          />
        }
        stage={
          <>
            <TableStage {...parts} />
            {beside.overStage(isBusy)}
          </>
        }
        bar={<TableBar {...parts} />}
        rail={side}
      />
      <GamePanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)}>
        {side}
      </GamePanel>
    </>
  );
}

type PartProps = {
  game: Game;
  table: Table;
  sound: ReturnType<typeof useSound>;
  hurry: RefObject<(() => void) | undefined>;
};

function TableStage({ game, table, sound, hurry }: PartProps) {
  const { code, rules, module } = game;
  const { play, pace, isBusy } = table;
  const isReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const { Stage } = module;
  return (
    <>
      <Stage
        code={code}
        rules={rules}
        choice={table.choice}
        setChoice={table.setChoice}
        isReducedMotion={isReducedMotion}
        isBusy={isBusy}
        isFun={table.purse.isFun}
        hurry={hurry}
        stake={play.round && isBusy ? play.round.stake : (table.stake.amount ?? 0n)}
        round={play.round}
        phase={play.phase}
        onPresented={table.onPresented}
        act={play.act}
        speed={pace.speed}
        isStrict={pace.isStrict}
        isMuted={sound.isMuted}
        playSound={sound.playSound}
      />
      {module.flash && <WinFlash play={play} isLow={module.flash === 'low'} />}
    </>
  );
}

function TableBar({ game, table, sound, hurry }: PartProps) {
  const { play, purse } = table;
  return (
    <>
      <RefusalNote play={play} purse={purse} />
      {isSlot(game.rules) && !purse.isFun && (
        <FreeSpinsBar gameCode={game.code} play={play} choice={table.choice} />
      )}
      <BetBar
        play={play}
        stake={table.stake}
        auto={table.auto}
        pace={table.pace}
        purse={purse}
        plan={table.plan}
        choice={table.choice}
        isChosen={table.isChosen}
        isResting={table.isResting}
        placeBet={table.placeBet}
        balance={table.bankroll.visibleBalance(play)}
        module={game.module}
        onHurry={() => hurry.current?.()}
        playSound={sound.playSound}
      />
      <LiveResult play={play} words={table.words} />
    </>
  );
}
