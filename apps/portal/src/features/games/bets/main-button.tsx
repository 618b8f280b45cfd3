import type { Money as Amount } from '@baize/money';
import { Button, cx, Money } from '@baize/ui';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { AutoplayControls } from '../auto/use-autoplay.ts';
import type { PlaySound } from '../stage/sound.ts';
import type { StageModule } from '../stage/stage.ts';
import type { Play } from './use-play.ts';
import type { Purse } from './use-purse.ts';
import type { Stake } from './use-stake.ts';

export type MainProps = {
  play: Play;
  stake: Stake;
  auto: AutoplayControls;
  purse: Purse;
  pace: { mayHurry: boolean };
  /** Whether everything is chosen that must be. */
  isChosen: boolean;
  /** The market wants a moment between two games. */
  isResting: boolean;
  module: StageModule;
  placeBet: () => boolean;
  /** Cuts the picture short, where that is possible. */
  onHurry: () => void;
  playSound: PlaySound;
};

export type MainAction = {
  kind: 'bet' | 'cashOut' | 'hurry';
  worth: Amount | undefined;
  /** Undefined while it cannot be pressed. */
  run: (() => void) | undefined;
};

/** What the one big button does now; the space bar does the same. */
export function useMainAction(props: MainProps): MainAction {
  const { play, module, pace, auto, stake, purse, onHurry } = props;
  const worth =
    (play.phase === 'open' && play.round && module.cashOutWorth?.(play.round)) || undefined;
  if (module.cashOutWorth && play.round?.state === 'open' && play.phase !== 'ready') {
    const mayLeave = worth !== undefined && !auto.auto;
    return {
      kind: 'cashOut',
      worth,
      run: mayLeave ? () => play.act({ action: 'cashout' }) : undefined,
    };
  }
  if (module.mayHurry && pace.mayHurry && play.phase === 'showing') {
    return { kind: 'hurry', worth, run: onHurry };
  }
  const isShut = play.phase !== 'ready' || auto.auto !== undefined || props.isResting;
  const isUnready = stake.fault !== undefined || !props.isChosen || purse.needsWord;
  const buy = () => {
    props.playSound('place');
    props.placeBet();
  };
  return { kind: 'bet', worth, run: isShut || (purse.isIn && isUnready) ? undefined : buy };
}

type ButtonProps = Pick<MainProps, 'play' | 'purse'> & { action: MainAction; hasKeys: boolean };

export function MainButton({ play, purse, action, hasKeys }: ButtonProps) {
  const text = useText();
  const parts = useMoneyParts();
  const { kind, worth, run } = action;
  const isBusy = play.phase === 'asking';
  if (kind === 'hurry') {
    return (
      <Button size="lg" onClick={run} className={mainLook}>
        {text('games.bar.hurry')}
        <KeyHint isShown={hasKeys} />
      </Button>
    );
  }
  if (kind === 'cashOut') {
    return (
      <Button
        kind="brass"
        size="lg"
        isBusy={isBusy}
        disabled={!run && !isBusy}
        onClick={run}
        className={cx(mainLook, 'flex-col! gap-0! text-[0.8125rem]!')}
      >
        <span>{text('games.bar.cashOut')}</span>
        {worth !== undefined && (
          <Money parts={parts(worth)} size="mid" className="text-[1.4rem]!" />
        )}
      </Button>
    );
  }
  return (
    <Button
      kind="brass"
      size="lg"
      isBusy={isBusy}
      disabled={!run && !isBusy}
      onClick={run}
      className={mainLook}
    >
      {text(labelOf(purse))}
      <KeyHint isShown={hasKeys} />
    </Button>
  );
}

/** Which key presses this button, for those who play by keys. */
export function KeyHint({ isShown }: { isShown: boolean }): ReactNode {
  const text = useText();
  if (!isShown) return null;
  return (
    <kbd
      aria-hidden
      className="rounded-[5px] border border-current/35 px-1.5 font-sans text-[0.6875rem]/4.5 font-semibold opacity-80 @max-[56rem]:hidden"
    >
      {text('games.bar.space')}
    </kbd>
  );
}

const mainLook =
  'h-14! text-base! @max-[44rem]:col-span-1 @min-[44rem]:min-w-36 @min-[68rem]:min-w-44';

/** A visitor is let in first: with their account, or as a guest. */
export function labelOf({ isIn, isFun }: Purse) {
  if (isIn) return 'games.bar.bet';
  return isFun ? 'games.bar.tryFun' : 'games.bar.login';
}
