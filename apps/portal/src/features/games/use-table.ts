import type { Money } from '@baize/money';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CountedRound } from './auto/autoplay.ts';
import { useStakeOf, useStopNotice } from './auto/use-auto-bar.ts';
import { useAutoplay } from './auto/use-autoplay.ts';
import { usePastRounds } from './beside/past-rounds.ts';
import { countBet } from './bets/tally.ts';
import { useBankroll } from './bets/use-bankroll.ts';
import { useFollowAtRest } from './bets/use-follow-at-rest.ts';
import { useOpenRound } from './bets/use-open-round.ts';
import { usePace } from './bets/use-pace.tsx';
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
  const count = useRef<(round: CountedRound) => void>(undefined);
  const { play, past, bankroll } = useCountedPlay(code, purse.isFun, count);
  const isResting = useRest(play.round, { isStrict: pace.isStrict, isSlot: isSlot(rules) });
  useFoundChoice(module, play, setChoice);
  const isChosen = module.isChosen?.(choice) ?? true;
  const placeBet = usePlaceBet({ purse, stake, choice, isChosen, isResting, play });
  const plan = usePlan(module);
  const auto = useAutoplay({
    play,
    placeBet,
    nextAction: plan?.nextAction,
    isIn: purse.isIn,
    speed: pace.speed,
  });
  count.current = auto.count;
  useStakeOf(auto, stake);
  useStopNotice(auto);
  const { words, onPresented } = usePresented(play);
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
    plan,
    words,
    onPresented,
    isBusy: play.phase !== 'ready',
    statsKey: useMemo(
      () => ({ purse: purse.isFun ? ('fun' as const) : ('real' as const), gameCode: code }),
      [purse.isFun, code],
    ),
  };
}

export type Table = ReturnType<typeof useTable>;
export type Plan = NonNullable<Table['plan']>;

/** Rounds that enter the balance, the tally and the history once they were shown. */
function useCountedPlay(
  code: string,
  isFun: boolean,
  count: RefObject<((round: CountedRound) => void) | undefined>,
) {
  const past = usePastRounds(code);
  const bankroll = useBankroll();
  const onPresented = useCallback(
    (round: PlayedRound, isReplay: boolean) => {
      if (isReplay) bankroll.refresh();
      else bankroll.setBalance(round.balance);
      if (round.state === 'open') return;
      const { betId } = round;
      const staked = round.isFree ? 0n : round.stake;
      const payout = returnOf(round);
      countBet({ purse: isFun ? 'fun' : 'real', gameCode: code }, { staked, returned: payout });
      past.add(round);
      count.current?.({ betId, stake: staked, payout });
    },
    [bankroll.setBalance, bankroll.refresh, isFun, code, past.add, count],
  );
  const play = usePlay(code, { onPresented });
  useResumption(play, useOpenRound(code));
  useFollowAtRest(play.phase === 'ready', bankroll.refresh);
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

/** Whether a bet was placed; who is not in is let in first. Without a stake, the one that stands in the bar. */
function usePlaceBet({ purse, stake, choice, isChosen, isResting, play }: Bet) {
  return useCallback(
    (given?: Money): boolean => {
      if (!purse.isIn) void purse.letIn();
      if (!purse.isIn || purse.needsWord) return false;
      const amount = stake.isOnTable ? stake.amount : (given ?? stake.amount);
      if (!amount || stake.faultOf(amount) || !isChosen || isResting) return false;
      play.bet(amount, choice);
      return true;
    },
    [
      purse.isIn,
      purse.needsWord,
      purse.letIn,
      stake.amount,
      stake.isOnTable,
      stake.faultOf,
      isChosen,
      isResting,
      play.bet,
      choice,
    ],
  );
}

/** What the player wants done in rounds of several steps. */
function usePlan({ autoPlan }: StageModule) {
  const [plan, setPlan] = useState<Choice>(autoPlan?.firstPlan ?? {});
  const nextAction = useCallback(
    (round: PlayedRound) => autoPlan?.nextAction(round, plan),
    [autoPlan, plan],
  );
  return autoPlan && { plan, setPlan, nextAction, Form: autoPlan.Form, isReady: autoPlan.isReady };
}

/** The picture is at its end: what it said is announced, and the round counts. */
function usePresented({ presented }: Play) {
  const [words, setWords] = useState('');
  const onPresented = useCallback(
    (said?: string) => {
      setWords(said ?? '');
      presented();
    },
    [presented],
  );
  return { words, onPresented };
}
