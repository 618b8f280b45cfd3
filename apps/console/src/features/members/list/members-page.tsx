import { membersOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ListFilters, ListRows, listOf, useList } from '../../../shared/list/list.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { memberList } from '../member-list.tsx';
import { FindByContact } from './find-by-contact.tsx';
import { contactInput, memberFilters } from './member-filters.ts';

const found = listOf(membersOperator.searchMembers, {
  ...memberList,
  words: 'console.members',
  // A search by number or mail is written down: a look at another window must not make one.
  isReadOnce: true,
});
const everyone = { ...found, filters: memberFilters };

/** Everyone who registered, the newest first. */
export function MembersPage() {
  const text = useText();
  const [, setSearch] = useFilters();
  // A number or a mail address stays out of the address, its history and any log of it.
  const [contact, setContact] = useState('');
  const opened = useList(
    membersOperator.searchMembers,
    contact ? found : everyone,
    contact ? contactInput(contact) : {},
  );
  const { query } = opened;
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.members.title')}
        note={text('console.members.lead')}
        actions={
          <ByContact
            onFind={(typed) => {
              setSearch({ after: '' });
              setContact(typed);
            }}
          />
        }
      />
      {contact && <Found contact={contact} onForget={() => setContact('')} />}
      <ListFilters {...opened} />
      <ListRows {...opened} />
    </PageBody>
  );
}

function ByContact({ onFind }: { onFind: (contact: string) => void }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  if (!useMay('members.personal')) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Search aria-hidden className="size-4" />
        {text('console.members.byContact')}
      </Button>
      <FindByContact
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onFind={(typed) => {
          onFind(typed);
          setAsking(false);
        }}
      />
    </>
  );
}

function Found({ contact, onForget }: { contact: string; onForget: () => void }) {
  const text = useText();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <span role="status" className="min-w-0 font-medium break-words">
        {text('console.members.foundBy', { contact })}
      </span>
      <Button size="sm" onClick={onForget}>
        {text('console.members.forget')}
      </Button>
    </div>
  );
}
