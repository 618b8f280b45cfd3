import { Tabs } from '@baize/ui';
import { useMemo } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useAgentSearch } from '../agent-search.ts';
import { ReportHead } from '../sums/report-head.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { OpenForm } from './open-form.tsx';

const TABS = ['open', 'link', 'links'] as const;

/** Accounts below one's own: opened by hand, or by links that others follow. */
export function RegisterPage() {
  const text = useText();
  const { search, change } = useAgentSearch();
  const hasLinks = useModule('AFFMAN3');
  const opens = useModule('AGEDOWNMAN3');
  const offered = useMemo(
    () => TABS.filter((tab) => (tab === 'open' ? opens : hasLinks)),
    [hasLinks, opens],
  );
  const tab = offered.find((one) => one === search.tab) ?? offered[0];
  const tabs = useMemo(
    () => offered.map((value) => ({ value, label: text(`agents.register.${value}`) })),
    [offered, text],
  );
  return (
    <>
      <ReportHead title={text('agents.page.registerCenter')} />
      {tab && (
        <Tabs
          label={text('agents.page.registerCenter')}
          tabs={tabs}
          value={tab}
          onChange={(next) => change({ tab: next })}
        >
          {tab === 'open' && <OpenForm />}
          {tab === 'link' && <LinkForm onManage={() => change({ tab: 'links' })} />}
          {tab === 'links' && <LinkList />}
        </Tabs>
      )}
    </>
  );
}
