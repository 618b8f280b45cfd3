import { contentChatOperator, type Language, type Output } from '@baize/contract';
import { useState } from 'react';
import { editableOf } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { LanguageBar } from '../../../shared/editor/language-bar.tsx';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { LanguageText } from '../../../shared/fields/language-text.tsx';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { CheckField } from '../../../shared/fields/typed-fields.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';

type Rules = Output<typeof contentChatOperator.chatRules>;
type Props = { form: SettingsForm<Rules> };

/** Whether the room is open, how slow it is, and what may not be said in it. */
export const ChatRulesPage = settingsPage(
  editableOf({ read: contentChatOperator.readChatRules, save: contentChatOperator.saveChatRules }),
  {
    title: 'console.chatRules.title',
    lead: 'console.chatRules.lead',
    columns: [[Room], [Greeting]],
    isNarrow: true,
  },
);

function Room({ form }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.chatRules');
  return (
    <FormPanel title={text('console.chatRules.room')}>
      <CheckField {...field('isOpen')} />
      <NumberField {...hinted('slowSeconds', 'slow')} max={600} />
      <ListText {...hinted('blockedWords', 'blocked')} odd={text('console.chatRules.blockedOdd')} />
    </FormPanel>
  );
}

function Greeting({ form }: Props) {
  const text = useText();
  const [language, setLanguage] = useState<Language>('EN');
  return (
    <FormPanel title={text('console.chatRules.greeting')}>
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={setLanguage}
        filled={Object.keys(form.content.greeting)}
      />
      <LanguageText
        {...bound(form, 'greeting')}
        label={text('console.chatRules.greetingIn', { language })}
        language={language}
        maxLength={300}
      />
    </FormPanel>
  );
}
