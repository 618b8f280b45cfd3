import { agentsRebates } from '@baize/contract';
import { Checkbox, Field, NativeSelect, NumberInput, RadioCards } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { EntryRows } from '../../../shared/parts/entry-rows.tsx';
import { useText } from '../../../shared/use-text.ts';
import { PERIODS } from '../agent-rows.ts';
import { categoryWords } from '../figures.ts';
import { CEILINGS, FEES, type RulesForm } from './rules-editable.ts';

type Props = { form: RulesForm };

/** The highest rates of contracts, and what the company pays to others before a dividend. */
export function CeilingRules({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.agents.ceilings')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {[...CEILINGS, ...FEES].map((key) => (
          <Field
            key={key}
            label={text(`console.agents.rule.${key}`)}
            error={isWrong(key) && text('console.agents.rateOdd')}
          >
            <NumberInput
              decimals={2}
              disabled={!mayEdit}
              value={content[key]}
              before={<span className="text-sm text-ink-soft">%</span>}
              onChange={(value) => change({ [key]: value })}
            />
          </Field>
        ))}
      </div>
      <p className="text-ink-soft">{text('console.agents.feesText')}</p>
    </FormPanel>
  );
}

export function PeriodRules({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const toggle = (period: (typeof PERIODS)[number], isOn: boolean) =>
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
            {text(`console.agents.period.${period}`)}
          </Checkbox>
        ))}
        {isWrong('dividendPeriods') && (
          <p role="alert" className="text-danger">
            {text('console.agents.periodMissing')}
          </p>
        )}
      </fieldset>
      {(['topPeriod', 'otherPeriod'] as const).map((key) => (
        <Field key={key} label={text(`console.agents.rule.${key}`)}>
          <NativeSelect
            disabled={!mayEdit}
            value={content[key]}
            options={PERIODS.map((value) => ({
              value,
              label: text(`console.agents.period.${value}`),
            }))}
            onChange={({ target }) => change({ [key]: target.value as (typeof PERIODS)[number] })}
          />
        </Field>
      ))}
    </FormPanel>
  );
}

const PLANS = ['DIFFERENCE', 'FIXED3'] as const;

export function RebateRules({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.agents.rebates')}>
      <fieldset disabled={!mayEdit}>
        <RadioCards
          legend={text('console.agents.rule.rebatePlan')}
          value={content.rebatePlan}
          options={PLANS.map((value) => ({
            value,
            title: text(`console.agents.plan.${value}`),
            text: text(`console.agents.planText.${value}`),
          }))}
          onChange={(rebatePlan) => change({ rebatePlan })}
        />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {agentsRebates.rebateCategories.map((category) => (
          <Field
            key={category}
            label={text('console.agents.ceilingOf', { category: text(categoryWords(category)) })}
            error={isWrong(`rebateCeilings.${category}`) && text('console.agents.rateOdd')}
          >
            <NumberInput
              decimals={1}
              disabled={!mayEdit}
              placeholder={text('console.agents.asShipped')}
              value={content.rebateCeilings[category] ?? ''}
              before={<span className="text-sm text-ink-soft">%</span>}
              onChange={(value) =>
                change({ rebateCeilings: { ...content.rebateCeilings, [category]: value } })
              }
            />
          </Field>
        ))}
      </div>
    </FormPanel>
  );
}

const HIGHEST_GROUP = 2_000;
const LOWEST_GROUP = 1_800;

export function QuotaRules({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <FormPanel title={text('console.agents.quotas')}>
      <NumberField
        label={text('console.agents.rule.linksPerAgent')}
        hint={text('console.agents.rule.zeroHint')}
        max={10_000}
        isDisabled={!mayEdit}
        value={content.linksPerAgent}
        onChange={(linksPerAgent) => change({ linksPerAgent })}
      />
      <EntryRows
        words={{
          list: 'console.agents.quotas',
          add: 'console.agents.addQuota',
          none: 'console.agents.noQuotas',
          noneText: 'console.agents.noQuotasText',
        }}
        entries={content.quotas}
        blank={{ prizeGroup: 1_950, count: 10 }}
        max={20}
        isDisabled={!mayEdit}
        onChange={(quotas) => change({ quotas })}
        row={({ content: quota, change: set }) => (
          <>
            <NumberField
              label={text('console.agents.prizeGroup')}
              min={LOWEST_GROUP}
              max={HIGHEST_GROUP}
              isDisabled={!mayEdit}
              value={quota.prizeGroup}
              onChange={(prizeGroup) => set({ prizeGroup })}
            />
            <NumberField
              label={text('console.agents.quotaCount')}
              max={1_000_000}
              isDisabled={!mayEdit}
              value={quota.count}
              onChange={(count) => set({ count })}
            />
          </>
        )}
      />
    </FormPanel>
  );
}
