import { promotionsPackets } from '@baize/contract';
import { CENT, type Money, readMoney } from '@baize/money';
import {
  Button,
  Checkbox,
  CopyButton,
  Field,
  Modal,
  MoneyInput,
  NativeSelect,
  NumberInput,
  PasswordInput,
  TextInput,
} from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { DRAWN } from '../tickets/drawn-things.tsx';
import { useRenewPromotions } from '../use-promotions.ts';
import { type Packets, packetLink } from './use-packets.ts';

type Props = { packets: Packets; onClose: () => void };
type Mode = (typeof promotionsPackets.packetModes)[number];

const EMPTY = {
  amount: '',
  count: '5',
  mode: 'RANDOM' as Mode,
  isForTeam: false,
  greeting: '',
  password: '',
};
type Typed = typeof EMPTY;

/** How much, in how many parts and how; then the link to send on. */
export function SendPacketModal({ packets, onClose }: Props) {
  const text = useText();
  const sum = useSumWords();
  const asksPassword = useModule('PAYMENTPASS3');
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const amount = readMoney(typed.amount || '0') ?? 0n;
  const count = Number(typed.count) || 0;
  const send = useSend({ ...typed, amount, count });
  const isSound =
    amount >= packets.min &&
    amount <= packets.max &&
    count >= 1 &&
    count <= packets.maxParts &&
    amount >= CENT * BigInt(count);
  if (send.data) return <Ready code={send.data.packet.code} onClose={onClose} />;
  return (
    <Modal
      isOpen
      size="sm"
      onClose={onClose}
      title={text('promotions.packet.send')}
      footer={
        <Button
          kind="brass"
          size="lg"
          className="w-full"
          isBusy={send.isPending}
          disabled={!isSound || (asksPassword && typed.password.length < 6)}
          onClick={() => send.mutate()}
        >
          {text('promotions.packet.put', { amount: sum(amount) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Parts packets={packets} typed={typed} onTyped={setTyped} />
        {asksPassword && (
          <Field label={text('members.lock.payment')} isRequired>
            <PasswordInput
              value={typed.password}
              onChange={({ target }) => setTyped({ ...typed, password: target.value })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
            />
          </Field>
        )}
        <FormFault error={send.error} />
        <p className="text-[0.75rem] text-ink-soft">{text('promotions.packet.terms')}</p>
      </div>
    </Modal>
  );
}

/** A lost answer is asked for again under the same id; a refusal has moved nothing. */
function useSend({ amount, count, ...typed }: Omit<Typed, 'amount' | 'count'> & Order) {
  const renew = useRenewPromotions();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () => ask(promotionsPackets.sendPacket, { ...typed, amount, count, requestId }),
    onError: (error) => wasRefused(error) && setRequestId(crypto.randomUUID()),
    onSettled: renew,
  });
}

type Order = { amount: Money; count: number };

type PartsProps = { packets: Packets; typed: Typed; onTyped: (typed: Typed) => void };

function Parts({ packets, typed, onTyped }: PartsProps) {
  const text = useText();
  const sum = useSumWords();
  const sign = useCurrencySign();
  const set = (part: Partial<Typed>) => onTyped({ ...typed, ...part });
  return (
    <>
      <Field
        label={text('promotions.packet.amount')}
        hint={text('promotions.packet.range', { min: sum(packets.min), max: sum(packets.max) })}
        isRequired
      >
        <MoneyInput currency={sign} value={typed.amount} onChange={(amount) => set({ amount })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text('promotions.packet.parts')} isRequired>
          <NumberInput value={typed.count} onChange={(count) => set({ count })} />
        </Field>
        <Field label={text('promotions.packet.mode')}>
          <NativeSelect
            value={typed.mode}
            onChange={({ target }) => set({ mode: target.value as Mode })}
            options={promotionsPackets.packetModes.map((value) => ({
              value,
              label: text(`promotions.packet.mode.${value}`),
            }))}
          />
        </Field>
      </div>
      <Field label={text('promotions.packet.greeting')}>
        <TextInput
          value={typed.greeting}
          maxLength={60}
          dir="auto"
          onChange={({ target }) => set({ greeting: target.value })}
        />
      </Field>
      {packets.hasTeam && (
        <Checkbox
          checked={typed.isForTeam}
          onChange={({ target }) => set({ isForTeam: target.checked })}
        >
          {text('promotions.packet.team')}
        </Checkbox>
      )}
    </>
  );
}

function Ready({ code, onClose }: { code: string; onClose: () => void }) {
  const text = useText();
  const link = packetLink(code);
  return (
    <Modal isOpen size="sm" onClose={onClose} title={text('promotions.packet.ready')}>
      <div className="flex flex-col items-center gap-4">
        <DRAWN.LUCKY_RED_PACKET isOpen={false} className="h-36 w-28" />
        <Field label={text('promotions.packet.link')} className="w-full">
          <TextInput value={link} readOnly dir="ltr" after={<CopyButton text={link} size="sm" />} />
        </Field>
      </div>
    </Modal>
  );
}
