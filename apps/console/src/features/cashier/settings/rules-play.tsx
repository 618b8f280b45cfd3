import { catalogueKinds } from '@baize/contract';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SwitchField } from '../../../shared/fields/typed-fields.tsx';
import { partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { PercentField } from './percent-field.tsx';
import type { RulesForm } from './rules-editable.ts';
import { Effect, RuleSum } from './rules-fields.tsx';
import { useSumWords } from './rules-withdraw.tsx';

type Props = { form: RulesForm };
const MULTIPLES = ['deposit', 'transfer', 'rebate', 'adjustment'] as const;

/** What must be played before money may leave. */
export function TurnoverRules({ form }: Props) {
  const text = useText();
  const words = useSumWords();
  const { field } = useFields(form, 'console.crules');
  const multiple = useFields(partOf(form, 'multiples'), 'console.crules.multiple');
  const { multiples } = form.content;
  return (
    <FormPanel title={text('console.crules.turnover')}>
      <div className="grid grid-cols-2 gap-4">
        {MULTIPLES.map((key) => (
          <NumberField key={key} {...multiple.field(key)} max={100} />
        ))}
      </div>
      <RuleSum {...field('bustBelow')} hint={text('console.crules.bustHint')} />
      <Effect>
        {text('console.crules.effect.turnover', {
          multiple: multiples.deposit,
          paid: words('1000'),
          play: words(String(1_000 * multiples.deposit)),
        })}
      </Effect>
    </FormPanel>
  );
}

export function TransferRules({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.crules');
  return (
    <FormPanel title={text('console.crules.transfers')}>
      <SwitchField {...field('transfersOpen')} />
      <SwitchField {...field('anyDescendant')} />
      <SwitchField {...field('collectOpen')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <RuleSum {...field('transferLeast')} />
        <RuleSum {...field('transferMost')} />
        <NumberField {...field('transfersPerDay')} max={10_000} />
      </div>
    </FormPanel>
  );
}

/** Cashback on valid bets, and how much of a bet counts for what must be played. */
export function CashbackRules({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const { rebateRates, weights } = content;
  return (
    <FormPanel title={text('console.crules.cashback')}>
      <p className="text-ink-soft">{text('console.crules.cashbackText')}</p>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2">
        {catalogueKinds.baseCategories.map((category) => (
          <fieldset key={category} className="grid grid-cols-2 gap-3">
            <legend className="mb-1 font-medium">{text(`console.category.${category}`)}</legend>
            <PercentField
              label={text('console.crules.rebate')}
              value={rebateRates[category] ?? '0'}
              isDisabled={!mayEdit}
              isWrong={isWrong(`rebateRates.${category}`)}
              onChange={(typed) => change({ rebateRates: { ...rebateRates, [category]: typed } })}
            />
            <NumberField
              label={text('console.crules.weight')}
              max={100}
              isDisabled={!mayEdit}
              value={weights[category] ?? 100}
              onChange={(weight) => change({ weights: { ...weights, [category]: weight } })}
            />
          </fieldset>
        ))}
      </div>
    </FormPanel>
  );
}
