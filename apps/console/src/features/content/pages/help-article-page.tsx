import { contentHelpOperator, type Language } from '@baize/contract';
import { Checkbox, Field, NativeSelect, Panel, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { RemoveButton } from '../../../shared/editor/remove-button.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { RichView } from '../../../shared/rich-view.tsx';
import { useText } from '../../../shared/use-text.ts';
import { titleOf } from '../announcements/announcement-columns.tsx';
import { firstLanguage } from '../first-language.ts';
import { TextsField } from '../texts-field.tsx';
import { type HelpForm, helpEditable, helpQuery } from './help-editable.ts';

/** One article of the help centre; without an id, a new one. */
export function HelpArticlePage({ id }: { id: string }) {
  const text = useText();
  const navigate = useNavigate();
  const editable = useMemo(
    () =>
      helpEditable(
        id,
        (made) => void navigate({ to: `/help-centre/${made}`, replace: true, ignoreBlocker: true }),
      ),
    [id, navigate],
  );
  return (
    <SettingsPage
      editable={editable}
      title={id ? 'console.help.one' : 'console.help.new'}
      nameOf={({ texts }) => titleOf(texts)}
      back={<BackLink to="/help-centre">{text('console.help.title')}</BackLink>}
    >
      {(form) => <Sections form={form} id={id} />}
    </SettingsPage>
  );
}

function Sections({ form, id }: { form: HelpForm; id: string }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const [language, setLanguage] = useState<Language>(firstLanguage(content.texts));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <FormPanel title={text('console.announcements.words')}>
          <TextsField
            value={content.texts}
            onChange={(texts) => change({ texts: texts as typeof content.texts })}
            language={language}
            onLanguage={setLanguage}
            isDisabled={!mayEdit}
            isWrong={isWrong}
          />
        </FormPanel>
        <Place form={form} id={id} />
      </div>
      <aside className="flex flex-col gap-4 xl:sticky xl:top-6">
        <Panel aria-label={text('console.announcements.preview')}>
          <h3 className="type-label mb-3">{text('console.announcements.preview')}</h3>
          <article {...wayOf(language)}>
            <h4 className="type-card mb-3">{content.texts[language]?.title}</h4>
            <RichView html={content.texts[language]?.body ?? ''} {...wayOf(language)} />
          </article>
        </Panel>
        {id && mayEdit && (
          <div>
            <RemoveButton
              name={titleOf(content.texts)}
              warning={text('console.help.removeWarning')}
              remove={() => ask(contentHelpOperator.removeHelp, { id })}
              touches={['content']}
              to="/help-centre"
            />
          </div>
        )}
      </aside>
    </div>
  );
}

function Place({ form, id }: { form: HelpForm; id: string }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const headings = (useQuery(helpQuery).data?.list ?? []).filter(
    (article) => article.parentId === null && article.id !== id,
  );
  const { devices } = content;
  return (
    <FormPanel title={text('console.announcements.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={text('console.help.under')}
          error={isWrong('parentId') && text('console.form.wrong')}
        >
          <NativeSelect
            disabled={!mayEdit}
            value={content.parentId ?? ''}
            options={[
              { value: '', label: text('console.help.top') },
              ...headings.map((one) => ({ value: one.id, label: titleOf(one.texts) })),
            ]}
            onChange={(event) => change({ parentId: event.target.value || null })}
          />
        </Field>
        <Field
          isRequired
          label={text('console.help.tag')}
          hint={text('console.help.tagHint')}
          error={isWrong('tag') && text('console.help.tagOdd')}
        >
          <TextInput
            spellCheck={false}
            maxLength={40}
            disabled={!mayEdit}
            value={content.tag}
            onChange={(event) => change({ tag: event.target.value.trim() })}
          />
        </Field>
        <NumberField
          label={text('console.announcements.sort')}
          hint={text('console.games.sortHint')}
          max={1_000_000}
          isDisabled={!mayEdit}
          value={content.sort}
          onChange={(sort) => change({ sort })}
        />
        <Field
          label={text('console.help.colour')}
          hint={text('console.help.colourHint')}
          error={isWrong('colour') && text('console.help.colourOdd')}
        >
          <TextInput
            spellCheck={false}
            maxLength={7}
            placeholder="#0c6b4e"
            disabled={!mayEdit}
            value={content.colour}
            onChange={(event) => change({ colour: event.target.value.trim() })}
          />
        </Field>
      </div>
      <fieldset disabled={!mayEdit} className="flex flex-wrap gap-x-6">
        <legend className="text-[0.8125rem] font-medium text-ink-soft">
          {text('console.announcements.devices')}
        </legend>
        {(['WEB', 'MOBILE'] as const).map((device) => (
          <Checkbox
            key={device}
            checked={devices.includes(device)}
            onChange={(event) =>
              change({
                devices: event.target.checked
                  ? [...devices, device]
                  : devices.filter((one) => one !== device),
              })
            }
          >
            {text(`console.announcements.devices.${device === 'WEB' ? 'W' : 'M'}`)}
          </Checkbox>
        ))}
        {isWrong('devices') && (
          <p role="alert" className="w-full text-[0.8125rem] text-danger">
            {text('console.announcements.noDevice')}
          </p>
        )}
      </fieldset>
      <Checkbox
        disabled={!mayEdit}
        checked={content.isShown}
        onChange={(event) => change({ isShown: event.target.checked })}
      >
        {text('console.help.isShown')}
      </Checkbox>
    </FormPanel>
  );
}
