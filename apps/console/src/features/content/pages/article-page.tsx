import type { Language } from '@baize/contract';
import { Panel } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import type { Editable } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { RemoveButton } from '../../../shared/editor/remove-button.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { useEditable } from '../../../shared/editor/use-editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { titleOf } from '../announcements/announcement-columns.tsx';
import { firstLanguage } from '../first-language.ts';
import { type Texts, TextsField } from '../texts-field.tsx';

type Props<Content extends { texts: Texts }> = {
  /** Empty for one to be made. */
  id: string;
  /** Where its words begin, and where its list lies. */
  words: 'console.help' | 'console.pages';
  to: '/help-centre' | '/pages';
  editableOf: (id: string, onMade: (id: string) => void) => Editable<Content>;
  remove: (id: string) => Promise<unknown>;
  hasSummary?: boolean;
  /** What is set beside the words. */
  place: (form: SettingsForm<Content>) => ReactNode;
  /** How readers of a language see it. */
  preview: (content: Content, language: Language) => ReactNode;
};

/** Something to be read, in many languages: its words, where it stands, and how it looks. */
export function ArticlePage<Content extends { texts: Texts }>(props: Props<Content>) {
  const { id, words, to, editableOf } = props;
  const text = useText();
  const editable = useEditable(editableOf, id, to);
  return (
    <SettingsPage
      editable={editable}
      title={id ? `${words}.one` : `${words}.new`}
      nameOf={({ texts }) => titleOf(texts)}
      back={<BackLink to={to}>{text(`${words}.title`)}</BackLink>}
    >
      {(form) => <Sections {...props} form={form} />}
    </SettingsPage>
  );
}

type SectionsProps<Content extends { texts: Texts }> = Props<Content> & {
  form: SettingsForm<Content>;
};

function Sections<Content extends { texts: Texts }>(props: SectionsProps<Content>) {
  const { form, id, words, to, remove, hasSummary = false, place, preview } = props;
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const [language, setLanguage] = useState<Language>(firstLanguage(content.texts));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <FormPanel title={text('console.announcements.words')}>
          <TextsField
            hasSummary={hasSummary}
            value={content.texts}
            onChange={(texts) => change({ texts } as Partial<Content>)}
            language={language}
            onLanguage={setLanguage}
            isDisabled={!mayEdit}
            isWrong={isWrong}
          />
        </FormPanel>
        {place(form)}
      </div>
      <aside className="flex flex-col gap-4 xl:sticky xl:top-6">
        <Panel aria-label={text('console.announcements.preview')}>
          <h3 className="type-label mb-3">{text('console.announcements.preview')}</h3>
          <article {...wayOf(language)}>{preview(content, language)}</article>
        </Panel>
        {id && mayEdit && (
          <div>
            <RemoveButton
              name={titleOf(content.texts)}
              warning={text(`${words}.removeWarning`)}
              remove={() => remove(id)}
              touches={['content']}
              to={to}
            />
          </div>
        )}
      </aside>
    </div>
  );
}
