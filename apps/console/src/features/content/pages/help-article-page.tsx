import { contentHelpOperator, type Language } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { SortField } from '../../../shared/fields/sort-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { CheckField, OneOfField } from '../../../shared/fields/typed-fields.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { RichView } from '../../../shared/rich-view.tsx';
import { useText } from '../../../shared/use-text.ts';
import { titleOf } from '../announcements/announcement-columns.tsx';
import { DevicesField } from '../devices-field.tsx';
import { ArticlePage } from './article-page.tsx';
import { type HelpContent, type HelpForm, helpEditable, helpQuery } from './help-editable.ts';

/** One article of the help centre; without an id, a new one. */
export function HelpArticlePage({ id }: { id: string }) {
  return (
    <ArticlePage
      id={id}
      words="console.help"
      to="/help-centre"
      editableOf={helpEditable}
      remove={(removed) => ask(contentHelpOperator.removeHelp, { id: removed })}
      place={(form) => <Place form={form} id={id} />}
      preview={(content, language) => <Preview content={content} language={language} />}
    />
  );
}

function Preview({ content, language }: { content: HelpContent; language: Language }) {
  const words = content.texts[language];
  return (
    <>
      <h4 className="type-card mb-3">{words?.title}</h4>
      <RichView html={words?.body ?? ''} {...wayOf(language)} />
    </>
  );
}

function Place({ form, id }: { form: HelpForm; id: string }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.help');
  return (
    <FormPanel title={text('console.announcements.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Heading form={form} id={id} />
        <TextField
          {...hinted('tag')}
          isRequired
          isTrimmed
          odd={text('console.help.tagOdd')}
          spellCheck={false}
          maxLength={40}
        />
        <SortField {...bound(form, 'sort')} label={text('console.announcements.sort')} />
        <TextField
          {...hinted('colour')}
          isTrimmed
          odd={text('console.help.colourOdd')}
          spellCheck={false}
          maxLength={7}
          placeholder="#0c6b4e"
        />
      </div>
      <DevicesField {...bound(form, 'devices')} devices={{ W: 'WEB', M: 'MOBILE' }} />
      <CheckField {...field('isShown')} />
    </FormPanel>
  );
}

/** The heading it stands under; none makes it one itself. */
function Heading({ form, id }: { form: HelpForm; id: string }) {
  const text = useText();
  const { field } = useFields(form, 'console.help');
  const headings = (useQuery(helpQuery).data?.list ?? []).filter(
    (article) => article.parentId === null && article.id !== id,
  );
  return (
    <OneOfField
      {...field('parentId', 'under')}
      none={text('console.help.top')}
      options={headings.map((one) => ({ value: one.id, label: titleOf(one.texts) }))}
    />
  );
}
