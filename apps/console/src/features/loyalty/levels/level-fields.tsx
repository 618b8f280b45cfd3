import { catalogueKinds } from '@baize/contract';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import {
  LimitField,
  ShareField,
  SumField,
  WholeField,
} from '../../../shared/fields/typed-fields.tsx';
import { type Filled, linesAt, linesOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { LevelDraft, RulesForm } from './rules-editable.ts';

type Props = { form: RulesForm; at: number };

const ASKS = ['deposit', 'validBet', 'keep'] as const;
const BRINGS = ['upgrade', 'weekly', 'monthly', 'birthday'] as const;

/** One level: what it asks for, its gifts, its limits and its rebate rates. */
export function LevelFields({ form, at }: Props) {
  const text = useText();
  const lines = linesOf(form, 'levels');
  const level = linesAt(lines)(form.content.levels[at]!, at);
  const { field } = useFields(level, 'console.loyalty');
  const { field: sum } = useFields(level, 'console.loyalty.sum');
  const asCashier = text('console.loyalty.asCashier');
  const sums = (names: readonly (typeof ASKS | typeof BRINGS)[number][]) =>
    names.map((name) => <SumField key={name} {...sum(name)} />);
  return (
    <FormPanel title={`VIP${at}`}>
      {at > 0 && (
        <>
          <p className="text-ink-soft">{text('console.loyalty.asks')}</p>
          <div className="grid gap-4 sm:grid-cols-2">{sums(ASKS)}</div>
          {form.isWrong(`levels.${at}`) && (
            <p className="text-danger">{text('console.loyalty.notRising')}</p>
          )}
        </>
      )}
      <p className="text-ink-soft">{text('console.loyalty.brings')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {sums(BRINGS)}
        <WholeField {...field('withdrawalsPerDay')} hint={asCashier} />
        <LimitField {...field('withdrawPerDay')} hint={asCashier} />
      </div>
      <Rates form={level} />
    </FormPanel>
  );
}

function Rates({ form }: { form: Filled<LevelDraft> }) {
  const text = useText();
  const { rates } = form.content;
  return (
    <>
      <p className="text-ink-soft">{text('console.loyalty.rates')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {catalogueKinds.baseCategories.map((category) => (
          <ShareField
            key={category}
            label={text(`console.category.${category}`)}
            value={rates[category] ?? null}
            isDisabled={form.mayEdit === false}
            isWrong={form.isWrong?.(`rates.${category}`)}
            onChange={(rate) => {
              const { [category]: _, ...rest } = rates;
              form.change({ rates: rate === null ? rest : { ...rest, [category]: rate } });
            }}
          />
        ))}
      </div>
    </>
  );
}
