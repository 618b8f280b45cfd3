import type { Language } from '@baize/contract';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { BackLink } from '../../shared/parts/back-link.tsx';
import { useText } from '../../shared/use-text.ts';
import { type BroadcastForm, broadcastEditable } from './broadcast-editable.ts';
import { Preview } from './preview.tsx';
import { Results } from './results.tsx';
import { Steering } from './steering.tsx';
import { TimePart } from './time-part.tsx';
import { WhoPart } from './who-part.tsx';
import { WordsPart } from './words-part.tsx';

/** One message: its words, whom it is for and when; how it reads, and what came of it. */
export function BroadcastPage({ id }: { id: string }) {
  const text = useText();
  const navigate = useNavigate();
  const editable = useMemo(
    () =>
      broadcastEditable(
        id,
        (made) => void navigate({ to: `/broadcasts/${made}`, replace: true, ignoreBlocker: true }),
      ),
    [id, navigate],
  );
  return (
    <SettingsPage
      editable={editable}
      title={id ? 'console.messaging.one' : 'console.messaging.add'}
      nameOf={({ name }) => name}
      back={<BackLink to="/broadcasts">{text('console.messaging.title')}</BackLink>}
      actions={id !== '' && <AuditLink subject={`broadcast:${id}`} />}
    >
      {(form) => <Parts form={form} id={id} />}
    </SettingsPage>
  );
}

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
