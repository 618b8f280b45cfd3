import { Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { englishName, isOwnVendor, vendorsQuery } from '../use-catalogue.ts';
import type { GameForm } from './game-editable.ts';
import { NamesField } from './names-field.tsx';

/** Whose game it is, what it is called, and what it looks like. */
export function GameIdentity({ form, isThere }: { form: GameForm; isThere: boolean }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const vendors = (useQuery(vendorsQuery).data?.list ?? []).filter(
    ({ code }) => isThere || !isOwnVendor(code),
  );
  return (
    <FormPanel title={text('console.games.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          isRequired
          label={text('console.games.vendor')}
          error={isWrong('vendor') && text('console.form.missing')}
        >
          <NativeSelect
            disabled={!mayEdit || isThere}
            value={content.vendor}
            options={[
              { value: '', label: text('console.games.chooseVendor') },
              ...vendors.map(({ code, names }) => ({
                value: code,
                label: `${englishName(names, code)} (${code})`,
              })),
            ]}
            onChange={(event) => change({ vendor: event.target.value })}
          />
        </Field>
        <TextField
          isRequired
          label={text('console.games.code')}
          hint={isThere ? undefined : text('console.games.codeHint')}
          error={isWrong('code') && text('console.games.codeOdd')}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={64}
          disabled={!mayEdit || isThere}
          value={content.code}
          onChange={(value) => change({ code: value.trim() })}
        />
      </div>
      <NamesField
        value={content.names}
        onChange={(names) => change({ names: names as typeof content.names })}
        isDisabled={!mayEdit}
        isWrong={isWrong('names')}
      />
      <PictureField
        label={text('console.games.picture')}
        hint={text('console.games.pictureHint')}
        frame="aspect-3/4"
        value={content.picture}
        onChange={(picture) => change({ picture })}
        isDisabled={!mayEdit}
        isWrong={isWrong('picture')}
      />
    </FormPanel>
  );
}
