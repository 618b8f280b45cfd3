import { Figure, FigureRow, LinkButton, Money, Tabs } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { FriendsTab } from './friends-tab.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { Ladder } from './ladder.tsx';
import { IncomesTab, PaymentsTab } from './money-tabs.tsx';
import { RankingTab } from './ranking-tab.tsx';
import { type Overview, overviewQuery } from './use-referral.ts';

const TABS = ['friends', 'incomes', 'payments', 'ranking'] as const;
type TabName = (typeof TABS)[number];

/** Invite friends: the own code, what friends brought, and the rules as they hold. */
export function ReferralPage() {
  const query = useQuery(overviewQuery);
  return (
    <Fetched query={query}>
      {(overview) =>
        overview.isAgent && overview.levels.every(({ friends }) => friends === 0) ? (
          <AgentsWay />
        ) : (
          <Shown overview={overview} />
        )
      }
    </Fetched>
  );
}

function AgentsWay() {
  const text = useText();
  return (
    <StatePage
      isWide
      level={3}
      state="empty"
      title={text('referral.agent')}
      text={text('referral.agent.text')}
      actions={
        <LinkButton kind="brass" href="/agentHome">
          {text('referral.agent.go')}
        </LinkButton>
      }
    />
  );
}

function Shown({ overview }: { overview: Overview }) {
  const text = useText();
  const [tab, setTab] = useState<TabName>('friends');
  return (
    <div className="flex flex-col gap-6">
      {!overview.isAgent && <InvitePanel overview={overview} />}
      <Earned overview={overview} />
      <HowItWorks rules={overview.rules} />
      <Ladder steps={overview.steps} qualified={overview.qualified} />
      <Tabs
        label={text('referral.title')}
        tabs={TABS.map((value) => ({ value, label: text(`referral.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'friends' && <FriendsTab overview={overview} />}
        {tab === 'incomes' && <IncomesTab />}
        {tab === 'payments' && <PaymentsTab />}
        {tab === 'ranking' && <RankingTab />}
      </Tabs>
    </div>
  );
}

function Earned({ overview }: { overview: Overview }) {
  const text = useText();
  const parts = useMoneyParts();
  const { dateAndTime } = useTimes();
  const { earned, levels, qualified, waiting, nextPaymentAt } = overview;
  const friends = levels.reduce((sum, level) => sum + level.friends, 0);
  return (
    <FigureRow>
      <Figure label={text('referral.earned.total')}>
        <Money parts={parts(earned.total)} size="mid" tone={earned.total > 0n ? 'win' : 'plain'} />
      </Figure>
      <Figure label={text('referral.earned.month')}>
        <Money parts={parts(earned.month)} size="mid" />
      </Figure>
      <Figure
        label={text('referral.earned.lastDay')}
        note={text('referral.earned.next', { when: dateAndTime(nextPaymentAt) })}
      >
        <Money parts={parts(earned.lastDay)} size="mid" />
      </Figure>
      <Figure
        label={text('referral.friends')}
        note={text('referral.friends.counts', { qualified, waiting })}
      >
        <b className="text-2xl tabular-nums">{friends}</b>
      </Figure>
    </FigureRow>
  );
}
