import { moneyText, moneyWords, readMoney, timesRate } from '@baize/money';
import { Field, NativeSelect, TextArea } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { percentOf } from '../typed-sums.ts';
import { PercentField } from './percent-field.tsx';
import type { RulesForm } from './rules-editable.ts';
import { ClockField, clockText, Effect, SumFields, Switches } from './rules-fields.tsx';

type Props = { form: RulesForm };

/** Sums as a sentence writes them, from what was typed. */
export function useSumWords(): (typed: string) => string {
  const { currency } = useBrand();
  return (typed) => moneyWords(readMoney(typed) ?? 0n, { locale: 'en', symbol: `${currency} ` });
}

export function OpeningRules({ form }: Props) {
  const text = useText();
  const { timeZone } = useTimes();
  const { content, change, mayEdit } = form;
  const { hoursFrom, hoursTo, withdrawalsOpen } = content;
  const hours = { from: clockText(hoursFrom), to: clockText(hoursTo), timeZone };
  const effect = withdrawalsOpen ? (hoursFrom === hoursTo ? 'allDay' : 'hours') : 'shut';
  return (
    <FormPanel title={text('console.crules.opening')}>
      <Switches form={form} names={['depositsOpen', 'withdrawalsOpen']} />
      <div className="grid grid-cols-2 gap-4">
        {(['hoursFrom', 'hoursTo'] as const).map((key) => (
          <ClockField
            key={key}
            label={text(`console.crules.${key}`)}
            minutes={content[key]}
            isDisabled={!mayEdit}
            onChange={(minutes) => change({ [key]: minutes })}
          />
        ))}
      </div>
      <Effect>{text(`console.crules.effect.${effect}`, hours)}</Effect>
    </FormPanel>
  );
}

export function LimitRules({ form }: Props) {
  const text = useText();
  const words = useSumWords();
  const { content, change, mayEdit } = form;
  return (
    <FormPanel title={text('console.crules.limits')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SumFields form={form} names={['withdrawLeast', 'withdrawMost', 'withdrawPerDay']} />
        <NumberField
          label={text('console.crules.withdrawalsPerDay')}
          max={1_000}
          isDisabled={!mayEdit}
          value={content.withdrawalsPerDay}
          onChange={(withdrawalsPerDay) => change({ withdrawalsPerDay })}
        />
      </div>
      <Effect>
        {text('console.crules.effect.limits', {
          min: words(content.withdrawLeast),
          max: words(content.withdrawMost),
          count: content.withdrawalsPerDay,
          day: words(content.withdrawPerDay),
        })}
      </Effect>
    </FormPanel>
  );
}

const EXAMPLE = 10_000_000n;

export function FeeRules({ form }: Props) {
  const text = useText();
  const words = useSumWords();
  const { content, change, mayEdit, isWrong } = form;
  const share = timesRate(EXAMPLE, BigInt(percentOf(content.feeRate)));
  const most = readMoney(content.feeMost) ?? 0n;
  return (
    <FormPanel title={text('console.crules.fees')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label={text('console.crules.freePerDay')}
          max={1_000}
          isDisabled={!mayEdit}
          value={content.freePerDay}
          onChange={(freePerDay) => change({ freePerDay })}
        />
        <PercentField
          label={text('console.crules.feeRate')}
          value={content.feeRate}
          isDisabled={!mayEdit}
          isWrong={isWrong('feeRate')}
          onChange={(feeRate) => change({ feeRate })}
        />
        <SumFields form={form} names={['feeMost']} />
      </div>
      <Effect>
        {text('console.crules.effect.fees', {
          free: content.freePerDay,
          example: words(moneyText(EXAMPLE)),
          fee: words(moneyText(share < most ? share : most)),
        })}
      </Effect>
    </FormPanel>
  );
}

/** What clients of older days ask for beside a bank account. */
export function AccountRules({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.crules.accounts')}>
      <Field
        label={text('console.crules.provinces')}
        hint={text('console.crules.provincesHint')}
        error={isWrong('provinces') && text('console.crules.provincesWrong')}
      >
        <TextArea
          rows={4}
          disabled={!mayEdit}
          value={content.provinces}
          onChange={(event) => change({ provinces: event.target.value })}
        />
      </Field>
    </FormPanel>
  );
}

const CODES = ['NEVER', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT'] as const;

/** What the desk must look at, and how long a member may answer. */
export function DeskRules({ form }: Props) {
  const text = useText();
  const words = useSumWords();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.crules.desk')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SumFields form={form} names={['byHandAbove', 'twoPeopleFrom']} />
        {(['minutesToConfirm', 'minutesToRemind'] as const).map((key) => (
          <NumberField
            key={key}
            label={text(`console.crules.${key}`)}
            error={isWrong(key) && text('console.crules.minutesOdd')}
            min={1}
            max={43_200}
            isDisabled={!mayEdit}
            value={content[key]}
            onChange={(minutes) => change({ [key]: minutes })}
          />
        ))}
        <Field label={text('console.crules.withdrawCode')}>
          <NativeSelect
            disabled={!mayEdit}
            value={content.withdrawCode}
            options={CODES.map((value) => ({ value, label: text(`console.crules.code.${value}`) }))}
            onChange={(event) => {
              const withdrawCode = CODES.find((known) => known === event.target.value);
              if (withdrawCode) change({ withdrawCode });
            }}
          />
        </Field>
        {content.withdrawCode === 'WITHDRAW_AMOUNT' && (
          <SumFields form={form} names={['withdrawCodeFrom']} />
        )}
      </div>
      <Effect>{text('console.crules.effect.two', { from: words(content.twoPeopleFrom) })}</Effect>
      <Effect>
        {text('console.crules.effect.receipt', {
          minutes: content.minutesToConfirm,
          remind: content.minutesToRemind,
        })}
      </Effect>
    </FormPanel>
  );
}
