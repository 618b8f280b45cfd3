import type { HiloStep } from '@baize/games';
import { ChipGroup } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { AutoPlan, Choice, PlanProps } from '../stage/stage.ts';
import { dealt } from './hilo-steps.ts';

const GUESSES = ['1', '2', '3', '4', '5', '6', '8', '10'];

const guessesOf = (plan: Choice) => Number(plan.guesses);

/** The likelier side each time, and out after so many right guesses: what a game of guesses can do by itself. */
export const hiloPlan: AutoPlan<HiloStep> = {
  firstPlan: { guesses: 3 },
  Form: HiloPlanForm,
  isReady: (plan) => guessesOf(plan) > 0,
  nextAction: (round, plan) => {
    const cards = dealt(round);
    const isEnough = cards.filter(({ step }) => step === 'guess').length >= guessesOf(plan);
    const offers = cards.at(-1)?.offers;
    if (isEnough || !offers) return { action: 'cashout' };
    // What pays less comes more often; a side that cannot be guessed pays nothing.
    const isHigher = offers.higher > 0 && (offers.lower <= 0 || offers.higher <= offers.lower);
    return { action: isHigher ? 'higher' : 'lower' };
  },
};

function HiloPlanForm({ plan, setPlan }: PlanProps) {
  const text = useText();
  return (
    <div className="flex flex-col gap-2">
      <span className="font-medium">{text('games.auto.hilo')}</span>
      <ChipGroup
        label={text('games.auto.hilo')}
        chips={GUESSES.map((value) => ({ value, label: value }))}
        value={String(plan.guesses)}
        onChange={(value) => setPlan({ guesses: Number(value) })}
        className="flex-wrap"
      />
      <span className="text-[0.8125rem] text-ink-soft">{text('games.auto.hiloHint')}</span>
    </div>
  );
}
