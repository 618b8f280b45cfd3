import type { Language } from '@baize/contract';
import { useState } from 'react';
import { editPage } from '../../shared/editor/edit-page.tsx';
import { type BroadcastForm, broadcastEditable } from './broadcast-editable.ts';
import { Preview } from './preview.tsx';
import { Results } from './results.tsx';
import { Steering } from './steering.tsx';
import { TimePart } from './time-part.tsx';
import { WhoPart } from './who-part.tsx';
import { WordsPart } from './words-part.tsx';

/** One message: its words, whom it is for and when; how it reads, and what came of it. */
export const BroadcastPage = editPage(broadcastEditable, {
  list: { to: '/broadcasts', title: 'console.messaging.title' },
  title: 'console.messaging.one',
  newTitle: 'console.messaging.add',
  nameOf: ({ name }) => name,
  audit: (id) => `broadcast:${id}`,
  Parts,
});

function Parts({ form, id }: { form: BroadcastForm; id: string }) {
  const [language, setLanguage] = useState<Language>('EN');
  return (
    <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <WordsPart form={form} language={language} onLanguage={setLanguage} />
        <WhoPart form={form} id={id} />
        <TimePart form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {id !== '' && <Steering id={id} isDirty={form.isDirty} />}
        <Preview content={form.content} language={language} />
        {id !== '' && <Results id={id} />}
      </div>
    </div>
  );
}
