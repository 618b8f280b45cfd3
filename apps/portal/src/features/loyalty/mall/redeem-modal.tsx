import { loyaltyMall } from '@baize/contract';
import { Button, Field, Modal, NativeSelect } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
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
  type Address,
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
  const asksPassword = useModule('PAYMENTPASS3');
  const [quantity, setQuantity] = useState(1);
  // Until one is chosen, the first of the book, which may still be on its way.
  const [chosenId, setAddressId] = useState<string>();
  const addressId = chosenId ?? book[0]?.id ?? NEW;
  const [address, setAddress] = useState(emptyAddress);
  const [password, setPassword] = useState('');
  const points = wholePoints(good.points) * quantity;
  const amount = good.amount * BigInt(quantity);
  const isSent = good.kind === 'GOODS';
  const most = mostOf(good, held);
  const order = useOrder(good, {
    quantity,
    addressId,
    address,
    password,
    onAddressId: setAddressId,
    onClose,
  });
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
        <Costs good={good} held={held} quantity={quantity} most={most} onQuantity={setQuantity} />
        {isSent && (
          <Destination
            book={book}
            addressId={addressId}
            onAddressId={setAddressId}
            address={address}
            onAddress={setAddress}
          />
        )}
        {asksPassword && <PasswordField value={password} onChange={setPassword} />}
        <FormFault error={order.error} />
        <p className="text-[0.75rem] text-ink-soft">{text('loyalty.mall.promise')}</p>
      </div>
    </Modal>
  );
}

type Typed = {
  quantity: number;
  addressId: string;
  address: Address;
  password: string;
  onAddressId: (id: string) => void;
  onClose: () => void;
};

/** A lost answer is asked for again under the same id. */
function useOrder(good: Good, typed: Typed) {
  const text = useText();
  const renew = useRenewMall();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { quantity, password } = typed;
  return useMutation({
    mutationFn: async () => {
      const addressId = good.kind === 'GOODS' ? await keepAddress(typed) : undefined;
      const to = addressId === undefined ? {} : { addressId };
      return ask(loyaltyMall.redeemReward, {
        rewardId: good.id,
        quantity,
        password,
        requestId,
        ...to,
      });
    },
    onSuccess: ({ status }) => {
      const title = text(`loyalty.mall.done.${status}`, { name: good.name });
      notices.tell({ tone: 'good', title });
      typed.onClose();
    },
    // What was refused is refused again under its id: whoever tries again asks anew.
    onError: (error) => wasRefused(error) && setRequestId(crypto.randomUUID()),
    onSettled: renew,
  });
}

/** A new address goes into the book first, so that the next order finds it there. */
async function keepAddress({ addressId, address, onAddressId }: Typed): Promise<string> {
  if (addressId !== NEW) return addressId;
  const [saved] = await ask(loyaltyMall.saveAddress, { address, isDefault: true });
  onAddressId(saved!.id);
  return saved!.id;
}

/** What stock, limit and points leave. */
function mostOf({ stock, limit, taken, points }: Good, held: number): number {
  const each = wholePoints(points);
  return Math.min(
    stock,
    limit === null ? 100 : limit - taken,
    each > 0 ? Math.floor(held / each) : 100,
  );
}

type CostProps = {
  good: Good;
  held: number;
  quantity: number;
  most: number;
  onQuantity: (quantity: number) => void;
};

function Costs({ good, held, quantity, most, onQuantity }: CostProps) {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  const points = wholePoints(good.points) * quantity;
  const times = BigInt(quantity);
  return (
    <dl className="text-[0.875rem]">
      <Row name={text('loyalty.mall.quantity')}>
        <Stepper value={quantity} most={most} onChange={onQuantity} />
      </Row>
      <Row name={text('loyalty.mall.points')}>{number(points)}</Row>
      {good.amount > 0n && <Row name={text('loyalty.mall.pay')}>{sum(good.amount * times)}</Row>}
      {good.spins && (
        <Row name={text('loyalty.mall.filter.SPINS')}>
          {text('loyalty.mall.spins', { count: good.spins.count * quantity })}
        </Row>
      )}
      {good.worth > 0n && <Row name={text('loyalty.mall.worth')}>{sum(good.worth * times)}</Row>}
      <Row name={text('loyalty.mall.after')}>{number(held - points)}</Row>
    </dl>
  );
}

type DestinationProps = {
  book: readonly KeptAddress[];
  addressId: string;
  onAddressId: (id: string) => void;
  address: Address;
  onAddress: (address: Address) => void;
};

/** One of the book, or a new one. */
function Destination({ book, addressId, onAddressId, address, onAddress }: DestinationProps) {
  const text = useText();
  return (
    <>
      {book.length > 0 && (
        <Field label={text('loyalty.mall.address')}>
          <NativeSelect
            value={addressId}
            onChange={(event) => onAddressId(event.target.value)}
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
      {addressId === NEW && <AddressFields value={address} onChange={onAddress} />}
    </>
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
