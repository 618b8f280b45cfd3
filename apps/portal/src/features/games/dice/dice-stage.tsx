import { type DiceStep, diceMultiplier } from '@baize/games';
import { cx } from '@baize/ui';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { ProfitFact } from '../stage/profit-fact.tsx';
import { animate, easeOut, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { StageNumber } from '../stage/stage-controls.tsx';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf } from '../stage/steps.ts';
import { DiceRail } from './dice-rail.tsx';

type DiceChoice = { target: number; side: 'under' | 'over' };
type Roll = { roll: number; win: boolean };

const ROLL_MS = 700;
const PAST = 8;

/** A number from 0 to 100, and where it lands. */
export function DiceStage(props: StageProps<DiceStep>) {
  const text = useText();
  const choice = props.choice as DiceChoice;
  const [shown, setShown] = useState<Roll & { isRolling: boolean }>();
  const [past, setPast] = useState<readonly Roll[]>([]);
  useShowing(props, (round) => {
    const roll = stepOf(round, 'roll');
    const from = shown?.roll ?? 50;
    let lastTick = 0;
    return animate(
      lengthOf(ROLL_MS, props),
      (share) => {
        const at = from + (roll.roll - from) * easeOut(share);
        if (Math.floor(share * 8) > lastTick) props.playSound('tick', 0.8 + share * 0.5);
        lastTick = Math.floor(share * 8);
        setShown({ roll: share < 1 ? at : roll.roll, win: roll.win, isRolling: share < 1 });
      },
      () => {
        setPast((before) => [roll, ...before].slice(0, PAST));
        const isGain = round.payout > round.stake;
        props.playSound(isGain ? 'win' : 'lose');
        props.onPresented(text('games.dice.rolled', { roll: roll.roll.toFixed(2) }));
      },
    );
  });
  return (
    <StageGround ground="pine" controls={<DiceControls {...props} />}>
      <PastRolls past={past} />
      <output
        aria-hidden
        dir="ltr"
        className={cx(
          'num font-display text-[min(clamp(5rem,15vw,11.5rem),42cqh)]/none font-semibold tracking-[-0.02em] transition-colors duration-200',
          !shown || shown.isRolling || !shown.win ? 'text-[#f1ecdf]' : 'text-[#f4d58b]',
        )}
      >
        {(shown?.roll ?? choice.target).toFixed(2)}
      </output>
      <DiceRail
        choice={choice}
        roll={shown}
        isLocked={props.isBusy}
        label={text('games.dice.target')}
        onTarget={(target) => props.setChoice({ ...choice, target })}
      />
    </StageGround>
  );
}

function PastRolls({ past }: { past: readonly Roll[] }) {
  return (
    <div aria-hidden dir="ltr" className="absolute inset-x-4 top-4 flex justify-end gap-1.5">
      {past.map(({ roll, win }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no name but their place
          key={at}
          className={cx(
            'num rounded-[6px] px-2.5 text-[0.8125rem]/7 font-semibold',
            win ? 'bg-[#e0b65a] text-[#1b1404]' : 'bg-white/8 text-[#c8d2cb]',
            at > 4 && 'max-sm:hidden',
          )}
        >
          {roll.toFixed(2)}
        </span>
      ))}
    </div>
  );
}

const MOST = 98;
const LEAST = 2;

/** Hundredths of the whole range that win, for a multiplier: what a sure thing would pay, shared out. */
const WHOLE = 9_900;
const [MIN_TIMES, MAX_TIMES] = [1.0102, 49.5];

function DiceControls({ choice: given, setChoice, isBusy, stake }: StageProps<DiceStep>) {
  const text = useText();
  const choice = given as DiceChoice;
  const hundredths = { target: Math.round(choice.target * 100), side: choice.side };
  const multiplier = diceMultiplier(hundredths) / 10_000;
  const turn = () => {
    const target = Number((100 - choice.target).toFixed(2));
    setChoice({ target, side: choice.side === 'over' ? 'under' : 'over' });
  };
  const chance = choice.side === 'under' ? choice.target : 100 - choice.target;
  const setChance = (next: number) => {
    const kept = Math.min(MOST, Math.max(LEAST, next));
    const target = choice.side === 'under' ? kept : 100 - kept;
    setChoice({ ...choice, target: Number(target.toFixed(2)) });
  };
  return (
    <>
      <StageNumber
        label={text('games.multiplier')}
        value={multiplier}
        min={MIN_TIMES}
        max={MAX_TIMES}
        decimals={4}
        unit="×"
        isLocked={isBusy}
        onChange={(times) => setChance(Math.round(WHOLE / times) / 100)}
      />
      <div>
        <div className="mb-1.5 text-xs font-medium text-ink-soft">
          {text(choice.side === 'over' ? 'games.dice.over' : 'games.dice.under')}
        </div>
        <button
          type="button"
          disabled={isBusy}
          onClick={turn}
          aria-label={text('games.dice.turn')}
          className="num flex h-11 items-center gap-3 rounded-ctl border border-white/15 bg-black/35 px-3 font-semibold hover:border-white/40 disabled:opacity-60"
        >
          {choice.target.toFixed(2)}
          <ArrowLeftRight aria-hidden className="size-4 text-ink-soft" />
        </button>
      </div>
      <StageNumber
        label={text('games.dice.chance')}
        value={Number(chance.toFixed(2))}
        min={LEAST}
        max={MOST}
        unit="%"
        isLocked={isBusy}
        onChange={setChance}
      />
      <ProfitFact stake={stake} times={multiplier} />
    </>
  );
}
