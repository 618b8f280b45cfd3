import { Button } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SlipLine } from '../parts.tsx';
import { isAmountRefusal } from './amount-part.tsx';
import { slipOf } from './slip.ts';
import type { DepositForm } from './use-deposit-form.ts';
import { usePayUnit } from './use-pay-unit.ts';

type Props = { form: DepositForm; onUnfinished: (depositId: string) => void };

/** What the payment comes to, before it is made; why it was refused stands beside its button. */
export function DepositSlip({ form, onUnfinished }: Props) {
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
      {call.error && !isAmountRefusal(call.error) && (
        <div className="mt-4 flex flex-col gap-2">
          <FormFault error={call.error} />
          <Unfinished error={call.error} onOpen={onUnfinished} />
        </div>
      )}
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

function Unfinished({ error, onOpen }: { error: unknown; onOpen: (depositId: string) => void }) {
  const text = useText();
  if (refusalCode(error) !== 'DEPOSIT_UNFINISHED' || !wasRefused(error)) return null;
  const { depositId } = (error.value ?? {}) as { depositId?: string };
  if (!depositId) return null;
  return (
    <Button onClick={() => onOpen(depositId)} className="self-start">
      {text('cashier.deposit.toUnfinished')}
    </Button>
  );
}
