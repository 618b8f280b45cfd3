import { Field, NativeSelect } from '@baize/ui';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import { TextField } from '../../shared/fields/text-field.tsx';
import { EntryRows } from '../../shared/parts/entry-rows.tsx';
import { useText } from '../../shared/use-text.ts';
import { type ServiceContent, serviceEditable } from './editables.ts';

export function CustomerServicePage() {
  return (
    <SettingsPage
      editable={serviceEditable}
      title="console.service.title"
      lead="console.service.lead"
    >
      {(form) => (
        <div className="max-w-5xl">
          <Entries form={form} />
        </div>
      )}
    </SettingsPage>
  );
}

const MOST = 20;
type Entry = ServiceContent['entries'][number];

/** How an address of each kind begins. */
const PLACEHOLDERS: Record<Entry['csType'], string> = {
  LIVECHAT: 'https://',
  FACEBOOK: 'https://facebook.com/',
  TELEGRAM: 'https://t.me/',
  WHATSAPP: 'https://wa.me/',
  EMAIL: 'mailto:',
  PHONE: 'tel:',
};

const KINDS = Object.keys(PLACEHOLDERS) as Entry['csType'][];

function Entries({ form }: { form: SettingsForm<ServiceContent> }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const kinds = KINDS.map((value) => ({ value, label: text(`console.service.${value}`) }));
  return (
    <EntryRows<Entry>
      name={text('console.service.list')}
      entries={content.entries}
      onChange={(entries) => change({ entries })}
      blank={{ csType: 'LIVECHAT', title: '', url: '' }}
      addLabel={text('console.service.add')}
      emptyTitle={text('console.service.none')}
      emptyText={text('console.service.noneText')}
      max={MOST}
      isDisabled={!mayEdit}
      row={(entry, set, at) => (
        <>
          <Field label={text('console.service.kind')}>
            <NativeSelect
              options={kinds}
              disabled={!mayEdit}
              value={entry.csType}
              onChange={(event) => set({ csType: event.target.value as Entry['csType'] })}
            />
          </Field>
          <TextField
            label={text('console.service.name')}
            error={isWrong(`entries.${at}.title`) && text('console.form.missing')}
            disabled={!mayEdit}
            maxLength={60}
            value={entry.title}
            onChange={(title) => set({ title })}
          />
          <TextField
            label={text('console.service.url')}
            error={isWrong(`entries.${at}.url`) && text('console.form.linkOdd')}
            spellCheck={false}
            autoCapitalize="none"
            disabled={!mayEdit}
            value={entry.url}
            placeholder={PLACEHOLDERS[entry.csType]}
            onChange={(value) => set({ url: value.trim() })}
          />
        </>
      )}
    />
  );
}
