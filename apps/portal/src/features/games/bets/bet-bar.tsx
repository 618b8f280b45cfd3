import type { Money as Amount } from '@baize/money';
import { Button, cx, Money } from '@baize/ui';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AutoplayDialog } from '../auto/autoplay-dialog.tsx';
import { ENDLESS } from '../auto/use-auto-form.ts';
import type { AutoplayControls } from '../auto/use-autoplay.ts';
import type { PlaySound } from '../stage/sound.ts';
import { type Choice, returnOf } from '../stage/stage.ts';
import type { Plan } from '../use-table.ts';
import { MainButton, type MainProps, useMainAction } from './main-button.tsx';
import { StakeField } from './stake-field.tsx';
import { useHotKeys } from './use-hot-keys.ts';
import { chosenClasses, KeysButton, type Pace } from './use-pace.tsx';
import type { Play } from './use-play.ts';
import type { Stake } from './use-stake.ts';

type Props = MainProps & {
  pace: Pace;
  plan: Plan | undefined;
  choice: Choice;
  balance: Amount | undefined;
  playSound: PlaySound;
};

/** Below the stage: what one holds, what is staked, and the one button that buys. */
export function BetBar(props: Props) {
  const { play, stake, auto, pace, balance, module, plan, choice } = props;
  const isLocked = play.phase !== 'ready' || auto.auto !== undefined || props.isResting;
  const main = useMainAction(props);
  useHotKeys(pace.hasKeys, {
    onMain: auto.auto ? auto.stop : main.run,
    onMore: isLocked ? undefined : stake.double,
    onLess: isLocked ? undefined : stake.half,
  });
  return (
    <div className="@container border-t bg-table">
      <section className="grid grid-cols-2 items-center gap-x-4 gap-y-2.5 px-4 pt-3 pb-4 @min-[44rem]:flex @min-[44rem]:min-h-23 @min-[44rem]:gap-5 @min-[44rem]:px-6 @min-[44rem]:py-3">
        <Holdings balance={balance} play={play} />
        <StakeField
          stake={stake}
          balance={balance}
          isLocked={isLocked}
          className="col-span-2 min-w-0 @min-[44rem]:ms-auto"
        />
        <div className="flex min-w-0 items-center gap-2">
          {pace.mayHurry && <PaceButtons pace={pace} />}
          {pace.mayHurry && (module.mayAutoplay || plan) && (
            <AutoplayControl
              auto={auto}
              stake={stake}
              plan={plan}
              choice={choice}
              isLocked={play.phase !== 'ready' || !props.isChosen}
            />
          )}
        </div>
        <MainButton {...props} action={main} hasKeys={pace.hasKeys} />
      </section>
    </div>
  );
}

function Holdings({ balance, play }: { balance: Amount | undefined; play: Play }) {
  const text = useText();
  const parts = useMoneyParts();
  const { round, phase } = play;
  const isDone = round?.state === 'settled' && phase === 'ready';
  return (
    <>
      <div className="flex min-w-28 flex-col items-start gap-1">
        <span className="type-label">{text('games.bar.balance')}</span>
        {balance === undefined ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <Money parts={parts(balance)} size="mid" className="text-[1.5rem]!" />
        )}
      </div>
      <div className="flex min-w-24 flex-col gap-1 @min-[44rem]:@max-[68rem]:hidden @max-[44rem]:items-end @min-[44rem]:items-start">
        <span className="type-label">{text('games.bar.last')}</span>
        {isDone ? (
          <Money
            parts={parts(returnOf(round))}
            size="mid"
            tone={returnOf(round) > round.stake ? 'win' : 'plain'}
            className="text-[1.5rem]!"
          />
        ) : (
          <span className="text-[1.5rem]/none text-ink-faint">–</span>
        )}
      </div>
    </>
  );
}

function PaceButtons({ pace }: { pace: Pace }) {
  const text = useText();
  return (
    <>
      <KeysButton pace={pace} />
      <Button
        size="sm"
        aria-pressed={pace.speed === 'fast'}
        onClick={pace.toggleSpeed}
        className={cx(besideLook, pace.speed === 'fast' && chosenClasses)}
      >
        <Zap aria-hidden className="size-4" />
        {text('games.bar.fast')}
      </Button>
    </>
  );
}

/** On a phone they share the width with the button that buys, and are as easy to hit. */
const besideLook =
  'h-10 @max-[44rem]:h-12! @max-[44rem]:min-w-0 @max-[44rem]:flex-1 @max-[44rem]:px-2!';

type AutoProps = {
  auto: AutoplayControls;
  stake: Stake;
  plan: Plan | undefined;
  choice: Choice;
  isLocked: boolean;
};

function AutoplayControl({ auto, stake, plan, choice, isLocked }: AutoProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (auto.auto) {
    return (
      <Button size="sm" kind="danger" className={besideLook} onClick={auto.stop}>
        {text('games.auto.stop', { left: auto.auto.left ?? ENDLESS })}
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" className={besideLook} disabled={isLocked} onClick={() => setOpen(true)}>
        {text('games.auto.open')}
      </Button>
      <AutoplayDialog
        isOpen={isOpen}
        stake={stake.amount ?? 0n}
        maxStake={stake.limits.max}
        hasStakeRules={!stake.isOnTable}
        plan={plan && <plan.Form plan={plan.plan} setPlan={plan.setPlan} choice={choice} />}
        isPlanReady={plan?.isReady(plan.plan, choice) ?? true}
        onClose={() => setOpen(false)}
        onBegin={auto.begin}
      />
    </>
  );
}
