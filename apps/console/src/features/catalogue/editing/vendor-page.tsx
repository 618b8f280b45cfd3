import { catalogueEditingOperator } from '@baize/contract';
import { Checkbox, Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { RemoveButton } from '../../../shared/editor/remove-button.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { SortField } from '../../../shared/fields/sort-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { englishName, isOwnVendor, vendorsQuery } from '../use-catalogue.ts';
import { WindowFields } from '../window-fields.tsx';
import { NamesField } from './names-field.tsx';
import { type VendorForm, vendorEditable } from './vendor-editable.ts';

/** One vendor; `code` is empty for one to be added. */
export function VendorPage({ code }: { code: string }) {
  const text = useText();
  const navigate = useNavigate();
  const editable = useMemo(
    () =>
      vendorEditable(
        code,
        (made) =>
          void navigate({
            to: '/vendors/$code',
            params: { code: made },
            replace: true,
            ignoreBlocker: true,
          }),
      ),
    [code, navigate],
  );
  return (
    <SettingsPage
      editable={editable}
      title={code ? 'console.vendors.one' : 'console.vendors.new'}
      nameOf={({ names, code }) => englishName(names, code)}
      back={<BackLink to="/vendors">{text('console.vendors.title')}</BackLink>}
    >
      {(form) => (
        <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
          <Identity form={form} isThere={code !== ''} />
          <div className="flex flex-col gap-5">
            <FormPanel title={text('console.games.window')}>
              <WindowFields
                value={form.content}
                onChange={form.change}
                isDisabled={!form.mayEdit}
                isWrong={form.isWrong('maintenanceUntil')}
              />
            </FormPanel>
            {code !== '' && !isOwnVendor(code) && form.mayEdit && (
              <div>
                <RemoveButton
                  name={code}
                  warning={text('console.vendors.removeWarning')}
                  remove={() => ask(catalogueEditingOperator.removeVendor, { code })}
                  touches={['catalogue']}
                  to="/vendors"
                />
              </div>
            )}
          </div>
        </div>
      )}
    </SettingsPage>
  );
}

function Identity({ form, isThere }: { form: VendorForm; isThere: boolean }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.games.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          isRequired
          label={text('console.vendors.code')}
          hint={isThere ? undefined : text('console.vendors.codeHint')}
          error={isWrong('code') && text('console.vendors.codeOdd')}
          spellCheck={false}
          maxLength={32}
          disabled={!mayEdit || isThere}
          value={content.code}
          onChange={(value) => change({ code: value.trim() })}
        />
        <Adapter form={form} />
      </div>
      <NamesField
        value={content.names}
        onChange={(names) => change({ names: names as typeof content.names })}
        isDisabled={!mayEdit}
        isWrong={isWrong('names')}
      />
      <PictureField
        label={text('console.vendors.picture')}
        value={content.picture}
        onChange={(picture) => change({ picture })}
        isDisabled={!mayEdit}
        isWrong={isWrong('picture')}
      />
      <SortField
        label={text('console.games.sort')}
        isDisabled={!mayEdit}
        value={content.sort}
        onChange={(sort) => change({ sort })}
      />
      <fieldset disabled={!mayEdit} className="grid sm:grid-cols-2">
        <legend className="sr-only">{text('console.games.marks')}</legend>
        {(['isEnabled', 'isHot'] as const).map((mark) => (
          <Checkbox
            key={mark}
            checked={content[mark]}
            onChange={(event) => change({ [mark]: event.target.checked })}
          >
            {text(`console.games.${mark}`)}
          </Checkbox>
        ))}
      </fieldset>
    </FormPanel>
  );
}

/** Who opens the games: what this server knows, and what is stored already. */
function Adapter({ form }: { form: VendorForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const known = useQuery(vendorsQuery).data?.adapters ?? [];
  const adapters = [...new Set([...known, content.adapter])];
  const isOwn = isOwnVendor(content.code);
  return (
    <Field
      label={text('console.vendors.adapter')}
      hint={text('console.vendors.adapterHint')}
      error={isWrong('adapter') && text('console.form.wrong')}
    >
      <NativeSelect
        disabled={!mayEdit || isOwn}
        value={content.adapter}
        options={adapters.map((value) => ({ value, label: value }))}
        onChange={(event) => change({ adapter: event.target.value })}
      />
    </Field>
  );
}
