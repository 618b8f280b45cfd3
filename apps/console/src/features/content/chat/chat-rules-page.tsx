import { contentChatOperator, type Language, type Output } from '@baize/contract';
import { Checkbox, Field, TextArea } from '@baize/ui';
import { useState } from 'react';
import { ask } from '../../../shared/api.ts';
import type { Editable } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { LanguageBar, wayOf } from '../../../shared/editor/language-bar.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { useText } from '../../../shared/use-text.ts';

type Rules = Output<typeof contentChatOperator.chatRules>;
const undated = { updatedAt: null, updatedBy: null };

const chatRulesEditable: Editable<Rules> = {
  name: 'chat-rules',
  shape: contentChatOperator.chatRules,
  right: 'chat.answer',
  read: async (signal) => ({
    ...undated,
    ...(await ask(contentChatOperator.readChatRules, {}, signal)),
  }),
  save: async (change) => ({
    ...undated,
    ...(await ask(contentChatOperator.saveChatRules, change)),
  }),
};

/** Whether the room is open, how slow it is, and what may not be said in it. */
export function ChatRulesPage() {
  const text = useText();
  return (
    <SettingsPage
      editable={chatRulesEditable}
      title="console.chatRules.title"
      lead="console.chatRules.lead"
    >
      {(form) => (
        <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
          <FormPanel title={text('console.chatRules.room')}>
            <Checkbox
              disabled={!form.mayEdit}
              checked={form.content.isOpen}
              onChange={(event) => form.change({ isOpen: event.target.checked })}
            >
              {text('console.chatRules.isOpen')}
            </Checkbox>
            <NumberField
              label={text('console.chatRules.slow')}
              hint={text('console.chatRules.slowHint')}
              max={600}
              isDisabled={!form.mayEdit}
              value={form.content.slowSeconds}
              onChange={(slowSeconds) => form.change({ slowSeconds })}
            />
            <ListText
              label={text('console.chatRules.blocked')}
              hint={text('console.chatRules.blockedHint')}
              error={form.isWrong('blockedWords') && text('console.chatRules.blockedOdd')}
              isDisabled={!form.mayEdit}
              value={form.content.blockedWords}
              onChange={(blockedWords) => form.change({ blockedWords })}
            />
          </FormPanel>
          <FormPanel title={text('console.chatRules.greeting')}>
            <Greeting form={form} />
          </FormPanel>
        </div>
      )}
    </SettingsPage>
  );
}

function Greeting({ form }: { form: SettingsForm<Rules> }) {
  const text = useText();
  const [language, setLanguage] = useState<Language>('EN');
  const { greeting } = form.content;
  return (
    <>
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={setLanguage}
        filled={Object.keys(greeting)}
      />
      <Field label={text('console.chatRules.greetingIn', { language })}>
        <TextArea
          {...wayOf(language)}
          rows={3}
          maxLength={300}
          disabled={!form.mayEdit}
          value={greeting[language] ?? ''}
          onChange={(event) => {
            const { [language]: _old, ...rest } = greeting;
            const words = event.target.value;
            form.change({ greeting: words ? { ...rest, [language]: words } : rest });
          }}
        />
      </Field>
    </>
  );
}
