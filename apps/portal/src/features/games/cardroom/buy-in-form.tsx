import type { Money as Amount } from '@baize/money';
import { Button, Money } from '@baize/ui';
import { useState } from 'react';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AmountSlider } from './amount-slider.tsx';
import { BalanceShort } from './balance-short.tsx';

type Props = {
  range: { min: Amount; max: Amount };
  step: Amount;
  button: string;
  fault: unknown;
  isBusy: boolean;
  onBring: (amount: Amount) => void;
};

/** The chips one brings, between what the stake asks for and what one has. */
export function BuyInForm({ range, step, button, fault, isBusy, onBring }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const balance = useBalance()?.mainWalletBalance;
  const most =
    balance !== undefined && balance < range.max ? balance - (balance % 100n) : range.max;
  const isShort = most < range.min;
  const top = isShort ? range.min : most;
  const [amount, setAmount] = useState<Amount>(top);
  const chosen = amount > top ? top : amount;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onBring(chosen);
      }}
    >
      <p className="text-center">
        <Money parts={parts(chosen)} size="big" />
      </p>
      <AmountSlider
        label={text('cardroom.buyIn.title')}
        min={range.min}
        max={top}
        step={step}
        value={chosen}
        onChange={setAmount}
      />
      <dl className="flex justify-between text-[0.8125rem]">
        <div>
          <dt className="text-ink-soft">{text('cardroom.buyIn.least')}</dt>
          <dd className="font-semibold">
            <Money parts={parts(range.min)} />
          </dd>
        </div>
        <div className="text-end">
          <dt className="text-ink-soft">{text('cardroom.buyIn.balance')}</dt>
          <dd className="font-semibold">
            {balance !== undefined && <Money parts={parts(balance)} />}
          </dd>
        </div>
      </dl>
      <p className="text-[0.8125rem] text-ink-soft">{text('cardroom.buyIn.text')}</p>
      {isShort && <BalanceShort />}
      {fault !== undefined && <FormFault error={fault} />}
      <Button kind="brass" size="lg" type="submit" isWide isBusy={isBusy} disabled={isShort}>
        {button}
      </Button>
    </form>
  );
}
