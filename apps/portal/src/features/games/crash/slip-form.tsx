import { payFraction } from '@baize/games';
import { type Money as Amount, money } from '@baize/money';
import { Button, cleanNumber, cx, Money } from '@baize/ui';
import { useId, useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AutoplayDialog } from '../auto/autoplay-dialog.tsx';
import { ENDLESS } from '../auto/use-auto-form.ts';
import { KeyHint, labelOf } from '../bets/main-button.tsx';
import { StakeField } from '../bets/stake-field.tsx';
import type { Purse } from '../bets/use-purse.ts';
import type { CrashState } from './crash-state.ts';
import { slipState } from './slip-state.ts';
import type { Slip } from './use-slip.ts';
import { useWorth, type WorthLine } from './worth.ts';

type Props = {
  slip: Slip;
  state: CrashState | undefined;
  purse: Purse;
  worth: WorthLine;
  balance: Amount | undefined;
  hasKeys?: boolean;
};

/** One bet: how much, where it leaves by itself, and the button that says what can be done now. */
export function SlipForm(props: Props) {
  const { slip, balance, purse } = props;
  const { stake, bet, play, auto } = slip;
  const isLocked = bet !== undefined || play.phase === 'asking' || auto.auto !== undefined;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(8.5rem,38%)] gap-2">
      <StakeField stake={stake} balance={balance} isLocked={isLocked} isSlim />
      <SlipButton {...props} />
      <OutField slip={slip} isLocked={isLocked} />
      <AutoButton slip={slip} isIn={purse.isIn} />
    </div>
  );
}

function OutField({ slip, isLocked }: { slip: Slip; isLocked: boolean }) {
  const text = useText();
  const parts = useMoneyParts();
  const id = useId();
  const { input, setInput, isInputBad, stake } = slip;
  const gain = input && !isInputBad && stake.amount ? gainAt(stake.amount, input) : undefined;
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={cx(
          'flex h-11 items-center gap-2 rounded-ctl border bg-well px-3 focus-within:border-brass-text',
          isInputBad ? 'border-danger!' : 'border-line-strong!',
        )}
      >
        <span className="type-label min-w-0 truncate">{text('games.crash.wish')}</span>
        <input
          id={id}
          dir="ltr"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="–"
          value={input}
          disabled={isLocked}
          aria-invalid={isInputBad}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setInput(cleanNumber(target.value, { decimals: 2 }))}
          className="num ms-auto w-16 min-w-0 bg-transparent text-end font-semibold outline-none disabled:opacity-60"
        />
        <span className="text-sm text-ink-soft">×</span>
      </label>
      <span
        id={`${id}-hint`}
        className="flex gap-1 truncate text-[0.6875rem]/5 text-ink-soft @max-[44rem]:hidden"
      >
        {gain === undefined ? (
          text('games.crash.wishHint')
        ) : (
          <>
            {text('games.profitOnWin')} <Money parts={parts(gain, { signed: true })} />
          </>
        )}
      </span>
    </div>
  );
}

const gainAt = (stake: Amount, input: string) =>
  payFraction(stake, Math.round(Number(input) * 100), 100) - stake;

function AutoButton({ slip, isIn }: { slip: Slip; isIn: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { auto, stake, input, isInputBad, bet, play } = slip;
  if (auto.auto) {
    return (
      <Button kind="danger" className="h-11" onClick={auto.stop}>
        {text('games.auto.stop', { left: auto.auto.left ?? ENDLESS })}
      </Button>
    );
  }
  const isReady = input !== '' && !isInputBad;
  return (
    <>
      <Button
        className="h-11"
        disabled={!isIn || bet !== undefined || play.phase !== 'ready'}
        onClick={() => setOpen(true)}
      >
        {text('games.auto.open')}
      </Button>
      <AutoplayDialog
        isOpen={isOpen}
        stake={stake.amount ?? money('0')}
        maxStake={stake.limits.max}
        hasStakeRules
        plan={
          <p className={isReady ? 'font-medium' : 'text-danger'}>
            {isReady
              ? text('games.auto.crash', { at: Number(input).toFixed(2) })
              : text('games.auto.crashNeeds')}
          </p>
        }
        isPlanReady={isReady}
        onClose={() => setOpen(false)}
        onBegin={auto.begin}
      />
    </>
  );
}

function SlipButton({ slip, state, purse, worth: line, hasKeys = false }: Props) {
  const worth = useWorth(line);
  const text = useText();
  const parts = useMoneyParts();
  const { bet, play, stake, auto } = slip;
  const at = slipState(slip, state, worth);
  const isBusy = play.phase === 'asking';
  const look = 'h-full min-h-11! px-2! text-[0.9375rem]/4.5! whitespace-normal!';
  if (bet && at === 'flying' && worth !== undefined) {
    return (
      <Button
        kind="brass"
        isBusy={isBusy}
        onClick={slip.cashOut}
        className={cx(look, 'flex-col! gap-0! text-[0.75rem]/4!')}
      >
        <span>{text('games.bar.cashOut')}</span>
        <Money parts={parts(payFraction(bet.stake, worth, 100))} className="text-[1.15rem]/5!" />
      </Button>
    );
  }
  if (at === 'queued') {
    return (
      <Button
        isBusy={isBusy}
        onClick={slip.takeBack}
        className={cx(look, 'flex-col! gap-0! leading-tight!')}
      >
        <span>{text('games.crash.takeBack')}</span>
        <span className="text-[0.6875rem]/4 font-normal text-ink-soft">
          {text(bet?.round === state?.round?.round ? 'games.crash.isIn' : 'games.crash.isNext')}
        </span>
      </Button>
    );
  }
  if (at !== 'empty') {
    return (
      <Button disabled className={look}>
        {text(at === 'out' ? 'games.crash.isOut' : 'games.crash.isIn')}
      </Button>
    );
  }
  const isBad = stake.fault !== undefined || purse.needsWord || slip.isInputBad;
  return (
    <Button
      kind="brass"
      isBusy={isBusy}
      disabled={auto.auto !== undefined || (purse.isIn && isBad)}
      onClick={slip.placeBet}
      className={look}
    >
      {text(purse.isIn && worth !== undefined ? 'games.crash.betNext' : labelOf(purse))}
      <KeyHint isShown={hasKeys} />
    </Button>
  );
}
