import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { CodeField } from '../../../shared/fields/code-field.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { englishName, isOwnVendor, vendorsQuery } from '../use-catalogue.ts';
import type { GameForm } from './game-editable.ts';
import { NamesField } from './names-field.tsx';

/** Whose game it is, what it is called, and what it looks like. */
export function GameIdentity({ form, isThere }: { form: GameForm; isThere: boolean }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.games');
  const vendors = (useQuery(vendorsQuery).data?.list ?? []).filter(
    ({ code }) => isThere || !isOwnVendor(code),
  );
  const nameOf = (code: string) => {
    const vendor = vendors.find((one) => one.code === code);
    if (!vendor) return code || text('console.games.chooseVendor');
    return `${englishName(vendor.names, code)} (${code})`;
  };
  return (
    <FormPanel title={text('console.games.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          {...field('vendor')}
          isRequired
          odd={text('console.form.missing')}
          isDisabled={!form.mayEdit || isThere}
          values={['', ...vendors.map(({ code }) => code)]}
          word={nameOf}
        />
        <CodeField form={form} words="console.games" maxLength={64} isThere={isThere} />
      </div>
      <NamesField {...bound(form, 'names')} />
      <PictureField {...hinted('picture')} frame="aspect-3/4" />
    </FormPanel>
  );
}
