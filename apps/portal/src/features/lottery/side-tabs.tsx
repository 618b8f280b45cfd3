import type { LotteryKind } from '@baize/games';
import { Money, Panel, Tabs } from '@baize/ui';
import { useState } from 'react';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useText } from '../../shared/words/use-text.ts';
import type { Board } from './cart.ts';
import { DrawList } from './draws/draw-list.tsx';
import { TicketList } from './ticket-list.tsx';
import { TrendTab } from './trend/trend-tab.tsx';

const tabs = ['mine', 'draws', 'trend', 'limits'] as const;
type Tab = (typeof tabs)[number];

type Props = { gameCode: string; kind: LotteryKind; board: Board };

/** Own tickets, results, and what is paid at most. */
export function SideTabs({ gameCode, kind, board }: Props) {
  const text = useText();
  const [tab, setTab] = useState<Tab>('draws');
  return (
    <Panel className="min-w-0">
      <Tabs
        label={text('tickets.side')}
        tabs={tabs.map((value) => ({ value, label: text(`tickets.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'mine' && <TicketList gameCode={gameCode} kind={kind.code} />}
        {tab === 'draws' && <DrawList gameCode={gameCode} kind={kind.code} />}
        {tab === 'trend' && <TrendTab gameCode={gameCode} kind={kind} />}
        {tab === 'limits' && <Limits board={board} />}
      </Tabs>
    </Panel>
  );
}

function Limits({ board: { limits, rules } }: { board: Board }) {
  const text = useText();
  const parts = useMoneyParts();
  const shown = ['min', 'max', 'perIssue', 'singlePick'] as const;
  return (
    <dl className="flex flex-col gap-3">
      {shown.map((name) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{text(`tickets.limit.${name}`)}</dt>
          <dd>
            <Money parts={parts(limits[name])} />
          </dd>
        </div>
      ))}
      <div className="flex flex-col gap-1 border-t pt-3">
        <dt className="text-ink-soft">{text('tickets.limit.rules', { version: rules.version })}</dt>
        <dd className="num text-[0.8125rem] break-all">{rules.hash}</dd>
      </div>
    </dl>
  );
}
