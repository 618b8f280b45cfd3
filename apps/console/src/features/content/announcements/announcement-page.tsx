import { contentAnnouncementsOperator, type Language } from '@baize/contract';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { RemoveButton } from '../../../shared/editor/remove-button.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { firstLanguage } from '../first-language.ts';
import { TextsField } from '../texts-field.tsx';
import { titleOf } from './announcement-columns.tsx';
import { type AnnouncementForm, announcementEditable } from './announcement-editable.ts';
import { AnnouncementMedia } from './announcement-media.tsx';
import { AnnouncementPlace } from './announcement-place.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';

type Place = '/banners' | '/announcements';

/** One banner, notice, popup, promotion or headline; without an id, a new one. */
export function AnnouncementPage({ id, place }: { id: string; place: Place }) {
  const text = useText();
  const navigate = useNavigate();
  const words = place === '/banners' ? 'console.banners' : 'console.announcements';
  const editable = useMemo(
    () =>
      announcementEditable(
        id,
        place === '/banners' ? 'B' : 'PL',
        (made) => void navigate({ to: `${place}/${made}`, replace: true, ignoreBlocker: true }),
      ),
    [id, place, navigate],
  );
  return (
    <SettingsPage
      editable={editable}
      title={id ? `${words}.one` : `${words}.new`}
      nameOf={({ texts }) => titleOf(texts)}
      back={<BackLink to={place}>{text(`${words}.title`)}</BackLink>}
    >
      {(form) => <Sections form={form} id={id} place={place} />}
    </SettingsPage>
  );
}

function Sections({ form, id, place }: { form: AnnouncementForm; id: string; place: Place }) {
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
        <AnnouncementMedia form={form} />
        <AnnouncementPlace form={form} isThere={id !== ''} />
      </div>
      <aside className="flex flex-col gap-4 xl:sticky xl:top-6">
        <AnnouncementPreview content={content} language={language} mayAsk={mayEdit} />
        {id && mayEdit && (
          <div>
            <RemoveButton
              name={titleOf(content.texts)}
              warning={text('console.announcements.removeWarning')}
              remove={() => ask(contentAnnouncementsOperator.removeAnnouncement, { id })}
              touches={['content']}
              to={place}
            />
          </div>
        )}
      </aside>
    </div>
  );
}
