import { Field, Panel, TextInput } from '@baize/ui';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { EntryRows } from '../../../shared/parts/entry-rows.tsx';
import { useText } from '../../../shared/use-text.ts';
import { type DomainsContent, domainsEditable } from '../editables.ts';

export function DomainsPage() {
  return (
    <SettingsPage
      editable={domainsEditable}
      title="console.domains.title"
      lead="console.domains.lead"
    >
      {(form) => (
        <div className="flex max-w-5xl flex-col gap-5">
          <MainDomain form={form} />
          <Domains form={form} />
        </div>
      )}
    </SettingsPage>
  );
}

type Props = { form: SettingsForm<DomainsContent> };

function MainDomain({ form }: Props) {
  const text = useText();
  return (
    <Panel>
      <TextField
        label={text('console.domains.main')}
        hint={text('console.domains.mainHint')}
        error={form.isWrong('mainDomain') && text('console.domains.odd')}
        className="max-w-md"
        spellCheck={false}
        autoCapitalize="none"
        disabled={!form.mayEdit}
        value={form.content.mainDomain}
        onChange={(value) => form.change({ mainDomain: value.trim().toLowerCase() })}
      />
    </Panel>
  );
}

const MOST = 500;
const PLAIN = { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;

function Domains({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <EntryRows
      name={text('console.domains.list')}
      entries={content.domains}
      onChange={(domains) => change({ domains })}
      blank={{ domain: '', route: '/', affiliateCode: null }}
      addLabel={text('console.domains.add')}
      emptyTitle={text('console.domains.none')}
      emptyText={text('console.domains.noneText')}
      max={MOST}
      isDisabled={!mayEdit}
      row={(entry, set, at) => (
        <>
          <Field
            label={text('console.domains.domain')}
            error={isWrongAt(isWrong, at, 'domain') && text('console.domains.odd')}
          >
            <TextInput
              {...PLAIN}
              disabled={!mayEdit}
              value={entry.domain}
              placeholder="play.example.com"
              onChange={(event) => set({ domain: event.target.value.trim().toLowerCase() })}
            />
          </Field>
          <Field
            label={text('console.domains.route')}
            error={isWrong(`domains.${at}.route`) && text('console.domains.routeOdd')}
          >
            <TextInput
              {...PLAIN}
              disabled={!mayEdit}
              value={entry.route}
              placeholder="/"
              onChange={(event) => set({ route: event.target.value.trim() })}
            />
          </Field>
          <Field
            label={text('console.domains.affiliate')}
            error={isWrong(`domains.${at}.affiliateCode`) && text('console.form.wrong')}
          >
            <TextInput
              {...PLAIN}
              disabled={!mayEdit}
              value={entry.affiliateCode ?? ''}
              onChange={(event) => set({ affiliateCode: event.target.value.trim() || null })}
            />
          </Field>
        </>
      )}
    />
  );
}

/** A domain is wrong by its form, or because it stands in the list twice: then the whole line is named. */
function isWrongAt(isWrong: (place: string) => boolean, at: number, field: string): boolean {
  const others = ['route', 'affiliateCode'].some((other) => isWrong(`domains.${at}.${other}`));
  return isWrong(`domains.${at}.${field}`) || (isWrong(`domains.${at}`) && !others);
}
