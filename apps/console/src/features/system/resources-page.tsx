import { settingsPage } from '../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import { LinkField, TextField } from '../../shared/fields/text-field.tsx';
import { fieldsOf, linesOf } from '../../shared/fields/use-fields.ts';
import { EntryRows } from '../../shared/parts/entry-rows.tsx';
import { useText } from '../../shared/use-text.ts';
import { type ResourcesContent, resourcesEditable } from './editables.ts';

export const ResourcesPage = settingsPage(resourcesEditable, {
  title: 'console.resources.title',
  lead: 'console.resources.lead',
  columns: [[Resources]],
});

const MOST = 50;

function Resources({ form }: { form: SettingsForm<ResourcesContent> }) {
  const text = useText();
  const { resources } = form.content;
  const isTwice = (at: number) =>
    resources.findIndex((one) => one.resourceType === resources[at]!.resourceType) < at;
  return (
    <EntryRows
      {...linesOf(form, 'resources')}
      words="console.resources"
      blank={{ resourceType: '', url: 'https://', labelNameEn: '' }}
      max={MOST}
      row={(line, at) => {
        const { field } = fieldsOf(text, line, 'console.resources');
        const type = field('resourceType', 'type');
        return (
          <>
            <TextField
              {...type}
              isTrimmed
              isWrong={type.isWrong || isTwice(at)}
              odd={text(isTwice(at) ? 'console.resources.twice' : 'console.resources.typeOdd')}
              spellCheck={false}
              placeholder="APP_IOS"
            />
            <TextField
              {...field('labelNameEn', 'label')}
              odd={text('console.form.missing')}
              maxLength={60}
            />
            <LinkField {...field('url')} />
          </>
        );
      }}
    />
  );
}
