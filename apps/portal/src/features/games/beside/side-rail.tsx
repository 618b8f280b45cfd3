import { Tabs } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { PublishedRules } from '../stage/stage.ts';
import { HistoryList } from './history-list.tsx';
import type { PastRound } from './past-rounds.ts';
import { RulesPanel } from './rules-panel.tsx';
import { SeedPanel } from './seed-panel.tsx';

export type RailTab = 'table' | 'history' | 'fairness' | 'rules';

type Props = {
  rules: PublishedRules;
  tab: RailTab;
  onTab: (tab: RailTab) => void;
  rounds: readonly PastRound[];
  isBusy: boolean;
  /** Who else plays, where all play together. */
  table?: ReactNode;
  /** In place of the seeds, where rounds do not come from them. */
  fairness?: ReactNode;
};

/** What happened, how to check it, and by which rules. */
export function SideRail({ rules, tab, onTab, rounds, isBusy, table, fairness }: Props) {
  const text = useText();
  return (
    <Tabs<RailTab>
      label={text('games.panel.title')}
      value={tab}
      onChange={onTab}
      tabs={[
        ...(table ? [{ value: 'table' as const, label: text('games.panel.table') }] : []),
        { value: 'history', label: text('games.panel.history') },
        { value: 'fairness', label: text('games.panel.fairness') },
        { value: 'rules', label: text('games.panel.rules') },
      ]}
    >
      {tab === 'table' && table}
      {tab === 'history' && <HistoryList rounds={rounds} />}
      {tab === 'fairness' &&
        (fairness ?? <SeedPanel isBusy={isBusy} lastBetId={rounds[0]?.betId} />)}
      {tab === 'rules' && <RulesPanel rules={rules} />}
    </Tabs>
  );
}
