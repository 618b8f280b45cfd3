import { Drawer, useMedia } from '@baize/ui';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { usePastRounds } from '../beside/past-rounds.ts';
import { type RailTab, SideRail } from '../beside/side-rail.tsx';
import { RefusalNote } from '../bets/refusal-note.tsx';
import { tally } from '../bets/tally.ts';
import { useBankroll } from '../bets/use-bankroll.ts';
import { usePurse } from '../bets/use-purse.ts';
import { useStake } from '../bets/use-stake.ts';
import { GameFrame } from '../game-frame.tsx';
import { GameHead } from '../game-head.tsx';
import { LiveResult } from '../stage/live-result.tsx';
import type { PlayedRound, TableProps } from '../stage/stage.ts';
import { useSound } from '../stage/use-sound.ts';
import { WinFlash } from '../stage/win-flash.tsx';
import { ChainPanel } from './chain-panel.tsx';
import { CrashBar } from './crash-bar.tsx';
import { CrashStage } from './crash-stage.tsx';
import { Seats } from './seats.tsx';
import { useCrash } from './use-crash.ts';
import { useCrashBet } from './use-crash-bet.ts';
import { useWorthLine } from './worth.ts';

/** One round for all players: the curve, the table around it, and one's own bet. */
export function CrashTable({ rules, isFun: wantsFun }: TableProps) {
  const text = useText();
  const purse = usePurse(wantsFun);
  const { isFun } = purse;
  const state = useCrash();
  const sound = useSound();
  const past = usePastRounds('crash');
  const bankroll = useBankroll();
  const stake = useStake(rules, undefined);
  const [rail, setRail] = useState<RailTab>('table');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const worth = useWorthLine();
  const isReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [input, setInput] = useState('2.00');
  const { playSound } = sound;

  const onDone = useCallback(
    (round: PlayedRound) => {
      const { betId, stake: staked, payout, settledAt, placedAt } = round;
      bankroll.show(round.balance);
      tally.add(isFun ? 'fun' : 'real', { staked, returned: payout });
      past.add({ betId, at: settledAt ?? placedAt, stake: staked, payout });
      playSound(payout > staked ? 'win' : 'lose');
    },
    [bankroll.show, isFun, past.add, playSound],
  );
  const { play, bet } = useCrashBet({ state, worth, onDone });
  // The stake is off the balance as soon as the bet is in.
  const { round: placed, phase } = play;
  useEffect(() => {
    if (placed?.state === 'open' && phase === 'open') bankroll.show(placed.balance);
  }, [placed, phase, bankroll.show]);

  const placeBet = () => {
    if (!purse.isIn) return void purse.letIn();
    if (!stake.amount || stake.fault || purse.needsWord) return;
    playSound('place');
    play.bet(stake.amount, input ? { autoCashout: Number(input) } : {});
  };
  const ownId = bet?.betId ?? placed?.betId;
  const growthPerMs = (rules.rules as { growthPerMs: number }).growthPerMs;
  const side = (
    <SideRail
      rules={rules}
      tab={rail}
      onTab={setRail}
      rounds={past.rounds}
      isBusy={bet !== undefined}
      table={<Seats state={state} ownId={ownId} />}
      fairness={<ChainPanel state={state} />}
    />
  );
  return (
    <>
      <GameFrame
        head={
          <GameHead
            rules={rules}
            isFun={isFun}
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
              ownId={ownId}
              worth={worth}
              isReducedMotion={isReducedMotion}
            />
            <WinFlash play={play} isLow />
          </>
        }
        bar={
          <>
            <RefusalNote play={play} purse={purse} />
            <CrashBar
              state={state}
              play={play}
              bet={bet}
              stake={stake}
              worth={worth}
              input={input}
              purse={purse}
              lastPayout={past.last}
              balance={bankroll.shown(play)}
              onInput={setInput}
              onBet={placeBet}
            />
            <LiveResult play={play} words={bet ? '' : (lastWords(text, past.last) ?? '')} />
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

function lastWords(text: ReturnType<typeof useText>, last: { payout: bigint } | undefined) {
  return last && text(last.payout > 0n ? 'games.crash.wasOut' : 'games.crash.wasIn');
}
