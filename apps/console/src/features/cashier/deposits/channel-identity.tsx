import { Checkbox, Field, NativeSelect, TextArea } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { ChannelContent, ChannelForm } from './channel-editable.ts';
import { METHODS, methodName } from './channel-methods.ts';

type Props = { form: ChannelForm; isThere: boolean };

/** What a channel is, how it is called, and whether members may choose it. */
export function ChannelIdentity({ form, isThere }: Props) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <FormPanel title={text('console.channel.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <WordField
          form={form}
          name="code"
          hint={text('console.channel.codeHint')}
          longest={32}
          isRequired
          isFixed={isThere}
        />
        <Method form={form} />
      </div>
      <WordField form={form} name="name" longest={80} isRequired />
      <WordField
        form={form}
        name="gateway"
        hint={text('console.channel.gatewayHint')}
        longest={32}
      />
      <Field label={text('console.channel.note')} hint={text('console.channel.noteHint')}>
        <TextArea
          rows={2}
          maxLength={300}
          disabled={!mayEdit}
          value={content.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <NumberField
        label={text('console.channel.sort')}
        hint={text('console.channel.sortHint')}
        max={10_000}
        isDisabled={!mayEdit}
        value={content.sort}
        onChange={(sort) => change({ sort })}
      />
      <fieldset disabled={!mayEdit}>
        <legend className="sr-only">{text('console.cashier.state')}</legend>
        <Checkbox
          checked={content.isOpen}
          onChange={(event) => change({ isOpen: event.target.checked })}
        >
          {text('console.channel.isOpen')}
        </Checkbox>
      </fieldset>
    </FormPanel>
  );
}

type WordProps = {
  form: ChannelForm;
  name: keyof Pick<ChannelContent, 'code' | 'name' | 'gateway'>;
  hint?: string;
  longest: number;
  isRequired?: boolean;
  /** It stays as it was first saved. */
  isFixed?: boolean;
};

/** A text of one line; only a name may have spaces at its ends while it is typed. */
function WordField({ form, name, hint, longest, isRequired = false, isFixed = false }: WordProps) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <TextField
      isRequired={isRequired}
      label={text(`console.channel.${name}`)}
      hint={hint}
      error={isWrong(name) && text('console.form.wrong')}
      spellCheck={name === 'name'}
      maxLength={longest}
      disabled={!mayEdit || isFixed}
      value={content[name]}
      onChange={(value) => change({ [name]: name === 'name' ? value : value.trim() })}
    />
  );
}

function Method({ form: { content, change, mayEdit, isWrong } }: { form: ChannelForm }) {
  const text = useText();
  const methods = METHODS.some((known) => known === content.method)
    ? METHODS
    : [...METHODS, content.method];
  return (
    <Field
      label={text('console.channel.method')}
      error={isWrong('method') && text('console.form.wrong')}
    >
      <NativeSelect
        disabled={!mayEdit}
        value={content.method}
        options={methods.map((value) => ({ value, label: methodName(text, value) }))}
        onChange={(event) => change({ method: event.target.value })}
      />
    </Field>
  );
}
