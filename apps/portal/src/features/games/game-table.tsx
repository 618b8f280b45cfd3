import { Drawer, useMedia } from '@baize/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notices } from '../../shared/pages/notice.ts';
import { useText } from '../../shared/words/use-text.ts';
import { usePastRounds } from './beside/past-rounds.ts';
import { type RailTab, SideRail } from './beside/side-rail.tsx';
import { BetBar } from './bets/bet-bar.tsx';
import { RefusalNote } from './bets/refusal-note.tsx';
import { tally } from './bets/tally.ts';
import { useAutoplay } from './bets/use-autoplay.ts';
import { useBankroll } from './bets/use-bankroll.ts';
import { useOpenRound } from './bets/use-open-round.ts';
import { usePace } from './bets/use-pace.ts';
import { usePlay, useResumption } from './bets/use-play.ts';
import { usePurse } from './bets/use-purse.ts';
import { useStake } from './bets/use-stake.ts';
import { GameFrame } from './game-frame.tsx';
import { GameHead } from './game-head.tsx';
import { LiveResult } from './stage/live-result.tsx';
import {
  type Choice,
  isSlot,
  type PlayedRound,
  type PublishedRules,
  returnOf,
  type StageModule,
} from './stage/stage.ts';
import { useRest } from './stage/use-rest.ts';
import { useSound } from './stage/use-sound.ts';
import { WinFlash } from './stage/win-flash.tsx';

type Props = { code: string; isFun: boolean; rules: PublishedRules; module: StageModule };

/** One of our games with everything around it: bets, balance, history, fairness. */
export function GameTable({ code, isFun: wantsFun, rules, module }: Props) {
  const text = useText();
  const purse = usePurse(wantsFun);
  const { isFun } = purse;
  const [choice, setChoice] = useState<Choice>(module.firstChoice);
  const [rail, setRail] = useState<RailTab>('history');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [words, setWords] = useState('');
  const isReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const sound = useSound();
  const pace = usePace();
  const past = usePastRounds(code);
  const bankroll = useBankroll();
  const hurry = useRef<() => void>(undefined);
  const stake = useStake(rules, module.stakeOf?.(choice));

  const onPresented = useCallback(
    (round: PlayedRound) => {
      bankroll.show(round.balance);
      if (round.state === 'open') return;
      const { betId, stake: staked, settledAt, placedAt } = round;
      const payout = returnOf(round);
      tally.add(isFun ? 'fun' : 'real', { staked, returned: payout });
      past.add({ betId, at: settledAt ?? placedAt, stake: staked, payout });
    },
    [bankroll.show, isFun, past.add],
  );
  const play = usePlay(code, { onPresented });
  useResumption(play, useOpenRound(code));
  const isResting = useRest(play.round, { isStrict: pace.isStrict, isSlot: isSlot(rules) });
  const isOpen = play.phase === 'open';
  const found = isOpen && play.round ? module.choiceOf?.(play.round) : undefined;
  const foundText = JSON.stringify(found);
  useEffect(() => {
    if (foundText) setChoice(JSON.parse(foundText) as Choice);
  }, [foundText]);

  const isChosen = module.isChosen?.(choice) ?? true;
  const placeBet = useCallback((): boolean => {
    if (!purse.isIn) void purse.letIn();
    if (!purse.isIn || purse.needsWord) return false;
    if (!stake.amount || stake.fault || !isChosen || isResting) return false;
    play.bet(stake.amount, choice);
    return true;
  }, [
    purse.isIn,
    purse.needsWord,
    purse.letIn,
    stake.amount,
    stake.fault,
    isChosen,
    isResting,
    play.bet,
    choice,
  ]);
  const auto = useAutoplay({ play, placeBet, speed: pace.speed });
  useEffect(() => {
    if (auto.stopped)
      notices.tell({ tone: 'info', title: text(`games.auto.stopped.${auto.stopped}`) });
  }, [auto.stopped, text]);
  const presented = useCallback(
    (said?: string) => {
      if (play.round?.state === 'settled')
        auto.count({ ...play.round, payout: returnOf(play.round) });
      setWords(said ?? '');
      play.presented();
    },
    [play.round, play.presented, auto.count],
  );

  const isBusy = play.phase !== 'ready';
  const side = (
    <SideRail rules={rules} tab={rail} onTab={setRail} rounds={past.rounds} isBusy={isBusy} />
  );
  const { Stage } = module;
  return (
    <>
      <GameFrame
        head={
          <GameHead
            rules={rules}
            choice={choice}
            isFun={isFun}
            isMuted={sound.isMuted}
            onMute={sound.toggle}
            onRules={() => setRail('rules')}
            onPanel={() => setPanelOpen(true)}
          />
        }
        stage={
          <>
            <Stage
              code={code}
              rules={rules}
              choice={choice}
              setChoice={setChoice}
              isReducedMotion={isReducedMotion}
              isBusy={isBusy}
              isFun={isFun}
              hurry={hurry}
              stake={play.round && isBusy ? play.round.stake : (stake.amount ?? 0n)}
              round={play.round}
              phase={play.phase}
              onPresented={presented}
              act={play.act}
              speed={pace.speed}
              isStrict={pace.isStrict}
              isMuted={sound.isMuted}
              playSound={sound.playSound}
            />
            {module.flash && <WinFlash play={play} isLow={module.flash === 'low'} />}
          </>
        }
        bar={
          <>
            <RefusalNote play={play} purse={purse} />
            <BetBar
              play={play}
              stake={stake}
              auto={auto}
              pace={pace}
              purse={purse}
              isChosen={isChosen}
              isResting={isResting}
              placeBet={placeBet}
              balance={bankroll.shown(play)}
              module={module}
              onHurry={() => hurry.current?.()}
              playSound={sound.playSound}
            />
            <LiveResult play={play} words={words} />
          </>
        }
        rail={side}
      />
      <Drawer
        isOpen={isPanelOpen}
        onClose={() => setPanelOpen(false)}
        title={text('games.panel.title')}
        side="bottom"
        className="min-h-[64dvh]"
      >
        {side}
      </Drawer>
    </>
  );
}
