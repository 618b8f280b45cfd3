import { settingsPage } from '../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import { LinkField, TextField } from '../../shared/fields/text-field.tsx';
import { PickField } from '../../shared/fields/typed-fields.tsx';
import { fieldsOf, linesOf } from '../../shared/fields/use-fields.ts';
import { EntryRows } from '../../shared/parts/entry-rows.tsx';
import { useText } from '../../shared/use-text.ts';
import { type ServiceContent, serviceEditable } from './editables.ts';

export const CustomerServicePage = settingsPage(serviceEditable, {
  title: 'console.service.title',
  lead: 'console.service.lead',
  columns: [[Entries]],
});

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
  return (
    <EntryRows<Entry>
      {...linesOf(form, 'entries')}
      words="console.service"
      blank={{ csType: 'LIVECHAT', title: '', url: '' }}
      max={MOST}
      row={(line) => {
        const { field } = fieldsOf(text, line, 'console.service');
        return (
          <>
            <PickField
              {...field('csType', 'kind')}
              values={KINDS}
              word={(kind) => text(`console.service.${kind}`)}
            />
            <TextField
              {...field('title', 'name')}
              odd={text('console.form.missing')}
              maxLength={60}
            />
            <LinkField {...field('url')} placeholder={PLACEHOLDERS[line.content.csType]} />
          </>
        );
      }}
    />
  );
}
