import { type Output, wallet } from '@baize/contract';
import { type Money, readMoney, UNIT } from '@baize/money';
import { Button, Field, IconButton, MoneyInput, NativeSelect, Panel } from '@baize/ui';
import { ArrowLeftRight, Info } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Note } from '../parts.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { useRenewCashier } from '../use-cashier.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';

type Moved = Output<typeof wallet.transfer.value>;
type Input = { from: string; to: string; amount: Money };
type Outcome = { status: Moved['status']; amount: Money };

const MAIN = 'MAIN';
const TONES = { SUCCESS: 'good', FAILED: 'bad', UNKNOWN: 'warn' } as const;

type Props = {
  vendors: readonly { vendor: string; displayName: string; balance: bigint }[];
  main: Money;
  inTransit: Money;
  /** What became of the last transfer is shown until something else is asked for. */
  isLast: boolean;
  onAsk: () => void;
};

/** Whole amounts between the main wallet and one at a vendor. */
export function WalletForm({ vendors, main, inTransit, isLast, onAsk }: Props) {
  const text = useText();
  const renew = useRenewCashier();
  const [vendor, setVendor] = useState(vendors[0]?.vendor ?? '');
  const [isHome, setHome] = useState(false);
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const call = useMoneyCall<Input, Moved>({
    send: (input) => ask(wallet.transfer, input),
    onDone: (moved) => {
      setOutcome({ status: moved.status, amount: amount ?? 0n });
      setTyped('');
      setSent(false);
      renew();
    },
  });
  const amount = readMoney(typed);
  const held = isHome ? (vendors.find((one) => one.vendor === vendor)?.balance ?? 0n) : main;
  const max = held - (held % UNIT);
  // Decimals are seen and refused: dropped in silence, 10.50 would become another sum.
  const isFine = amount !== null && amount >= UNIT && amount <= max && amount % UNIT === 0n;
  function sendTransfer() {
    setSent(true);
    setOutcome(null);
    onAsk();
    if (!isFine) return;
    const [from, to] = isHome ? [vendor, MAIN] : [MAIN, vendor];
    call.start({ from, to, amount });
  }
  return (
    <Panel>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          sendTransfer();
        }}
      >
        <h3 className="type-card">{text('cashier.wallet.move')}</h3>
        <Direction
          vendors={vendors}
          value={vendor}
          isHome={isHome}
          onChange={setVendor}
          onSwap={() => setHome(!isHome)}
        />
        <AmountField
          typed={typed}
          max={max}
          hasFault={isSent && !isFine}
          onChange={(next) => {
            setTyped(next);
            setSent(false);
          }}
        />
        {!isHome && <Note icon={<Info aria-hidden />}>{text('cashier.wallet.notCounted')}</Note>}
        <FormFault error={call.error} />
        <div role="status" className="empty:hidden">
          {isLast && outcome && <OutcomeNote outcome={outcome} inTransit={inTransit} />}
        </div>
        <Button kind="brass" type="submit" size="lg" isBusy={call.isBusy} className="self-start">
          {text('cashier.wallet.go')}
        </Button>
      </form>
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </Panel>
  );
}

type AmountProps = {
  typed: string;
  max: Money;
  hasFault: boolean;
  onChange: (typed: string) => void;
};

function AmountField({ typed, max, hasFault, onChange }: AmountProps) {
  const text = useText();
  const words = useMoneyWords();
  const currency = useCurrencySign();
  const fault = max < UNIT ? 'cashier.wallet.tooLittle' : 'cashier.wallet.fault';
  return (
    <Field
      label={text('cashier.amount')}
      hint={text('cashier.wallet.whole', { max: words(max) })}
      error={hasFault ? text(fault, { max: words(max) }) : undefined}
      className="sm:max-w-72"
    >
      <MoneyInput
        currency={currency}
        placeholder="0"
        value={typed}
        onChange={onChange}
        name="amount"
      />
    </Field>
  );
}

/** What became of it; a vendor that was silent is silent only until it has answered. */
function OutcomeNote({ outcome: { status, amount }, inTransit }: OutcomeProps) {
  const text = useText();
  const words = useMoneyWords();
  if (status === 'UNKNOWN' && inTransit === 0n) {
    return <Note>{text('cashier.wallet.moved.ANSWERED')}</Note>;
  }
  return (
    <Note tone={TONES[status]}>
      {text(`cashier.wallet.moved.${status}`, { amount: words(amount) })}
    </Note>
  );
}

type OutcomeProps = { outcome: Outcome; inTransit: Money };

type SelectProps = Pick<Props, 'vendors'> & { value: string; onChange: (vendor: string) => void };

type DirectionProps = SelectProps & { isHome: boolean; onSwap: () => void };

/** From the main wallet to a vendor's, or home from there. */
function Direction({ vendors, value, isHome, onChange, onSwap }: DirectionProps) {
  const text = useText();
  const main = <NativeSelect options={[{ value: MAIN, label: text('cashier.wallet.mainName') }]} />;
  const vendor = <VendorSelect vendors={vendors} value={value} onChange={onChange} />;
  return (
    <div className="flex gap-3 max-sm:flex-col sm:items-end">
      <Field label={text('cashier.wallet.from')} className="flex-1">
        {isHome ? vendor : main}
      </Field>
      <IconButton
        label={text('cashier.wallet.swap')}
        icon={<ArrowLeftRight />}
        onClick={onSwap}
        className="max-sm:-my-1 max-sm:rotate-90 max-sm:self-center sm:mb-0.5"
      />
      <Field label={text('cashier.wallet.to')} className="flex-1">
        {isHome ? main : vendor}
      </Field>
    </div>
  );
}

function VendorSelect({ vendors, value, onChange }: SelectProps) {
  return (
    <NativeSelect
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={vendors.map(({ vendor, displayName }) => ({ value: vendor, label: displayName }))}
    />
  );
}
