import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { EntryRows } from '../../../shared/parts/entry-rows.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { ChannelForm } from './channel-editable.ts';

/** Where members are told to pay: each line is a name and what stands beside it. */
export function ChannelAccount({ form }: { form: ChannelForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.channel.account')}>
      <p className="text-ink-soft">{text('console.channel.accountText')}</p>
      <EntryRows
        words={{
          list: 'console.channel.account',
          add: 'console.channel.addLine',
          none: 'console.channel.noLines',
          noneText: 'console.channel.noLinesText',
        }}
        entries={content.account}
        onChange={(account) => change({ account })}
        blank={{ name: '', value: '' }}
        max={12}
        isDisabled={!mayEdit}
        row={({ content: entry, change: set }, at) => (
          <>
            <TextField
              label={text('console.channel.lineName')}
              error={isWrong(`account.${at}.name`) && text('console.form.wrong')}
              maxLength={32}
              disabled={!mayEdit}
              value={entry.name}
              onChange={(value) => set({ name: value.trim() })}
            />
            <TextField
              label={text('console.channel.lineValue')}
              error={isWrong(`account.${at}.value`) && text('console.form.wrong')}
              maxLength={200}
              disabled={!mayEdit}
              value={entry.value}
              onChange={(value) => set({ value })}
            />
          </>
        )}
      />
    </FormPanel>
  );
}
