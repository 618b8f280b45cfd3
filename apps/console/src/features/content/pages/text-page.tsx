import { contentPagesOperator, contentPages as contract, type Language } from '@baize/contract';
import { Checkbox, Field, NativeSelect } from '@baize/ui';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
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
        <TextField
          isRequired
          label={text('console.pages.slug')}
          hint={text('console.pages.slugHint')}
          error={isWrong('slug') && text('console.pages.slugOdd')}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={80}
          disabled={!mayEdit}
          value={content.slug}
          onChange={(value) => change({ slug: value.trim().toLowerCase() })}
        />
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
