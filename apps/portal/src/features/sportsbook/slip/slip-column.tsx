import { CountBadge, cx, Tabs } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { BetList } from '../bets/bet-list.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { useSlip } from './slip-store.ts';

type Tab = 'slip' | 'bets';

/** Beside the book: the slip, and own bets behind it. */
export function SlipColumn({ className }: { className?: string }) {
  return (
    <aside
      className={cx(
        'sticky top-[calc(var(--head)+1rem)] max-h-[calc(100dvh-var(--head)-2rem)] overflow-y-auto rounded-card border bg-table [scrollbar-width:thin]',
        className,
      )}
    >
      <SlipTabs />
    </aside>
  );
}

export function SlipTabs() {
  const text = useText();
  const { legs } = useSlip();
  const [tab, setTab] = useState<Tab>('slip');
  return (
    <Tabs<Tab>
      label={text('sportsbook.slip.title')}
      value={tab}
      onChange={setTab}
      className="[&>[role=tablist]]:px-4 [&>[role=tabpanel]]:pt-0"
      tabs={[
        {
          value: 'slip',
          label: (
            <>
              {text('sportsbook.slip.title')}
              {legs.length > 0 && (
                <CountBadge count={legs.length} className="bg-brass! text-on-brass!" />
              )}
            </>
          ),
        },
        { value: 'bets', label: text('sportsbook.view.bets') },
      ]}
    >
      {tab === 'slip' ? (
        <SlipPanel onBets={() => setTab('bets')} />
      ) : (
        <BetList onRepeat={() => setTab('slip')} />
      )}
    </Tabs>
  );
}
