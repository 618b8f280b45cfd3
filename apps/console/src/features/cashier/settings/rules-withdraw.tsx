import { moneyText, moneyWords, readMoney, timesRate } from '@baize/money';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { PickField, SwitchField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { percentOf } from '../typed-sums.ts';
import { PercentField } from './percent-field.tsx';
import type { RulesForm } from './rules-editable.ts';
import { ClockField, clockText, Effect, RuleSum } from './rules-fields.tsx';

type Props = { form: RulesForm };

/** Sums as a sentence writes them, from what was typed. */
export function useSumWords(): (typed: string) => string {
  const { currency } = useBrand();
  return (typed) => moneyWords(readMoney(typed) ?? 0n, { locale: 'en', symbol: `${currency} ` });
}

export function OpeningRules({ form }: Props) {
  const text = useText();
  const { timeZone } = useTimes();
  const { field } = useFields(form, 'console.crules');
  const { hoursFrom, hoursTo, withdrawalsOpen } = form.content;
  const hours = { from: clockText(hoursFrom), to: clockText(hoursTo), timeZone };
  const effect = withdrawalsOpen ? (hoursFrom === hoursTo ? 'allDay' : 'hours') : 'shut';
  return (
    <FormPanel title={text('console.crules.opening')}>
      <SwitchField {...field('depositsOpen')} />
      <SwitchField {...field('withdrawalsOpen')} />
      <div className="grid grid-cols-2 gap-4">
        <ClockField {...field('hoursFrom')} />
        <ClockField {...field('hoursTo')} />
      </div>
      <Effect>{text(`console.crules.effect.${effect}`, hours)}</Effect>
    </FormPanel>
  );
}

export function LimitRules({ form }: Props) {
  const text = useText();
  const words = useSumWords();
  const { content } = form;
  const { field } = useFields(form, 'console.crules');
  return (
    <FormPanel title={text('console.crules.limits')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <RuleSum {...field('withdrawLeast')} />
        <RuleSum {...field('withdrawMost')} />
        <RuleSum {...field('withdrawPerDay')} />
        <NumberField {...field('withdrawalsPerDay')} max={1_000} />
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
  const { content } = form;
  const { field } = useFields(form, 'console.crules');
  const share = timesRate(EXAMPLE, BigInt(percentOf(content.feeRate)));
  const most = readMoney(content.feeMost) ?? 0n;
  return (
    <FormPanel title={text('console.crules.fees')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField {...field('freePerDay')} max={1_000} />
        <PercentField {...field('feeRate')} />
        <RuleSum {...field('feeMost')} />
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
  const { hinted } = useFields(form, 'console.crules');
  return (
    <FormPanel title={text('console.crules.accounts')}>
      <AreaField {...hinted('provinces')} odd={text('console.crules.provincesWrong')} rows={4} />
    </FormPanel>
  );
}

/** What the desk must look at, and how long a member may answer. */
export function DeskRules({ form }: Props) {
  const text = useText();
  const words = useSumWords();
  const { content } = form;
  const { field } = useFields(form, 'console.crules');
  const minutes = { odd: text('console.crules.minutesOdd'), min: 1, max: 43_200 };
  return (
    <FormPanel title={text('console.crules.desk')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <RuleSum {...field('byHandAbove')} />
        <RuleSum {...field('twoPeopleFrom')} />
        <NumberField {...field('minutesToConfirm')} {...minutes} />
        <NumberField {...field('minutesToRemind')} {...minutes} />
        <PickField
          {...field('withdrawCode')}
          values={['NEVER', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT']}
          word={(code) => text(`console.crules.code.${code}`)}
        />
        {content.withdrawCode === 'WITHDRAW_AMOUNT' && <RuleSum {...field('withdrawCodeFrom')} />}
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
