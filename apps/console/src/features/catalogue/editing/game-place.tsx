import { catalogueKinds } from '@baize/contract';
import { ChipGroup } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { GameForm } from './game-editable.ts';
import { Marks } from './marks.tsx';

type Props = { form: GameForm; isOwn: boolean; isThere: boolean };
const MARKS = ['isEnabled', 'isHot', 'isNew', 'excludesTurnover'] as const;

/** Where in the lobby it stands, and what marks it. */
export function GamePlace({ form, isOwn, isThere }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.games');
  const isFixed = !form.mayEdit || (isOwn && isThere);
  return (
    <FormPanel title={text('console.games.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          {...field('category')}
          isDisabled={isFixed}
          values={catalogueKinds.baseCategories}
          word={(category) => text(`console.category.${category}`)}
        />
        <NumberField {...hinted('sort')} max={1_000_000} />
      </div>
      <SubTypes form={form} isFixed={isFixed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ListText {...hinted('tags')} odd={text('console.games.tagsOdd')} />
        <TextField
          {...hinted('menuGroup')}
          isDisabled={isFixed}
          spellCheck={false}
          maxLength={32}
          value={form.content.menuGroup ?? ''}
          onChange={(value) => form.change({ menuGroup: value.trim() || null })}
        />
      </div>
      <Marks form={form} marks={MARKS} />
    </FormPanel>
  );
}

function SubTypes({ form, isFixed }: { form: GameForm; isFixed: boolean }) {
  const text = useText();
  const { content, change } = form;
  return (
    <fieldset disabled={isFixed} className="min-w-0 disabled:opacity-55">
      <legend className="mb-2 text-[0.8125rem] font-medium text-ink-soft">
        {text('console.games.subTypes')}
      </legend>
      <ChipGroup
        label={text('console.games.subTypes')}
        value={content.subTypes}
        onChange={(type) => {
          const has = content.subTypes.includes(type);
          change({
            subTypes: has
              ? content.subTypes.filter((one) => one !== type)
              : [...content.subTypes, type],
          });
        }}
        chips={catalogueKinds.subTypes.map((value) => ({
          value,
          label: text(`console.subType.${value}`),
        }))}
      />
    </fieldset>
  );
}
