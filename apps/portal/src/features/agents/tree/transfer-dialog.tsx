import { cashierTransfers, type Output } from '@baize/contract';
import { type Money, readMoney } from '@baize/money';
import {
  Button,
  Field,
  Modal,
  MoneyInput,
  NativeSelect,
  PasswordInput,
  TextInput,
} from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { balanceQuery, useBalance } from '../../../shared/money/use-balance.ts';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';

type Label = (typeof cashierTransfers.transferLabels)[number];
type Options = Output<typeof cashierTransfers.transferOptions.value>;

type SendProps = { username: string; options: Options; onClose: () => void };

/** Money to a downline; what is ordinary must be played there. */
export function SendDialog({ username, options, onClose }: SendProps) {
  const text = useText();
  const [label, setLabel] = useState<Label>('ORDINARY');
  const held = useBalance()?.mainWalletBalance;
  const max = held !== undefined && held < options.maximumAmount ? held : options.maximumAmount;
  return (
    <TransferForm
      title={text('agents.transfer.sendTo', { name: username })}
      submit={text('agents.transfer.send')}
      min={options.minimumAmount}
      max={max}
      send={(order) => ask(cashierTransfers.transferDownline, { username, label, ...order })}
      onClose={onClose}
    >
      <Field
        label={text('agents.transfer.label')}
        hint={text(label === 'ORDINARY' ? 'agents.transfer.played' : 'agents.transfer.free', {
          times: options.turnoverMultiple,
        })}
      >
        <NativeSelect
          value={label}
          onChange={({ target }) => setLabel(target.value as Label)}
          options={cashierTransfers.transferLabels.map((value) => ({
            value,
            label: text(`agents.transfer.${value}`),
          }))}
        />
      </Field>
    </TransferForm>
  );
}

type CollectProps = { username: string; max: Money; onClose: () => void };

/** Takes back what was sent and is still there. */
export function CollectDialog({ username, max, onClose }: CollectProps) {
  const text = useText();
  return (
    <TransferForm
      title={text('agents.transfer.collectFrom', { name: username })}
      submit={text('agents.transfer.collect')}
      min={0n}
      max={max}
      send={(order) => ask(cashierTransfers.collectDownline, { username, ...order })}
      onClose={onClose}
    />
  );
}

type Order = { requestId: string; amount: Money; password: string; remark: string };

type FormProps = {
  title: string;
  submit: string;
  min: Money;
  max: Money;
  send: (order: Order) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

function TransferForm({ title, submit, min, max, send, onClose, children }: FormProps) {
  const text = useText();
  const sign = useCurrencySign();
  const formId = useId();
  const { moneyText } = useFigures();
  const [typed, setTyped] = useState({ amount: '', password: '', remark: '' });
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const amount = readMoney(typed.amount || '0') ?? 0n;
  const fault = amount <= 0n || amount < min || amount > max;
  const { mutate, isPending, error } = useTransfer(send, onClose);
  function submitForm(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!fault && typed.password) mutate({ ...typed, amount });
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button kind="brass" type="submit" form={formId} isBusy={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submitForm} noValidate className="flex flex-col gap-4">
        <Field
          label={text('agents.transfer.amount')}
          hint={text('agents.transfer.between', { min: moneyText(min), max: moneyText(max) })}
          error={isTried && fault && text('agents.transfer.amountFault')}
          isRequired
        >
          <MoneyInput
            currency={sign}
            value={typed.amount}
            onChange={(next) => set({ amount: next })}
          />
        </Field>
        {children}
        <Field label={text('agents.column.remark')}>
          <TextInput
            value={typed.remark}
            maxLength={100}
            dir="auto"
            onChange={({ target }) => set({ remark: target.value })}
          />
        </Field>
        <Field
          label={text('agents.transfer.password')}
          error={isTried && !typed.password && text('agents.transfer.passwordFault')}
          isRequired
        >
          <PasswordInput
            value={typed.password}
            autoComplete="off"
            onChange={({ target }) => set({ password: target.value })}
          />
        </Field>
        <FormFault error={error} />
      </form>
    </Modal>
  );
}

function useTransfer(send: FormProps['send'], onDone: () => void) {
  const text = useText();
  const { moneyText } = useFigures();
  const cache = useQueryClient();
  // One id for one order, so that a repeat after a broken line moves nothing twice.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (order: Omit<Order, 'requestId'>) => send({ ...order, requestId }),
    onSuccess: (_, { amount }) => {
      notices.tell({
        tone: 'good',
        title: text('agents.transfer.done', { amount: moneyText(amount) }),
      });
      onDone();
    },
    // A refusal has moved nothing; after a broken line the same order is sent again.
    onError: (error) => wasRefused(error) && setRequestId(crypto.randomUUID()),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['agents'] }),
        cache.invalidateQueries(balanceQuery),
      ]),
  });
}
