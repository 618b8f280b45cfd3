import { agentsRebates } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { CardsField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { fieldsOf, linesOf, useFields } from '../../../shared/fields/use-fields.ts';
import { EntryRows } from '../../../shared/parts/entry-rows.tsx';
import { useText } from '../../../shared/use-text.ts';
import { PERIODS } from '../agent-rows.ts';
import { categoryWords } from '../figures.ts';
import { RateField } from '../rate-field.tsx';
import { CEILINGS, FEES, type RulesForm } from './rules-editable.ts';

type Props = { form: RulesForm };
type Period = (typeof PERIODS)[number];

/** The highest rates of contracts, and what the company pays to others before a dividend. */
export function CeilingRules({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.agents.rule');
  const odd = text('console.agents.rateOdd');
  return (
    <FormPanel title={text('console.agents.ceilings')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {[...CEILINGS, ...FEES].map((key) => (
          <RateField key={key} {...field(key)} odd={odd} decimals={2} />
        ))}
      </div>
      <p className="text-ink-soft">{text('console.agents.feesText')}</p>
    </FormPanel>
  );
}

export function PeriodRules({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.agents.rule');
  const { content, change, mayEdit, isWrong } = form;
  const periodName = (period: Period) => text(`console.agents.period.${period}`);
  const toggle = (period: Period, isOn: boolean) =>
    change({
      dividendPeriods: PERIODS.filter((one) =>
        one === period ? isOn : content.dividendPeriods.includes(one),
      ),
    });
  return (
    <FormPanel title={text('console.agents.periods')}>
      <fieldset className="flex flex-col gap-2">
        <legend className="type-label mb-1">{text('console.agents.rule.dividendPeriods')}</legend>
        {PERIODS.map((period) => (
          <Checkbox
            key={period}
            disabled={!mayEdit}
            checked={content.dividendPeriods.includes(period)}
            onChange={({ target }) => toggle(period, target.checked)}
          >
            {periodName(period)}
          </Checkbox>
        ))}
        {isWrong('dividendPeriods') && (
          <p role="alert" className="text-danger">
            {text('console.agents.periodMissing')}
          </p>
        )}
      </fieldset>
      <PickField {...field('topPeriod')} values={PERIODS} word={periodName} />
      <PickField {...field('otherPeriod')} values={PERIODS} word={periodName} />
    </FormPanel>
  );
}

const PLANS = ['DIFFERENCE', 'FIXED3'] as const;

export function RebateRules({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.agents.rule');
  const { rebateCeilings } = form.content;
  return (
    <FormPanel title={text('console.agents.rebates')}>
      <CardsField
        {...field('rebatePlan')}
        values={PLANS}
        card={(plan) => ({
          title: text(`console.agents.plan.${plan}`),
          text: text(`console.agents.planText.${plan}`),
        })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {agentsRebates.rebateCategories.map((category) => (
          <RateField
            key={category}
            label={text('console.agents.ceilingOf', { category: text(categoryWords(category)) })}
            isWrong={form.isWrong(`rebateCeilings.${category}`)}
            odd={text('console.agents.rateOdd')}
            isDisabled={!form.mayEdit}
            decimals={1}
            placeholder={text('console.agents.asShipped')}
            value={rebateCeilings[category] ?? ''}
            onChange={(typed) =>
              form.change({ rebateCeilings: { ...rebateCeilings, [category]: typed } })
            }
          />
        ))}
      </div>
    </FormPanel>
  );
}

const HIGHEST_GROUP = 2_000;
const LOWEST_GROUP = 1_800;

export function QuotaRules({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.agents.rule');
  return (
    <FormPanel title={text('console.agents.quotas')}>
      <NumberField
        {...field('linksPerAgent')}
        hint={text('console.agents.rule.zeroHint')}
        max={10_000}
      />
      <EntryRows
        words={{
          list: 'console.agents.quotas',
          add: 'console.agents.addQuota',
          none: 'console.agents.noQuotas',
          noneText: 'console.agents.noQuotasText',
        }}
        {...linesOf(form, 'quotas')}
        blank={{ prizeGroup: 1_950, count: 10 }}
        max={20}
        row={(line) => {
          const quota = fieldsOf(text, line, 'console.agents');
          return (
            <>
              <NumberField {...quota.field('prizeGroup')} min={LOWEST_GROUP} max={HIGHEST_GROUP} />
              <NumberField {...quota.field('count', 'quotaCount')} max={1_000_000} />
            </>
          );
        }}
      />
    </FormPanel>
  );
}
