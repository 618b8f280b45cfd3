import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { fieldsOf, linesOf } from '../../../shared/fields/use-fields.ts';
import { EntryRows } from '../../../shared/parts/entry-rows.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { ChannelForm } from './channel-editable.ts';

/** Where members are told to pay: each line is a name and what stands beside it. */
export function ChannelAccount({ form }: { form: ChannelForm }) {
  const text = useText();
  return (
    <FormPanel title={text('console.channel.account')}>
      <p className="text-ink-soft">{text('console.channel.accountText')}</p>
      <EntryRows
        {...linesOf(form, 'account')}
        words={{
          list: 'console.channel.account',
          add: 'console.channel.addLine',
          none: 'console.channel.noLines',
          noneText: 'console.channel.noLinesText',
        }}
        blank={{ name: '', value: '' }}
        max={12}
        row={(line) => {
          const { field } = fieldsOf(text, line, 'console.channel');
          return (
            <>
              <TextField {...field('name', 'lineName')} isTrimmed maxLength={32} />
              <TextField {...field('value', 'lineValue')} maxLength={200} />
            </>
          );
        }}
      />
    </FormPanel>
  );
}
