import { payFraction } from '@baize/games';
import type { Money as Amount } from '@baize/money';
import { Button, cleanNumber, cx, Money } from '@baize/ui';
import { useId } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { labelOf } from '../bets/main-button.tsx';
import { StakeField } from '../bets/stake-field.tsx';
import type { Play } from '../bets/use-play.ts';
import type { Purse } from '../bets/use-purse.ts';
import type { Stake } from '../bets/use-stake.ts';
import type { CrashState } from './crash-state.ts';
import type { CrashBet } from './use-crash-bet.ts';
import { useWorth, type WorthLine } from './worth.ts';

type Props = {
  state: CrashState | undefined;
  play: Play;
  purse: Purse;
  bet: CrashBet | undefined;
  lastPayout: { stake: Amount; payout: Amount } | undefined;
  stake: Stake;
  balance: Amount | undefined;
  worth: WorthLine;
  input: string;
  onInput: (input: string) => void;
  onBet: () => void;
};

export function CrashBar(props: Props) {
  const { stake, balance, bet, play, input, onInput } = props;
  const isLocked = bet !== undefined || play.phase === 'asking';
  return (
    <div className="@container border-t bg-table">
      <section className="grid grid-cols-2 items-center gap-x-4 gap-y-2.5 px-4 pt-3 pb-4 @min-[44rem]:flex @min-[44rem]:min-h-23 @min-[44rem]:gap-5 @min-[44rem]:px-6 @min-[44rem]:py-3">
        <Holdings balance={balance} last={props.lastPayout} />
        <StakeField
          stake={stake}
          balance={balance}
          isLocked={isLocked}
          className="col-span-2 @min-[44rem]:ms-auto"
        />
        <WishField input={input} onInput={onInput} isLocked={isLocked} />
        <CrashButton {...props} />
      </section>
    </div>
  );
}

type HoldingsProps = { balance: Amount | undefined; last: Props['lastPayout'] };

function Holdings({ balance, last }: HoldingsProps) {
  const text = useText();
  const parts = useMoneyParts();
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
        {last ? (
          <Money
            parts={parts(last.payout)}
            size="mid"
            tone={last.payout > last.stake ? 'win' : 'plain'}
            className="text-[1.5rem]!"
          />
        ) : (
          <span className="text-[1.5rem]/none text-ink-faint">–</span>
        )}
      </div>
    </>
  );
}

type WishProps = { input: string; isLocked: boolean; onInput: (input: string) => void };

function WishField({ input, isLocked, onInput }: WishProps) {
  const text = useText();
  const id = useId();
  const isBad = input !== '' && !(Number(input) >= 1.01);
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={cx(
          'flex h-11 items-center gap-2 rounded-ctl border bg-well px-3 focus-within:border-brass-text',
          isBad ? 'border-danger!' : 'border-line-strong!',
        )}
      >
        <span className="type-label whitespace-nowrap">{text('games.crash.wish')}</span>
        <input
          id={id}
          dir="ltr"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="–"
          value={input}
          disabled={isLocked}
          aria-invalid={isBad}
          onChange={({ target }) => onInput(cleanNumber(target.value, { decimals: 2 }))}
          className="num w-16 min-w-0 bg-transparent text-end font-semibold outline-none disabled:opacity-60"
        />
        <span className="text-sm text-ink-soft">×</span>
      </label>
      <span className="block text-[0.6875rem]/5 text-ink-soft @max-[44rem]:hidden">
        {text('games.crash.wishHint')}
      </span>
    </div>
  );
}

function CrashButton({ state, play, purse, bet, stake, worth: line, input, onBet }: Props) {
  const worth = useWorth(line);
  const text = useText();
  const parts = useMoneyParts();
  const isIn = bet !== undefined && bet.round === state?.round?.round;
  const look = 'h-14! text-base! @min-[44rem]:min-w-36 @min-[68rem]:min-w-48';
  if (bet && isIn && !bet.isOut && worth !== undefined) {
    return (
      <Button
        kind="brass"
        size="lg"
        isBusy={play.phase === 'asking'}
        onClick={() => play.act({ action: 'cashout' })}
        className={cx(look, 'flex-col! gap-0! text-[0.8125rem]!')}
      >
        <span>{text('games.bar.cashOut')}</span>
        <Money
          parts={parts(payFraction(bet.stake, worth, 100))}
          size="mid"
          className="text-[1.4rem]!"
        />
      </Button>
    );
  }
  if (bet) {
    return (
      <Button size="lg" disabled className={look}>
        {text(bet.isOut ? 'games.crash.isOut' : isIn ? 'games.crash.isIn' : 'games.crash.isNext')}
      </Button>
    );
  }
  const isBad =
    stake.fault !== undefined || purse.needsWord || (input !== '' && !(Number(input) >= 1.01));
  return (
    <Button
      kind="brass"
      size="lg"
      isBusy={play.phase === 'asking'}
      disabled={purse.isIn && isBad}
      onClick={onBet}
      className={look}
    >
      {text(purse.isIn && worth !== undefined ? 'games.crash.betNext' : labelOf(purse))}
    </Button>
  );
}
