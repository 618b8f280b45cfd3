import { catalogueEditingOperator, catalogueKinds, type Output } from '@baize/contract';
import { editableOf } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { MoveButtons, swapped } from '../../../shared/parts/move-buttons.tsx';
import { useText } from '../../../shared/use-text.ts';

type Rules = Output<typeof catalogueEditingOperator.rules>;

const rulesEditable = editableOf({
  read: catalogueEditingOperator.readRules,
  save: catalogueEditingOperator.saveRules,
  touches: ['catalogue'],
});

/** The order of the rows on the home page and in menus, and which vendors make which kind. */
export const RulesPage = settingsPage(rulesEditable, {
  title: 'console.rules.title',
  lead: 'console.rules.lead',
  isNarrow: true,
  columns: [[Order], [Vendors]],
});

type Props = { form: SettingsForm<Rules> };

function Order({ form }: Props) {
  const text = useText();
  return (
    <FormPanel title={text('console.rules.order')}>
      <p className="text-ink-soft">{text('console.rules.orderHint')}</p>
      <CategoryOrder form={form} />
    </FormPanel>
  );
}

function Vendors({ form }: Props) {
  const text = useText();
  const { hinted } = useFields(form, 'console.rules');
  const odd = text('console.vendors.codeOdd');
  return (
    <FormPanel title={text('console.rules.vendors')}>
      <ListText {...hinted('esportsVendors')} odd={odd} />
      <ListText {...hinted('cockfightVendors')} odd={odd} />
      <ListText {...hinted('inhouseVendors')} odd={odd} />
    </FormPanel>
  );
}

function CategoryOrder({ form }: Props) {
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
