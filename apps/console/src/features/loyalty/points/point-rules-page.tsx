import { catalogueKinds, loyaltyLevelsOperator, loyaltyRules, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import { type Typed, typed } from '../../../shared/editor/typed.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { CheckField, SumField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';

type Draft = Typed<Output<typeof loyaltyRules.pointRules>> & { reason: string };
type Props = { form: SettingsForm<Draft> };

const { readPointRules, savePointRules } = loyaltyLevelsOperator;

const pointRulesEditable: Editable<Draft> = {
  name: 'loyalty-points',
  shape: z.extend(loyaltyRules.pointRules, { reason: savePointRules.input.shape.reason }),
  right: 'promotions.edit',
  touches: ['loyalty'],
  read: async (signal) => stored(await ask(readPointRules, {}, signal)),
  save: async ({ version, content: { reason, ...parts } }) => {
    const content = z.parse(loyaltyRules.pointRules, parts);
    await ask(savePointRules, { content, version, reason });
    return stored(await ask(readPointRules, {}));
  },
};

function stored({ version, content }: Output<typeof readPointRules.value>): Stored<Draft> {
  return undated(version, { ...typed(content), reason: '' });
}

/** What earns points, and what they are worth; members read the same numbers in the mall. */
export const PointRulesPage = settingsPage(pointRulesEditable, {
  title: 'console.loyalty.pointRules',
  lead: 'console.loyalty.pointRulesLead',
  audit: 'loyalty:points',
  columns: [[Earning], [Changing, ReasonPanel]],
});

const FULL_WEIGHT = 100;
const MOST_WEIGHT = 1_000;

function Earning({ form }: Props) {
  const text = useText();
  const { hinted } = useFields(form, 'console.loyalty');
  const { weights } = form.content;
  return (
    <FormPanel title={text('console.loyalty.earning')}>
      <SumField {...hinted('perPoint')} />
      <p className="text-ink-soft">{text('console.loyalty.weights')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {catalogueKinds.baseCategories.map((category) => (
          <NumberField
            key={category}
            label={text(`console.category.${category}`)}
            max={MOST_WEIGHT}
            value={weights[category] ?? FULL_WEIGHT}
            isDisabled={!form.mayEdit}
            onChange={(weight) => form.change({ weights: { ...weights, [category]: weight } })}
          />
        ))}
      </div>
    </FormPanel>
  );
}

function Changing({ form }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.loyalty');
  return (
    <FormPanel title={text('console.loyalty.changing')}>
      <CheckField {...field('convertOpen')} />
      <NumberField {...hinted('convertPoints')} min={1} max={1_000_000} />
      <NumberField {...field('convertMultiple', 'multiple')} max={100} />
    </FormPanel>
  );
}
