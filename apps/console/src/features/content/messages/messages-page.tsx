import { Tabs } from '@baize/ui';
import { useFilters } from '../../../shared/list/search.ts';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { useText } from '../../../shared/use-text.ts';
import { Compose } from './compose.tsx';
import { Received } from './received.tsx';
import { Sent } from './sent.tsx';

const TABS = ['write', 'received', 'sent'] as const;

/** The message centre: to one, to some, to all; and what members wrote to the house. */
export function MessagesPage() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const tab = TABS.find((known) => known === search.tab) ?? 'write';
  return (
    <PageBody>
      <PageHead title={text('console.messages.title')} lead={text('console.messages.lead')} />
      <Tabs
        label={text('console.messages.title')}
        value={tab}
        onChange={(next) => setSearch({ tab: next, page: '', id: '' })}
        tabs={TABS.map((value) => ({ value, label: text(`console.messages.${value}`) }))}
      >
        {tab === 'write' && <Compose />}
        {tab === 'received' && <Received />}
        {tab === 'sent' && <Sent />}
      </Tabs>
    </PageBody>
  );
}
