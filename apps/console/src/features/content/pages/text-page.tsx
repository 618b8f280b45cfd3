import { contentPagesOperator, contentPages as contract, type Language } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { CheckField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { RichView } from '../../../shared/rich-view.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { ArticlePage } from './article-page.tsx';
import { type PageContent, type PageForm, pageEditable } from './page-editable.ts';

/** One page of words; without an id, a new one. */
export function TextPage({ id }: { id: string }) {
  return (
    <ArticlePage
      id={id}
      words="console.pages"
      to="/pages"
      editableOf={pageEditable}
      remove={(removed) => ask(contentPagesOperator.removePage, { id: removed })}
      hasSummary
      place={(form) => <Publishing form={form} />}
      preview={(content, language) => <Preview content={content} language={language} />}
    />
  );
}

function Publishing({ form }: { form: PageForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.pages');
  return (
    <FormPanel title={text('console.pages.publishing')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          {...field('kind')}
          values={contract.pageKinds}
          word={(kind) => text(`console.pages.kind.${kind}`)}
        />
        <TextField
          {...hinted('slug')}
          isRequired
          odd={text('console.pages.slugOdd')}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={80}
          onChange={(typed) => form.change({ slug: typed.trim().toLowerCase() })}
        />
        <MomentField
          {...field('publishedAt')}
          hint={text('console.pages.publishedHint')}
          isRequired
          onChange={(at) => at !== null && form.change({ publishedAt: at })}
        />
      </div>
      <PictureField {...bound(form, 'picture')} label={text('console.announcements.picture')} />
      <CheckField {...field('isPublished')} />
    </FormPanel>
  );
}

function Preview({ content, language }: { content: PageContent; language: Language }) {
  const times = useTimes();
  const words = content.texts[language];
  return (
    <>
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
    </>
  );
}
