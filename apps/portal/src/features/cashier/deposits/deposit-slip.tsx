import { Button } from '@baize/ui';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SlipLine } from '../parts.tsx';
import { slipOf } from './slip.ts';
import type { DepositForm } from './use-deposit-form.ts';
import { usePayUnit } from './use-pay-unit.ts';

/** What the payment comes to, before it is made. */
export function DepositSlip({ form }: { form: DepositForm }) {
  const text = useText();
  const balance = useBalance();
  const { channel, amount, call } = form;
  const unit = usePayUnit(form.method);
  const slip = slipOf(amount ?? 0n, channel);
  const hasRate = channel.rate !== '1';
  return (
    <>
      <h3 className="type-title mb-2.5 text-[1.625rem]">{text('cashier.slip')}</h3>
      <dl>
        <SlipLine
          name={<bdi>{channel.vendorName}</bdi>}
          amount={slip.paid}
          paid={unit.parts(slip.paid)}
        />
        {hasRate && (
          <SlipLine
            name={text('cashier.deposit.atRate', { rate: channel.rate })}
            amount={slip.gross}
          />
        )}
        <SlipLine name={text('cashier.fee')} amount={-slip.fee} />
        {slip.bonus > 0n && (
          <SlipLine name={text('cashier.deposit.bonus')} amount={slip.bonus} signed />
        )}
        <SlipLine name={text('cashier.deposit.toPlay')} amount={slip.credited} />
        {balance && (
          <SlipLine
            name={text('cashier.deposit.youWillHave')}
            amount={balance.mainWalletBalance + slip.credited}
            isTotal
          />
        )}
      </dl>
      <Button kind="brass" size="lg" isWide type="submit" isBusy={call.isBusy} className="mt-4">
        {amount
          ? text('cashier.deposit.pay', { amount: unit.words(amount) })
          : text('cashier.deposit.go')}
      </Button>
      <p className="mt-3 text-[0.8125rem] text-ink-soft">
        {text(form.method === 'MT' ? 'cashier.deposit.centsSoon' : 'cashier.deposit.playFirst')}
      </p>
    </>
  );
}
