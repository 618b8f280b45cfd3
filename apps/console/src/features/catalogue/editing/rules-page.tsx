import { catalogueEditingOperator, catalogueKinds, type Output } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import type { Editable } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { MoveButtons, swapped } from '../../../shared/parts/move-buttons.tsx';
import { useText } from '../../../shared/use-text.ts';

type Rules = Output<typeof catalogueEditingOperator.rules>;
const undated = { updatedAt: null, updatedBy: null };

const rulesEditable: Editable<Rules> = {
  name: 'catalogue-rules',
  shape: catalogueEditingOperator.rules,
  right: 'catalogue.edit',
  touches: ['catalogue'],
  read: async (signal) => ({
    ...undated,
    ...(await ask(catalogueEditingOperator.readRules, {}, signal)),
  }),
  save: async (change) => ({
    ...undated,
    ...(await ask(catalogueEditingOperator.saveRules, change)),
  }),
};

/** The order of the rows on the home page and in menus, and which vendors make which kind. */
export function RulesPage() {
  const text = useText();
  return (
    <SettingsPage editable={rulesEditable} title="console.rules.title" lead="console.rules.lead">
      {(form) => (
        <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
          <FormPanel title={text('console.rules.order')}>
            <p className="text-ink-soft">{text('console.rules.orderHint')}</p>
            <CategoryOrder form={form} />
          </FormPanel>
          <FormPanel title={text('console.rules.vendors')}>
            {(['esportsVendors', 'cockfightVendors', 'inhouseVendors'] as const).map((list) => (
              <ListText
                key={list}
                label={text(`console.rules.${list}`)}
                hint={text(`console.rules.${list}Hint`)}
                error={form.isWrong(list) && text('console.vendors.codeOdd')}
                isDisabled={!form.mayEdit}
                value={form.content[list]}
                onChange={(vendors) => form.change({ [list]: vendors })}
              />
            ))}
          </FormPanel>
        </div>
      )}
    </SettingsPage>
  );
}

function CategoryOrder({ form }: { form: SettingsForm<Rules> }) {
  const text = useText();
  const { mayEdit, change } = form;
  const named = form.content.categoryOrder;
  const order = [...new Set([...named, ...catalogueKinds.shownCategories])].flatMap(
    (name) => catalogueKinds.shownCategories.find((known) => known === name) ?? [],
  );
  const swap = (at: number, other: number) => change({ categoryOrder: swapped(order, at, other) });
  return (
    <ol aria-label={text('console.rules.order')} className="divide-y rounded-card border">
      {order.map((category, at) => (
        <li key={category} className="flex items-center gap-3 py-1 ps-4 pe-1">
          <span className="num w-5 text-ink-soft">{at + 1}</span>
          <span className="min-w-0 flex-1 font-medium">{text(`console.category.${category}`)}</span>
          {mayEdit && <MoveButtons at={at} count={order.length} onSwap={swap} />}
        </li>
      ))}
    </ol>
  );
}
