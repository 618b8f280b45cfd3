import { contentHelpOperator, type Language } from '@baize/contract';
import { Checkbox, Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { SortField } from '../../../shared/fields/sort-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
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
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.announcements.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Heading form={form} id={id} />
        <TextField
          isRequired
          label={text('console.help.tag')}
          hint={text('console.help.tagHint')}
          error={isWrong('tag') && text('console.help.tagOdd')}
          spellCheck={false}
          maxLength={40}
          disabled={!mayEdit}
          value={content.tag}
          onChange={(value) => change({ tag: value.trim() })}
        />
        <SortField
          label={text('console.announcements.sort')}
          isDisabled={!mayEdit}
          value={content.sort}
          onChange={(sort) => change({ sort })}
        />
        <TextField
          label={text('console.help.colour')}
          hint={text('console.help.colourHint')}
          error={isWrong('colour') && text('console.help.colourOdd')}
          spellCheck={false}
          maxLength={7}
          placeholder="#0c6b4e"
          disabled={!mayEdit}
          value={content.colour}
          onChange={(value) => change({ colour: value.trim() })}
        />
      </div>
      <DevicesField
        devices={{ W: 'WEB', M: 'MOBILE' }}
        value={content.devices}
        onChange={(devices) => change({ devices })}
        isDisabled={!mayEdit}
        isWrong={isWrong('devices')}
      />
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

/** The heading it stands under; none makes it one itself. */
function Heading({ form, id }: { form: HelpForm; id: string }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const headings = (useQuery(helpQuery).data?.list ?? []).filter(
    (article) => article.parentId === null && article.id !== id,
  );
  return (
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
  );
}
