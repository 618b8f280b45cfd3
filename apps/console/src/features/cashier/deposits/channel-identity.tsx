import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { AreaField, TextField } from '../../../shared/fields/text-field.tsx';
import { CheckField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { ChannelForm } from './channel-editable.ts';
import { METHODS, methodName } from './channel-methods.ts';

/** What a channel is, how it is called, and whether members may choose it. */
export function ChannelIdentity({ form }: { form: ChannelForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.channel');
  const { method } = form.content;
  const isThere = form.stored.content.code !== '';
  const methods = METHODS.some((known) => known === method) ? METHODS : [...METHODS, method];
  const word = { isTrimmed: true, spellCheck: false, maxLength: 32 };
  return (
    <FormPanel title={text('console.channel.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...hinted('code')} {...word} isRequired isDisabled={!form.mayEdit || isThere} />
        <PickField
          {...field('method')}
          values={methods}
          word={(value) => methodName(text, value)}
        />
      </div>
      <TextField {...field('name')} isRequired spellCheck maxLength={80} />
      <TextField {...hinted('gateway')} {...word} />
      <AreaField {...hinted('note')} rows={2} maxLength={300} />
      <NumberField {...hinted('sort')} max={10_000} />
      <fieldset disabled={!form.mayEdit}>
        <legend className="sr-only">{text('console.cashier.state')}</legend>
        <CheckField {...field('isOpen')} />
      </fieldset>
    </FormPanel>
  );
}
