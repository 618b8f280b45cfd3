import type { Money } from '@baize/money';
import { Tabs } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Choice, PublishedRules } from '../stage/stage.ts';
import { RulesPanel } from './rules-panel.tsx';
import { SeedPanel } from './seed-panel.tsx';

export type RailTab = 'table' | 'history' | 'fairness' | 'rules';

type Props = {
  rules: PublishedRules;
  tab: RailTab;
  onTab: (tab: RailTab) => void;
  /** Figures and bets of this sitting. */
  sitting: ReactNode;
  lastBetId: string | undefined;
  /** What is chosen and staked now: the rules say what it would pay. */
  choice: Choice;
  stake: Money;
  isBusy: boolean;
  /** Who else plays, where all play together. */
  table?: ReactNode;
  /** In place of the seeds, where rounds do not come from them. */
  fairness?: ReactNode;
};

/** What happened, how to check it, and by which rules. */
export function SideRail(props: Props) {
  const { rules, tab, onTab, sitting, lastBetId, choice, stake, isBusy, table, fairness } = props;
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
      {tab === 'history' && sitting}
      {tab === 'fairness' && (fairness ?? <SeedPanel isBusy={isBusy} lastBetId={lastBetId} />)}
      {tab === 'rules' && <RulesPanel rules={rules} choice={choice} stake={stake} />}
    </Tabs>
  );
}
