import { contentPagesOperator, contentPages as contract, type Language } from '@baize/contract';
import { Checkbox, Field, NativeSelect, Panel, TextInput } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { RemoveButton } from '../../../shared/editor/remove-button.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { RichView } from '../../../shared/rich-view.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { titleOf } from '../announcements/announcement-columns.tsx';
import { firstLanguage } from '../first-language.ts';
import { TextsField } from '../texts-field.tsx';
import { type PageContent, type PageForm, pageEditable } from './page-editable.ts';

/** One page of words; without an id, a new one. */
export function TextPage({ id }: { id: string }) {
  const text = useText();
  const navigate = useNavigate();
  const editable = useMemo(
    () =>
      pageEditable(
        id,
        (made) => void navigate({ to: `/pages/${made}`, replace: true, ignoreBlocker: true }),
      ),
    [id, navigate],
  );
  return (
    <SettingsPage
      editable={editable}
      title={id ? 'console.pages.one' : 'console.pages.new'}
      nameOf={({ texts }) => titleOf(texts)}
      back={<BackLink to="/pages">{text('console.pages.title')}</BackLink>}
    >
      {(form) => <Sections form={form} id={id} />}
    </SettingsPage>
  );
}

function Sections({ form, id }: { form: PageForm; id: string }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const [language, setLanguage] = useState<Language>(firstLanguage(content.texts));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <FormPanel title={text('console.announcements.words')}>
          <TextsField
            hasSummary
            value={content.texts}
            onChange={(texts) => change({ texts: texts as typeof content.texts })}
            language={language}
            onLanguage={setLanguage}
            isDisabled={!mayEdit}
            isWrong={isWrong}
          />
        </FormPanel>
        <Publishing form={form} />
      </div>
      <aside className="flex flex-col gap-4 xl:sticky xl:top-6">
        <Preview content={content} language={language} />
        {id && mayEdit && (
          <div>
            <RemoveButton
              name={titleOf(content.texts)}
              warning={text('console.pages.removeWarning')}
              remove={() => ask(contentPagesOperator.removePage, { id })}
              touches={['content']}
              to="/pages"
            />
          </div>
        )}
      </aside>
    </div>
  );
}

function Publishing({ form }: { form: PageForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.pages.publishing')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text('console.pages.kind')}>
          <NativeSelect
            disabled={!mayEdit}
            value={content.kind}
            options={contract.pageKinds.map((value) => ({
              value,
              label: text(`console.pages.kind.${value}`),
            }))}
            onChange={(event) => change({ kind: event.target.value as PageContent['kind'] })}
          />
        </Field>
        <Field
          isRequired
          label={text('console.pages.slug')}
          hint={text('console.pages.slugHint')}
          error={isWrong('slug') && text('console.pages.slugOdd')}
        >
          <TextInput
            spellCheck={false}
            autoCapitalize="none"
            maxLength={80}
            disabled={!mayEdit}
            value={content.slug}
            onChange={(event) => change({ slug: event.target.value.trim().toLowerCase() })}
          />
        </Field>
        <MomentField
          isRequired
          label={text('console.pages.publishedAt')}
          hint={text('console.pages.publishedHint')}
          value={content.publishedAt}
          onChange={(at) => at !== null && change({ publishedAt: at })}
          isDisabled={!mayEdit}
        />
      </div>
      <PictureField
        label={text('console.announcements.picture')}
        value={content.picture}
        onChange={(picture) => change({ picture })}
        isDisabled={!mayEdit}
        isWrong={isWrong('picture')}
      />
      <Checkbox
        disabled={!mayEdit}
        checked={content.isPublished}
        onChange={(event) => change({ isPublished: event.target.checked })}
      >
        {text('console.pages.isPublished')}
      </Checkbox>
    </FormPanel>
  );
}

function Preview({ content, language }: { content: PageContent; language: Language }) {
  const text = useText();
  const times = useTimes();
  const words = content.texts[language];
  return (
    <Panel aria-label={text('console.announcements.preview')}>
      <h3 className="type-label mb-3">{text('console.announcements.preview')}</h3>
      <article {...wayOf(language)}>
        {content.picture && (
          <img
            src={content.picture}
            alt=""
            className="mb-3 aspect-2/1 w-full rounded-card object-cover"
          />
        )}
        <h4 className="type-card">{words?.title}</h4>
        <p className="num mb-2 text-[0.8125rem] text-ink-soft">{times.day(content.publishedAt)}</p>
        {words?.summary && <p className="mb-3 text-ink-soft">{words.summary}</p>}
        <RichView html={words?.body ?? ''} {...wayOf(language)} />
      </article>
    </Panel>
  );
}
