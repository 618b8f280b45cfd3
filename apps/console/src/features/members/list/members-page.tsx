import { membersOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { DialogButton } from '../../../shared/act/dialog-button.tsx';
import { ListFilters, ListRows, listOf, useList } from '../../../shared/list/list.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { TitledPage } from '../../../shared/parts/titled-page.tsx';
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
  const [, setSearch] = useFilters();
  // A number or a mail address stays out of the address, its history and any log of it.
  const [contact, setContact] = useState('');
  const opened = useList(
    membersOperator.searchMembers,
    contact ? found : everyone,
    contact ? contactInput(contact) : {},
  );
  const { query } = opened;
  return (
    <TitledPage
      title="console.members.title"
      note="console.members.lead"
      actions={
        <ByContact
          onFind={(typed) => {
            setSearch({ after: '' });
            setContact(typed);
          }}
        />
      }
      read={query}
    >
      {contact && <Found contact={contact} onForget={() => setContact('')} />}
      <ListFilters {...opened} />
      <ListRows {...opened} />
    </TitledPage>
  );
}

function ByContact({ onFind }: { onFind: (contact: string) => void }) {
  return (
    <DialogButton label="console.members.byContact" right="members.personal" Icon={Search}>
      {({ isOpen, onClose }) => (
        <FindByContact
          isOpen={isOpen}
          onClose={onClose}
          onFind={(typed) => {
            onFind(typed);
            onClose();
          }}
        />
      )}
    </DialogButton>
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
