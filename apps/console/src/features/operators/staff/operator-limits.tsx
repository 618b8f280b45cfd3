import { operatorsStaff } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Button, Field, MoneyInput } from '@baize/ui';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { isSame } from '../../../shared/editor/changes.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Operator } from './operator.ts';

const FIELDS = ['withdrawal', 'withdrawalDay', 'credit', 'creditDay'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

type Props = { operator: Operator; mayEdit: boolean };

/** What the operator decides by themselves; an empty field is no limit of their own. */
export function OperatorLimits({ operator, mayEdit }: Props) {
  const text = useText();
  const { currency } = useBrand();
  const held = typedOf(operator);
  const [typed, setTyped] = useState(held);
  const save = useAct(operatorsStaff.setLimits, {
    input: () => ({
      id: operator.id,
      version: operator.limits.version,
      withdrawal: sumOf(typed.withdrawal),
      withdrawalDay: sumOf(typed.withdrawalDay),
      credit: sumOf(typed.credit),
      creditDay: sumOf(typed.creditDay),
    }),
    onDone: ({ approvalId }) => approvalId && setTyped(held),
    done: ({ approvalId }) =>
      approvalId
        ? { tone: 'wait', title: text('console.roles.asked'), text: text('console.limits.asked') }
        : text('console.limits.saved'),
  });
  return (
    <section className="flex flex-col gap-3 border-t pt-4">
      <div>
        <h3 className="text-[0.8125rem] font-medium text-ink-soft">
          {text('console.limits.title')}
        </h3>
        <p className="text-[0.8125rem] text-ink-soft">{text('console.limits.text')}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {FIELDS.map((field) => (
          <Field key={field} label={text(`console.limits.${field}`)}>
            <MoneyInput
              currency={currency}
              disabled={!mayEdit}
              placeholder={text('console.limits.none')}
              value={typed[field]}
              onChange={(value) => setTyped({ ...typed, [field]: value })}
            />
          </Field>
        ))}
      </div>
      <ErrorLine error={save.error} />
      {mayEdit && !isSame(typed, held) && (
        <div className="flex gap-2">
          <Button kind="brass" isBusy={save.isPending} onClick={() => save.mutate(undefined)}>
            {text('console.limits.save')}
          </Button>
          <Button onClick={() => setTyped(held)}>{text('console.form.discard')}</Button>
        </div>
      )}
    </section>
  );
}

function typedOf({ limits }: Operator): Typed {
  const typed = (sum: bigint | null) => (sum === null ? '' : moneyText(sum));
  return {
    withdrawal: typed(limits.withdrawal),
    withdrawalDay: typed(limits.withdrawalDay),
    credit: typed(limits.credit),
    creditDay: typed(limits.creditDay),
  };
}

const sumOf = (typed: string) => (typed.trim() === '' ? null : (readMoney(typed) ?? null));
