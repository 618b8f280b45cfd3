import { Field, RadioCards, TextInput } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { Split } from '../parts.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import type { Channel, Channels, DepositOrder } from '../use-cashier.ts';
import { AmountPart } from './amount-part.tsx';
import { methodOf } from './channel-art.tsx';
import { DepositSlip } from './deposit-slip.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import { usePayUnit } from './use-pay-unit.ts';

type Props = {
  ways: Channels;
  onOrdered: (order: DepositOrder) => void;
  /** The channel has an order that waits: to it. */
  onUnfinished: (depositId: string) => void;
};

/** The way, the channel and the amount; beside them what it comes to. */
export function DepositForm({ ways, onOrdered, onUnfinished }: Props) {
  const text = useText();
  const form = useDepositForm(ways, onOrdered);
  const { call, channel } = form;
  const methodCard = useMethodCard();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <Split aside={<DepositSlip form={form} onUnfinished={onUnfinished} />}>
        <RadioCards
          legend={text('cashier.deposit.method')}
          isLegendHidden
          look="tiles"
          options={form.methods.map(methodCard)}
          value={form.method}
          onChange={form.chooseMethod}
        />
        {form.channels.length > 1 && (
          <RadioCards
            legend={text('cashier.deposit.channel')}
            options={form.channels.map((one) => ({
              value: one.vendorId,
              title: <bdi>{one.vendorName}</bdi>,
              text: <ChannelTerms channel={one} method={form.method} />,
            }))}
            value={channel.vendorId}
            onChange={form.chooseChannel}
          />
        )}
        <AmountPart form={form} />
        {form.method === 'MT' && (
          <Field label={text('cashier.deposit.payer')} hint={text('cashier.deposit.payerHint')}>
            <TextInput
              value={form.payer}
              onChange={({ target }) => form.setPayer(target.value)}
              autoComplete="name"
              maxLength={80}
              dir="auto"
            />
          </Field>
        )}
      </Split>
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </form>
  );
}

function useMethodCard() {
  const text = useText();
  return (code: string) => {
    const { icon: Icon, words } = methodOf(code);
    return { value: code, title: words ? text(words) : code, icon: <Icon aria-hidden /> };
  };
}

function ChannelTerms({ channel, method }: { channel: Channel; method: string }) {
  const text = useText();
  const { words } = usePayUnit(method);
  const { minAmount, maxAmount, feePercent, bonusPercent } = channel;
  return (
    <>
      {text('cashier.range', { min: words(minAmount), max: words(maxAmount) })}
      {feePercent !== '0' && ` · ${text('cashier.deposit.feeRate', { rate: feePercent })}`}
      {bonusPercent !== '0' && ` · ${text('cashier.deposit.bonusRate', { rate: bonusPercent })}`}
    </>
  );
}
