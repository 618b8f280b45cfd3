import { cashierDepositsOperator } from '@baize/contract';
import { readMoney } from '@baize/money';
import { Button, Field, Modal, MoneyInput, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { channelsQuery } from '../use-cashier.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** What the bank's own list says arrived, entered by hand: the order with the same amount is credited. */
export function EnterPayment({ isOpen, onClose }: Props) {
  const text = useText();
  return (
    <Modal size="sm" isOpen={isOpen} onClose={onClose} title={text('console.pay.enter')}>
      <Form onClose={onClose} />
    </Modal>
  );
}

const BLANK = { channel: '', externalId: '', sum: '', note: '' };

function Form({ onClose }: { onClose: () => void }) {
  const text = useText();
  const channels = useQuery(channelsQuery).data?.list ?? [];
  const [typed, setTyped] = useState(BLANK);
  const [isTold, setTold] = useState(false);
  const channel = typed.channel || channels[0]?.code || '';
  const amount = amountOf(typed);
  const externalId = typed.externalId.trim();
  const enter = useAct(cashierDepositsOperator.recordPayment, {
    done: ({ result, approvalId }) =>
      text(approvalId ? 'console.pay.waits' : `console.pay.result.${result}`),
    onDone: onClose,
    touches: ['members'],
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!channel || !externalId || !amount) return;
    enter.mutate({ channel, externalId, amount, note: typed.note.trim() });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p>{text('console.pay.enterText')}</p>
      <Field label={text('console.dep.channel')}>
        <NativeSelect
          value={channel}
          options={channels.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => setTyped({ ...typed, channel: event.target.value })}
        />
      </Field>
      <PaymentFields
        typed={typed}
        isTold={isTold}
        onChange={(part) => {
          setTyped({ ...typed, ...part });
          enter.reset();
        }}
      />
      <ErrorLine error={enter.error} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
        <Button type="submit" kind="brass" isBusy={enter.isPending}>
          {text('console.pay.enter')}
        </Button>
      </div>
    </form>
  );
}

type Typed = typeof BLANK;
type FieldsProps = { typed: Typed; isTold: boolean; onChange: (part: Partial<Typed>) => void };

function PaymentFields({ typed, isTold, onChange }: FieldsProps) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <>
      <TextField
        isRequired
        label={text('console.pay.externalId')}
        hint={text('console.pay.externalIdHint')}
        error={isTold && !typed.externalId.trim() && text('console.form.wrong')}
        maxLength={80}
        value={typed.externalId}
        onChange={(externalId) => onChange({ externalId })}
      />
      <Field
        isRequired
        label={text('console.cashier.amount')}
        error={isTold && !amountOf(typed) && text('console.cashier.sumMissing')}
      >
        <MoneyInput currency={currency} value={typed.sum} onChange={(sum) => onChange({ sum })} />
      </Field>
      <TextField
        label={text('console.cashier.note')}
        maxLength={200}
        value={typed.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  );
}

function amountOf({ sum }: Typed): bigint | null {
  return sum === '' ? null : readMoney(sum);
}
