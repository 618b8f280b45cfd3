import { Tabs } from '@baize/ui';
import { useFilters } from '../../shared/list/search.ts';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { useText } from '../../shared/use-text.ts';
import { CasesTab } from './cases-tab.tsx';
import { FileTab } from './file-tab.tsx';
import { IdentitiesTab } from './identities-tab.tsx';
import { MatchesTab } from './matches-tab.tsx';
import { RulesTab } from './rules-tab.tsx';

const CONTENTS = {
  cases: CasesTab,
  matches: MatchesTab,
  identities: IdentitiesTab,
  file: FileTab,
  rules: RulesTab,
};
type TabName = keyof typeof CONTENTS;
const NAMES = Object.keys(CONTENTS) as TabName[];

/** Where operators look after members. */
export function ProtectionPage() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const shown = NAMES.find((name) => name === search.tab) ?? 'cases';
  const Content = CONTENTS[shown];
  return (
    <PageBody>
      <PageHead title={text('console.protection.title')} lead={text('console.protection.lead')} />
      <Tabs
        label={text('console.protection.title')}
        tabs={NAMES.map((value) => ({ value, label: text(`console.protection.tab.${value}`) }))}
        value={shown}
        onChange={(tab) => setSearch({ tab: tab === 'cases' ? '' : tab, page: '', state: '' })}
      >
        <Content />
      </Tabs>
    </PageBody>
  );
}
