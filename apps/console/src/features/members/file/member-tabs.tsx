import { Tabs } from '@baize/ui';
import { useFilters } from '../../../shared/list/search.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { OverviewTab } from '../overview/overview-tab.tsx';
import { StoryTab } from '../story/story-tab.tsx';
import type { MemberCard } from '../use-members.ts';
import { AccountsTab } from './accounts-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { MovementsTab } from './movements-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { SignInsTab } from './sign-ins-tab.tsx';
import { TreeTab } from './tree-tab.tsx';

const CONTENTS = {
  overview: OverviewTab,
  story: StoryTab,
  profile: ProfileTab,
  tree: TreeTab,
  accounts: AccountsTab,
  money: MoneyTab,
  movements: MovementsTab,
  sessions: SessionsTab,
  'sign-ins': SignInsTab,
  notes: NotesTab,
  audit: AuditTab,
};

/** A tab begins with none of what was chosen in another. */
const NO_FILTERS = { page: '', after: '', id: '', kind: '', from: '', to: '' };

type TabName = keyof typeof CONTENTS;
const NAMES = Object.keys(CONTENTS) as TabName[];

/** What is known of a member; the tab stands in the address. */
export function MemberTabs({ card }: { card: MemberCard }) {
  const text = useText();
  const [search, setSearch] = useFilters();
  const mayMoney = useMay('cashier.read');
  const names = NAMES.filter((name) => (name !== 'money' && name !== 'movements') || mayMoney);
  const shown = names.find((name) => name === search.tab) ?? 'overview';
  const Content = CONTENTS[shown];
  return (
    <Tabs
      label={text('console.member.tabs')}
      tabs={names.map((value) => ({ value, label: text(`console.member.tab.${value}.title`) }))}
      value={shown}
      onChange={(tab) =>
        setSearch({
          ...NO_FILTERS,
          tab: tab === 'overview' ? '' : tab,
        })
      }
    >
      <Content card={card} />
    </Tabs>
  );
}
