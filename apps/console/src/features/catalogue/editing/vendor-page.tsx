import { catalogueEditingOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/api.ts';
import { editPage } from '../../../shared/editor/edit-page.tsx';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { RemoveButton } from '../../../shared/editor/remove-button.tsx';
import { CodeField } from '../../../shared/fields/code-field.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { SortField } from '../../../shared/fields/sort-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { englishName, isOwnVendor, vendorsQuery } from '../use-catalogue.ts';
import { WindowPanel } from '../window-fields.tsx';
import { Marks } from './marks.tsx';
import { NamesField } from './names-field.tsx';
import { type VendorForm, vendorEditable } from './vendor-editable.ts';

/** One vendor; `code` is empty for one to be added. */
export const VendorPage = ({ code }: { code: string }) => <EditVendor id={code} />;

const EditVendor = editPage(vendorEditable, {
  list: { to: '/vendors', title: 'console.vendors.title' },
  title: 'console.vendors.one',
  newTitle: 'console.vendors.new',
  nameOf: ({ names, code }) => englishName(names, code),
  Parts,
});

type Props = { form: VendorForm; id: string };

function Parts({ form, id: code }: Props) {
  const text = useText();
  return (
    <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
      <Identity form={form} id={code} />
      <div className="flex flex-col gap-5">
        <WindowPanel form={form} />
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
  );
}

function Identity({ form, id }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.vendors');
  return (
    <FormPanel title={text('console.games.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <CodeField form={form} words="console.vendors" maxLength={32} isThere={id !== ''} />
        <Adapter form={form} />
      </div>
      <NamesField {...bound(form, 'names')} />
      <PictureField {...field('picture')} />
      <SortField {...bound(form, 'sort')} label={text('console.games.sort')} />
      <Marks form={form} marks={['isEnabled', 'isHot']} />
    </FormPanel>
  );
}

/** Who opens the games: what this server knows, and what is stored already. */
function Adapter({ form }: { form: VendorForm }) {
  const { hinted } = useFields(form, 'console.vendors');
  const { adapter, code } = form.content;
  const known = useQuery(vendorsQuery).data?.adapters ?? [];
  const adapters = [...new Set([...known, adapter])];
  return (
    <PickField
      {...hinted('adapter')}
      isDisabled={!form.mayEdit || isOwnVendor(code)}
      values={adapters}
      word={(name) => name}
    />
  );
}
