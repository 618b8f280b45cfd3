import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useMemo } from 'react';
import { AuditLink } from '../parts/audit-link.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { type Text, useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import type { Editable } from './editable.ts';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm } from './use-settings.ts';

type EditableOf<Content> = (
  id: string,
  onMade: (id: string) => void,
  text: Text,
) => Editable<Content>;

type Page<Content> = {
  /** The list of which it is one. */
  list: { to: string; title: WordId };
  title: WordId;
  /** Of one that is not there yet. */
  newTitle: WordId;
  nameOf: (content: Content) => string;
  /** Whose lines of the log the page leads to. */
  audit?: (id: string) => string;
  Parts: ComponentType<{ form: SettingsForm<Content>; id: string }>;
};

/** The page of one thing among many; without an id, of one to be made, whose own page then opens. */
export function editPage<Content>(editableOf: EditableOf<Content>, page: Page<Content>) {
  const { list, title, newTitle, nameOf, audit, Parts } = page;
  return function OnePage({ id }: { id: string }) {
    const text = useText();
    const navigate = useNavigate();
    const editable = useMemo(() => {
      const onMade = (made: string) =>
        void navigate({ to: `${list.to}/${made}`, replace: true, ignoreBlocker: true });
      return editableOf(id, onMade, text);
    }, [id, navigate, text]);
    return (
      <SettingsPage
        editable={editable}
        title={id ? title : newTitle}
        nameOf={nameOf}
        back={<BackLink to={list.to}>{text(list.title)}</BackLink>}
        actions={audit && id !== '' && <AuditLink subject={audit(id)} />}
      >
        {(form) => <Parts form={form} id={id} />}
      </SettingsPage>
    );
  };
}
