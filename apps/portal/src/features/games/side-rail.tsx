import { Tabs } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';
import { HistoryList } from './history-list.tsx';
import type { PastRound } from './past-rounds.ts';
import { RulesPanel } from './rules-panel.tsx';
import { SeedPanel } from './seed-panel.tsx';
import type { PublishedRules } from './stage.ts';

export type RailTab = 'history' | 'fairness' | 'rules';

type Props = {
  rules: PublishedRules;
  tab: RailTab;
  onTab: (tab: RailTab) => void;
  rounds: readonly PastRound[];
  isBusy: boolean;
  isFun: boolean;
};

/** What happened, how to check it, and by which rules. */
export function SideRail({ rules, tab, onTab, rounds, isBusy }: Props) {
  const text = useText();
  return (
    <Tabs<RailTab>
      label={text('games.panel.title')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'history', label: text('games.panel.history') },
        { value: 'fairness', label: text('games.panel.fairness') },
        { value: 'rules', label: text('games.panel.rules') },
      ]}
    >
      {tab === 'history' && <HistoryList rounds={rounds} />}
      {tab === 'fairness' && <SeedPanel isBusy={isBusy} lastBetId={rounds[0]?.betId} />}
      {tab === 'rules' && <RulesPanel rules={rules} />}
    </Tabs>
  );
}
