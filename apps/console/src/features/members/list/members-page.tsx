import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFilters } from '../../../shared/list/search.ts';
import { TrailPager } from '../../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { membersQuery } from '../use-members.ts';
import { FindByContact } from './find-by-contact.tsx';
import { contactFilters, memberFilters } from './member-filters.ts';
import { MembersFilterBar } from './members-filter-bar.tsx';
import { MembersTable } from './members-table.tsx';

/** Everyone who registered, the newest first. */
export function MembersPage() {
  const text = useText();
  const times = useTimes();
  const [search] = useFilters();
  // A number or a mail address stays out of the address, its history and any log of it.
  const [contact, setContact] = useState('');
  const [isAsking, setAsking] = useState(false);
  const maySeePersonal = useMay('members.personal');
  const filters = useMemo(
    () => (contact ? contactFilters(contact) : memberFilters(search, times.offsetMinutes)),
    [contact, search, times],
  );
  const list = useQuery(membersQuery(filters));
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.members.title')}
        note={text('console.members.lead')}
        actions={
          maySeePersonal && (
            <Button onClick={() => setAsking(true)}>
              <Search aria-hidden className="size-4" />
              {text('console.members.byContact')}
            </Button>
          )
        }
      />
      {contact ? <Found contact={contact} onForget={() => setContact('')} /> : <MembersFilterBar />}
      <MembersTable
        caption={text('console.members.title')}
        rows={list.data?.list ?? []}
        isLoading={list.isPending}
        none={{ title: text('console.members.none'), text: text('console.members.noneText') }}
      />
      {!contact && list.data && (
        <TrailPager
          className="mt-4"
          next={list.data.after === null ? null : String(list.data.after)}
        />
      )}
      <FindByContact
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onFind={(typed) => {
          setContact(typed);
          setAsking(false);
        }}
      />
    </PageBody>
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
