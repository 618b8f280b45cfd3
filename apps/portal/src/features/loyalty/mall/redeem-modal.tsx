import { loyaltyMall } from '@baize/contract';
import { Button, Field, Modal, NativeSelect } from '@baize/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useSumWords } from '../use-loyalty.ts';
import { AddressFields, emptyAddress, isSound } from './address-fields.tsx';
import { PasswordField } from './convert-modal.tsx';
import {
  addressesQuery,
  type Good,
  type KeptAddress,
  useNumber,
  useRenewMall,
  wholePoints,
} from './use-mall.ts';

type Props = { good: Good; held: number; onClose: () => void };

const NEW = '';

/** How many, what it costs, where to, and the payment password. */
export function RedeemModal({ good, held, onClose }: Props) {
  const needsAddress = good.kind === 'GOODS';
  const book = useQuery({ ...addressesQuery, enabled: needsAddress });
  if (needsAddress && !book.data) return null;
  return <Form good={good} held={held} onClose={onClose} book={book.data ?? []} />;
}

function Form({ good, held, onClose, book }: Props & { book: readonly KeptAddress[] }) {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  const renew = useRenewMall();
  const asksPassword = useModule('PAYMENTPASS3');
  const [quantity, setQuantity] = useState(1);
  const [addressId, setAddressId] = useState(book[0]?.id ?? NEW);
  const [address, setAddress] = useState(emptyAddress);
  const [password, setPassword] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const points = wholePoints(good.points) * quantity;
  const amount = good.amount * BigInt(quantity);
  const isSent = good.kind === 'GOODS';
  const most = Math.min(
    good.stock,
    good.limit === null ? 100 : good.limit - good.taken,
    wholePoints(good.points) > 0 ? Math.floor(held / wholePoints(good.points)) : 100,
  );
  const order = useMutation({
    mutationFn: async () => {
      const to = await addressOf();
      return ask(loyaltyMall.redeemReward, {
        rewardId: good.id,
        quantity,
        password,
        requestId,
        ...(to !== undefined && { addressId: to }),
      });
    },
    onSuccess: ({ status }) => {
      notices.tell({
        tone: 'good',
        title: text(`loyalty.mall.done.${status}`, { name: good.name }),
      });
      onClose();
    },
    onSettled: renew,
  });
  /** A new address goes into the book first, so that the next order finds it there. */
  const addressOf = async (): Promise<string | undefined> => {
    if (!isSent) return undefined;
    if (addressId !== NEW) return addressId;
    const saved = await ask(loyaltyMall.saveAddress, { address, isDefault: true });
    setAddressId(saved[0]!.id);
    return saved[0]!.id;
  };
  const isReady =
    (!asksPassword || password.length === 6) && (!isSent || addressId !== NEW || isSound(address));
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="lg"
      title={good.name}
      aside={<img src={good.picture} alt="" className="size-full object-cover" />}
      footer={
        <Button
          kind="brass"
          size="lg"
          className="w-full"
          isBusy={order.isPending}
          disabled={!isReady || most < 1}
          onClick={() => order.mutate()}
        >
          {amount > 0n
            ? text('loyalty.mall.send.both', { points: number(points), amount: sum(amount) })
            : text('loyalty.mall.send', { points: number(points) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft" dir="auto">
          {good.text}
        </p>
        <dl className="text-[0.875rem]">
          <Row name={text('loyalty.mall.quantity')}>
            <Stepper value={quantity} most={most} onChange={setQuantity} />
          </Row>
          <Row name={text('loyalty.mall.points')}>{number(points)}</Row>
          {amount > 0n && <Row name={text('loyalty.mall.pay')}>{sum(amount)}</Row>}
          {good.worth > 0n && (
            <Row name={text('loyalty.mall.worth')}>{sum(good.worth * BigInt(quantity))}</Row>
          )}
          <Row name={text('loyalty.mall.after')}>{number(held - points)}</Row>
        </dl>
        {isSent && book.length > 0 && (
          <Field label={text('loyalty.mall.address')}>
            <NativeSelect
              value={addressId}
              onChange={(event) => setAddressId(event.target.value)}
              options={[
                ...book.map((one) => ({
                  value: one.id,
                  label: `${one.name}, ${one.address}, ${one.province}`,
                })),
                { value: NEW, label: text('loyalty.mall.address.new') },
              ]}
            />
          </Field>
        )}
        {isSent && addressId === NEW && <AddressFields value={address} onChange={setAddress} />}
        {asksPassword && <PasswordField value={password} onChange={setPassword} />}
        <FormFault error={order.error} />
        <p className="text-[0.75rem] text-ink-soft">{text('loyalty.mall.promise')}</p>
      </div>
    </Modal>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t py-2 text-ink-soft first:border-t-0">
      <dt>{name}</dt>
      <dd className="font-semibold text-ink tabular-nums">{children}</dd>
    </div>
  );
}

type StepperProps = { value: number; most: number; onChange: (value: number) => void };

function Stepper({ value, most, onChange }: StepperProps) {
  const text = useText();
  const number = useNumber();
  return (
    <span className="inline-flex items-center gap-2">
      <Button
        size="sm"
        aria-label={text('loyalty.mall.fewer')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <b className="min-w-8 text-center">{number(value)}</b>
      <Button
        size="sm"
        aria-label={text('loyalty.mall.more')}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </span>
  );
}
