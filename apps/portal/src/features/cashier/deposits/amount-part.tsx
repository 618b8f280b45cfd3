import type { RefusalCode } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Field, MoneyInput, RadioCards } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ChipStack } from './chip-stack.tsx';
import { chipsOf } from './slip.ts';
import type { DepositForm } from './use-deposit-form.ts';
import { usePayUnit } from './use-pay-unit.ts';

const OF_AMOUNT: readonly (RefusalCode | undefined)[] = ['DEPOSIT_AMOUNT', 'DEPOSIT_CHANNEL_BUSY'];

/** What the house says about the amount is said beside it. */
export const isAmountRefusal = (error: unknown) => OF_AMOUNT.includes(refusalCode(error));

/** The amount: typed, stacked with chips, or one of those that the channel takes. */
export function AmountPart({ form }: { form: DepositForm }) {
  const text = useText();
  const { sign: currency, words, decimals } = usePayUnit(form.method);
  const fault = useFault(form);
  const { channel, typed, change } = form;
  const { minAmount: min, maxAmount: max, step, fixedAmounts } = channel;
  if (fixedAmounts.length > 0) {
    return (
      <div className="flex flex-col gap-2">
        <RadioCards
          legend={text('cashier.amount')}
          look="tiles"
          options={fixedAmounts.map((amount) => ({
            value: moneyText(amount),
            title: <span className="num">{words(amount)}</span>,
          }))}
          value={typed}
          onChange={change}
        />
        {fault && (
          <p role="alert" className="text-[0.8125rem] text-danger">
            {fault}
          </p>
        )}
        {channel.note && (
          <p className="text-[0.8125rem] text-ink-soft">
            <bdi>{channel.note}</bdi>
          </p>
        )}
      </div>
    );
  }
  const limits = text('cashier.range', { min: words(min), max: words(max) });
  const steps = step > 100n ? ` · ${text('cashier.deposit.steps', { step: words(step) })}` : '';
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={text('cashier.amount')}
        hint={
          <>
            {limits}
            {steps}
            {channel.note && (
              <span className="block">
                <bdi>{channel.note}</bdi>
              </span>
            )}
          </>
        }
        error={fault}
      >
        <MoneyInput
          look="stage"
          currency={currency}
          value={typed}
          onChange={change}
          name="amount"
          decimals={decimals}
        />
      </Field>
      <ChipStack chips={chipsOf(channel)} onAdd={form.add} onClear={() => change('')} />
    </div>
  );
}

function useFault({ fault, channel, call, method }: DepositForm): string | undefined {
  const text = useText();
  const { words } = usePayUnit(method);
  const errorWords = useErrorWords();
  if (isAmountRefusal(call.error)) return errorWords(call.error);
  if (!fault) return undefined;
  const { minAmount: min, maxAmount: max, step } = channel;
  const values = { min: words(min), max: words(max), step: words(step) };
  return text(`cashier.deposit.fault.${fault}`, values);
}
