import { useCallback, useEffect, useState } from 'react';
import { notices } from '../../shared/pages/notice.ts';
import { useText } from '../../shared/words/use-text.ts';
import { usePastRounds } from './beside/past-rounds.ts';
import { tally } from './bets/tally.ts';
import { type AutoplayControls, useAutoplay } from './bets/use-autoplay.ts';
import { useBankroll } from './bets/use-bankroll.ts';
import { useOpenRound } from './bets/use-open-round.ts';
import { usePace } from './bets/use-pace.ts';
import { type Play, usePlay, useResumption } from './bets/use-play.ts';
import { type Purse, usePurse } from './bets/use-purse.ts';
import { type Stake, useStake } from './bets/use-stake.ts';
import {
  type Choice,
  isSlot,
  type PlayedRound,
  type PublishedRules,
  returnOf,
  type StageModule,
} from './stage/stage.ts';
import { useRest } from './stage/use-rest.ts';

export type Game = { code: string; isFun: boolean; rules: PublishedRules; module: StageModule };

/** What is played at a table and with what: the purse, the choice, the stake, the round. */
export function useTable({ code, isFun, rules, module }: Game) {
  const purse = usePurse(isFun);
  const [choice, setChoice] = useState<Choice>(module.firstChoice);
  const pace = usePace();
  const stake = useStake(rules, module.stakeOf?.(choice));
  const { play, past, bankroll } = useCountedPlay(code, purse.isFun);
  const isResting = useRest(play.round, { isStrict: pace.isStrict, isSlot: isSlot(rules) });
  useFoundChoice(module, play, setChoice);
  const isChosen = module.isChosen?.(choice) ?? true;
  const placeBet = usePlaceBet({ purse, stake, choice, isChosen, isResting, play });
  const auto = useAutoplay({ play, placeBet, speed: pace.speed });
  useStopNotice(auto);
  const { words, onPresented } = usePresented(play, auto);
  return {
    purse,
    choice,
    setChoice,
    pace,
    stake,
    play,
    past,
    bankroll,
    isResting,
    isChosen,
    placeBet,
    auto,
    words,
    onPresented,
    isBusy: play.phase !== 'ready',
  };
}

export type Table = ReturnType<typeof useTable>;

/** Rounds that enter the balance, the tally and the history once they were shown. */
function useCountedPlay(code: string, isFun: boolean) {
  const past = usePastRounds(code);
  const bankroll = useBankroll();
  const onPresented = useCallback(
    (round: PlayedRound) => {
      bankroll.setBalance(round.balance);
      if (round.state === 'open') return;
      const { betId, stake: staked, settledAt, placedAt } = round;
      const payout = returnOf(round);
      tally.add(isFun ? 'fun' : 'real', { staked, returned: payout });
      past.add({ betId, at: settledAt ?? placedAt, stake: staked, payout });
    },
    [bankroll.setBalance, isFun, past.add],
  );
  const play = usePlay(code, { onPresented });
  useResumption(play, useOpenRound(code));
  return { play, past, bankroll };
}

/** A round that was found open brings its choice with it. */
function useFoundChoice(
  module: StageModule,
  { phase, round }: Play,
  setChoice: (choice: Choice) => void,
): void {
  const found = phase === 'open' && round ? module.choiceOf?.(round) : undefined;
  const foundText = JSON.stringify(found);
  useEffect(() => {
    if (foundText) setChoice(JSON.parse(foundText) as Choice);
  }, [foundText, setChoice]);
}

type Bet = {
  purse: Purse;
  stake: Stake;
  choice: Choice;
  isChosen: boolean;
  isResting: boolean;
  play: Play;
};

/** Whether a bet was placed; who is not in is let in first. */
function usePlaceBet({ purse, stake, choice, isChosen, isResting, play }: Bet): () => boolean {
  return useCallback((): boolean => {
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
}

function useStopNotice({ stopped }: AutoplayControls): void {
  const text = useText();
  useEffect(() => {
    if (stopped) notices.tell({ tone: 'info', title: text(`games.auto.stopped.${stopped}`) });
  }, [stopped, text]);
}

/** The picture is at its end: what it said is announced, and the round counts. */
function usePresented({ round, presented }: Play, { count }: AutoplayControls) {
  const [words, setWords] = useState('');
  const onPresented = useCallback(
    (said?: string) => {
      if (round?.state === 'settled') count({ ...round, payout: returnOf(round) });
      setWords(said ?? '');
      presented();
    },
    [round, presented, count],
  );
  return { words, onPresented };
}
