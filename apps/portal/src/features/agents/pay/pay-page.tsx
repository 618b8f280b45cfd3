import { Tabs } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { useAgentSearch } from '../agent-search.ts';
import { type ContractKind, kindPages } from '../contracts/contract-kinds.ts';
import { ContractHistory, ContractList } from '../contracts/contract-list.tsx';
import { ReportHead } from '../sums/report-head.tsx';
import { BillsList } from './bills-list.tsx';
import { RealtimeList } from './realtime-list.tsx';

/** One page for each kind of contract: the pay it brings, the pay it costs, and the contracts themselves. */
export const payPages: Record<ContractKind, () => React.ReactNode> = {
  DIVIDEND: () => <PayPage kind="DIVIDEND" />,
  DAILY: () => <PayPage kind="DAILY" />,
  HOURLY: () => <PayPage kind="HOURLY" />,
  REALTIME: () => <PayPage kind="REALTIME" />,
};

const BILLED = ['received', 'toPay', 'contracts', 'history'] as const;
const REALTIME = ['earned', 'contracts', 'history'] as const;

function PayPage({ kind }: { kind: ContractKind }) {
  const text = useText();
  const { search, change } = useAgentSearch();
  const offered = kind === 'REALTIME' ? REALTIME : BILLED;
  const tab = [...offered].find((one) => one === search.tab) ?? offered[0];
  const tabs = useMemo(
    () => offered.map((value) => ({ value, label: text(`agents.tab.${value}`) })),
    [offered, text],
  );
  return (
    <>
      <ReportHead
        title={text(`agents.page.${kindPages[kind]}`)}
        note={text(`agents.paid.${kind}`)}
      />
      <Tabs
        label={text('agents.tabs')}
        tabs={tabs}
        value={tab}
        onChange={(next) => change({ tab: next, state: undefined })}
      >
        {kind !== 'REALTIME' && tab === 'received' && <BillsList kind={kind} side="RECEIVED" />}
        {kind !== 'REALTIME' && tab === 'toPay' && <BillsList kind={kind} side="TO_PAY" />}
        {tab === 'earned' && <RealtimeList />}
        {tab === 'contracts' && <ContractList kind={kind} />}
        {tab === 'history' && <ContractHistory kind={kind} />}
      </Tabs>
    </>
  );
}
