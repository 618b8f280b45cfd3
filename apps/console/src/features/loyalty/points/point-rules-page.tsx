import { catalogueKinds, loyaltyLevelsOperator, loyaltyRules, type Output } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import type { Editable, Stored } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { type Typed, typed } from '../../../shared/editor/typed.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
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
  const draft = { ...typed(content), reason: '' };
  return { version, updatedAt: null, updatedBy: null, content: draft };
}

/** What earns points, and what they are worth; members read the same numbers in the mall. */
export function PointRulesPage() {
  return (
    <SettingsPage
      editable={pointRulesEditable}
      title="console.loyalty.pointRules"
      lead="console.loyalty.pointRulesLead"
      actions={<AuditLink subject="loyalty:points" />}
    >
      {(form) => (
        <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
          <Earning form={form} />
          <div className="flex min-w-0 flex-col gap-5">
            <Changing form={form} />
            <ReasonPanel form={form} />
          </div>
        </div>
      )}
    </SettingsPage>
  );
}

const FULL_WEIGHT = 100;
const MOST_WEIGHT = 1_000;

function Earning({ form: { content, change, mayEdit, isWrong } }: Props) {
  const text = useText();
  return (
    <FormPanel title={text('console.loyalty.earning')}>
      <SumField
        label={text('console.loyalty.perPoint')}
        hint={text('console.loyalty.perPointHint')}
        value={content.perPoint}
        isDisabled={!mayEdit}
        isWrong={isWrong('perPoint')}
        onChange={(perPoint) => change({ perPoint })}
      />
      <p className="text-ink-soft">{text('console.loyalty.weights')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {catalogueKinds.baseCategories.map((category) => (
          <NumberField
            key={category}
            label={text(`console.category.${category}`)}
            max={MOST_WEIGHT}
            value={content.weights[category] ?? FULL_WEIGHT}
            isDisabled={!mayEdit}
            onChange={(weight) => change({ weights: { ...content.weights, [category]: weight } })}
          />
        ))}
      </div>
    </FormPanel>
  );
}

function Changing({ form: { content, change, mayEdit } }: Props) {
  const text = useText();
  return (
    <FormPanel title={text('console.loyalty.changing')}>
      <Checkbox
        disabled={!mayEdit}
        checked={content.convertOpen}
        onChange={({ target }) => change({ convertOpen: target.checked })}
      >
        {text('console.loyalty.convertOpen')}
      </Checkbox>
      <NumberField
        label={text('console.loyalty.convertPoints')}
        hint={text('console.loyalty.convertPointsHint')}
        min={1}
        max={1_000_000}
        value={content.convertPoints}
        isDisabled={!mayEdit}
        onChange={(convertPoints) => change({ convertPoints })}
      />
      <NumberField
        label={text('console.loyalty.multiple')}
        max={100}
        value={content.convertMultiple}
        isDisabled={!mayEdit}
        onChange={(convertMultiple) => change({ convertMultiple })}
      />
    </FormPanel>
  );
}
