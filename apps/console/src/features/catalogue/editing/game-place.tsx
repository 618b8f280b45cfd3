import { catalogueKinds } from '@baize/contract';
import { Checkbox, ChipGroup, Field, NativeSelect } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { GameContent, GameForm } from './game-editable.ts';

type Props = { form: GameForm; isOwn: boolean; isThere: boolean };
const MARKS = ['isEnabled', 'isHot', 'isNew', 'excludesTurnover'] as const;

/** Where in the lobby it stands, and what marks it. */
export function GamePlace({ form, isOwn, isThere }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const isFixed = !mayEdit || (isOwn && isThere);
  return (
    <FormPanel title={text('console.games.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text('console.games.category')}>
          <NativeSelect
            disabled={isFixed}
            value={content.category}
            options={catalogueKinds.baseCategories.map((value) => ({
              value,
              label: text(`console.category.${value}`),
            }))}
            onChange={(event) =>
              change({ category: event.target.value as GameContent['category'] })
            }
          />
        </Field>
        <NumberField
          label={text('console.games.sort')}
          hint={text('console.games.sortHint')}
          error={isWrong('sort') && text('console.form.wrong')}
          max={1_000_000}
          isDisabled={!mayEdit}
          value={content.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <SubTypes form={form} isFixed={isFixed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ListText
          label={text('console.games.tags')}
          hint={text('console.games.tagsHint')}
          error={isWrong('tags') && text('console.games.tagsOdd')}
          isDisabled={!mayEdit}
          value={content.tags}
          onChange={(tags) => change({ tags })}
        />
        <TextField
          label={text('console.games.menuGroup')}
          hint={text('console.games.menuGroupHint')}
          error={isWrong('menuGroup') && text('console.form.wrong')}
          spellCheck={false}
          maxLength={32}
          disabled={isFixed}
          value={content.menuGroup ?? ''}
          onChange={(value) => change({ menuGroup: value.trim() || null })}
        />
      </div>
      <Marks form={form} />
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

function Marks({ form }: { form: GameForm }) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <fieldset disabled={!mayEdit} className="grid sm:grid-cols-2">
      <legend className="sr-only">{text('console.games.marks')}</legend>
      {MARKS.map((mark) => (
        <Checkbox
          key={mark}
          checked={content[mark]}
          onChange={(event) => change({ [mark]: event.target.checked })}
        >
          {text(`console.games.${mark}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
