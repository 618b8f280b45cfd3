import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import { TextField } from '../../shared/fields/text-field.tsx';
import { EntryRows } from '../../shared/parts/entry-rows.tsx';
import { useText } from '../../shared/use-text.ts';
import { type ResourcesContent, resourcesEditable } from './editables.ts';

export function ResourcesPage() {
  return (
    <SettingsPage
      editable={resourcesEditable}
      title="console.resources.title"
      lead="console.resources.lead"
    >
      {(form) => (
        <div className="max-w-5xl">
          <Resources form={form} />
        </div>
      )}
    </SettingsPage>
  );
}

const MOST = 50;

function Resources({ form }: { form: SettingsForm<ResourcesContent> }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const isTwice = (at: number) => {
    const { resourceType } = content.resources[at]!;
    return content.resources.findIndex((one) => one.resourceType === resourceType) < at;
  };
  return (
    <EntryRows
      name={text('console.resources.list')}
      entries={content.resources}
      onChange={(resources) => change({ resources })}
      blank={{ resourceType: '', url: 'https://', labelNameEn: '' }}
      addLabel={text('console.resources.add')}
      emptyTitle={text('console.resources.none')}
      emptyText={text('console.resources.noneText')}
      max={MOST}
      isDisabled={!mayEdit}
      row={(entry, set, at) => (
        <>
          <TextField
            label={text('console.resources.type')}
            error={
              isTwice(at)
                ? text('console.resources.twice')
                : isWrong(`resources.${at}.resourceType`) && text('console.resources.typeOdd')
            }
            spellCheck={false}
            disabled={!mayEdit}
            value={entry.resourceType}
            placeholder="APP_IOS"
            onChange={(value) => set({ resourceType: value.trim() })}
          />
          <TextField
            label={text('console.resources.label')}
            error={isWrong(`resources.${at}.labelNameEn`) && text('console.form.missing')}
            disabled={!mayEdit}
            maxLength={60}
            value={entry.labelNameEn}
            onChange={(labelNameEn) => set({ labelNameEn })}
          />
          <TextField
            label={text('console.resources.url')}
            error={isWrong(`resources.${at}.url`) && text('console.form.linkOdd')}
            spellCheck={false}
            autoCapitalize="none"
            disabled={!mayEdit}
            value={entry.url}
            onChange={(value) => set({ url: value.trim() })}
          />
        </>
      )}
    />
  );
}
