import { TextField } from '../../../shared/fields/text-field.tsx';
import { CheckField } from '../../../shared/fields/typed-fields.tsx';
import { partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { LinesField } from '../addresses/lines-field.tsx';
import type { BrandForm } from './brand-form.ts';

const FORMS = ['jwe', 'legacy', 'plain'] as const;

/** What clients are told and how they may speak: for those who connect the house to others. */
export function BrandWire({ form }: { form: BrandForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.brand');
  const cdns = {
    hint: text('console.brand.cdnHint'),
    odd: text('console.brand.cdnOdd'),
    rows: 3,
    placeholder: 'https://',
  };
  return (
    <div className="flex flex-col gap-5">
      <Bodies form={form} />
      <CheckField {...field('olderClients')} hint={text('console.brand.olderClientsText')} />
      <TextField
        {...hinted('trialCode')}
        maxLength={20}
        spellCheck={false}
        onChange={(typed) => form.change({ trialCode: typed.trim().toLowerCase() })}
      />
      <TextField {...hinted('analyticsId', 'analytics')} maxLength={40} />
      <div className="grid gap-4 md:grid-cols-2">
        <LinesField {...field('imageCdns')} {...cdns} />
        <LinesField {...field('launchGameCdns', 'gameCdns')} {...cdns} />
      </div>
    </div>
  );
}

/** The forms in which a body may come. */
function Bodies({ form }: { form: BrandForm }) {
  const text = useText();
  const { field } = useFields(partOf(form, 'bodyEncryption'), 'console.brand.body');
  return (
    <fieldset disabled={!form.mayEdit}>
      <legend className="text-[0.8125rem] font-medium text-ink-soft">
        {text('console.brand.bodies')}
      </legend>
      {form.isWrong('bodyEncryption') && (
        <p role="alert" className="text-danger">
          {text('console.brand.noBody')}
        </p>
      )}
      {FORMS.map((name) => (
        <CheckField key={name} {...field(name)} hint={text(`console.brand.body.${name}Text`)} />
      ))}
    </fieldset>
  );
}
