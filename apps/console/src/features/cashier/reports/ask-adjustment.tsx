import { cashierTransfersOperator } from '@baize/contract';
import { readMoney } from '@baize/money';
import { Field, MoneyInput, RadioCards } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { REASON_LENGTH } from '../cashier-rows.ts';
import { rulesQuery } from '../use-cashier.ts';
import { useWhose } from './use-whose.ts';

type Props = { isOpen: boolean; memberId: number | undefined; onClose: () => void };
type Adjustment = { memberId: number; amount: bigint; multiple?: number; reason: string };

/** Nothing moves here: what is asked for is put before a second person, exactly as it was typed. */
export function AskAdjustment({ isOpen, memberId, onClose }: Props) {
  const text = useText();
  const ask = useAct(cashierTransfersOperator.askAdjustment, {
    done: () => text('console.adjust.asked'),
    onDone: leave,
    touches: ['members'],
  });
  const form = useForm(memberId);
  function leave() {
    form.clear();
    ask.reset();
    onClose();
  }
  return (
    <ReasonModal
      isOpen={isOpen}
      longest={REASON_LENGTH}
      title={text('console.adjust.ask')}
      confirmLabel={text('console.adjust.confirm')}
      act={ask}
      onTry={form.tell}
      onConfirm={(reason) => {
        const typed = form.read();
        if (typed) ask.mutate({ ...typed, reason });
      }}
      onClose={leave}
    >
      <p>{text('console.adjust.askText')}</p>
      <Fields form={form} />
    </ReasonModal>
  );
}

function useForm(given: number | undefined) {
  const usual = useQuery(rulesQuery).data?.multiples.adjustment ?? 0;
  const blank = { member: given ? String(given) : '', kind: 'add', sum: '', multiple: -1 };
  const [typed, setTyped] = useState(blank);
  const [isTold, setTold] = useState(false);
  const member = typed.member || blank.member;
  const whose = useWhose(member);
  const size = typed.sum === '' ? 0n : (readMoney(typed.sum) ?? 0n);
  const isSum = size > 0n && size % 100n === 0n;
  const multiple = typed.multiple < 0 ? usual : typed.multiple;
  return {
    typed: { ...typed, member, multiple },
    isTold,
    whose,
    isSum,
    change: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }),
    clear: () => {
      setTyped(blank);
      setTold(false);
    },
    tell: () => setTold(true),
    read: (): Omit<Adjustment, 'reason'> | undefined => {
      if (!whose.memberId || !isSum) return undefined;
      const isAdding = typed.kind === 'add';
      const { memberId } = whose;
      return { memberId, amount: isAdding ? size : -size, ...(isAdding && { multiple }) };
    },
  };
}

function Fields({ form }: { form: ReturnType<typeof useForm> }) {
  const text = useText();
  const { currency } = useBrand();
  const { typed, change, isTold } = form;
  return (
    <>
      <TextField
        isRequired
        label={text('console.adjust.who')}
        hint={text('console.adjust.whoHint')}
        error={
          (form.whose.isNobody || (isTold && !form.whose.memberId)) &&
          text('console.adjust.whoNone')
        }
        autoComplete="off"
        value={typed.member}
        onChange={(member) => change({ member })}
      />
      {form.whose.name && (
        <p role="status" className="-mt-2 font-medium">
          {form.whose.name} <span className="num text-ink-soft">{form.whose.memberId}</span>
        </p>
      )}
      <RadioCards
        legend={text('console.adjust.kind')}
        value={typed.kind}
        onChange={(kind) => change({ kind })}
        options={(['add', 'take'] as const).map((value) => ({
          value,
          title: text(`console.adjust.kind.${value}`),
        }))}
      />
      <Field
        isRequired
        label={text('console.cashier.amount')}
        error={isTold && !form.isSum && text('console.cashier.sumMissing')}
      >
        <MoneyInput currency={currency} value={typed.sum} onChange={(sum) => change({ sum })} />
      </Field>
      {typed.kind === 'add' && (
        <NumberField
          label={text('console.adjust.multiple')}
          hint={text('console.adjust.multipleHint')}
          max={100}
          value={typed.multiple}
          onChange={(multiple) => change({ multiple })}
        />
      )}
    </>
  );
}
