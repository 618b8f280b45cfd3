import { catalogueKinds, playRecords } from '@baize/contract';
import { Button, ChipGroup, SectionHead, Tabs } from '@baize/ui';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { useLanes } from '../../../shared/games/lanes.ts';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { openMemberCentre } from '../../../shared/session/open-member-centre.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Board, Leaders } from './leaders.tsx';
import { Wins } from './wins.tsx';

const ALL = 'ALL';
const TABS = ['leaders', 'wins'] as const;
type TabName = (typeof TABS)[number];

/** Who won, and who won most: real wins that were paid out, by day, week and month. */
export function WinnersPage() {
  const text = useText();
  const title = text('play.winners.title');
  const [tab, setTab] = useState<TabName>('leaders');
  const [board, setBoard] = useState<Board>({ period: 'DAY', category: ALL });
  const hasTournaments = useModule('MISSIONLB3');
  usePageTitle(title);
  return (
    <>
      <SectionHead level={1} title={title} note={text('play.winners.note')} />
      {hasTournaments && (
        <p className="mb-5 flex flex-wrap items-center gap-3 text-ink-soft">
          {text('play.winners.prizes')}
          <Button size="sm" onClick={() => openMemberCentre('missionLeaderboard')}>
            {text('promotions.page.missionLeaderboard')}
          </Button>
        </p>
      )}
      {/* Each a line of its own from the start: what is offered comes later, and would move them apart. */}
      <div className="mb-5 flex flex-col gap-3">
        <ChipGroup
          label={text('play.winners.period')}
          value={board.period}
          onChange={(period) => setBoard({ ...board, period })}
          chips={playRecords.boardPeriods.map((value) => ({
            value,
            label: text(`play.winners.period.${value}`),
          }))}
        />
        <Categories
          value={board.category}
          onChange={(category) => setBoard({ ...board, category })}
        />
      </div>
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((value) => ({ value, label: text(`play.winners.${value}`) }))}
      >
        {tab === 'leaders' ? <Leaders board={board} /> : <Wins board={board} />}
      </Tabs>
    </>
  );
}

type CategoriesProps = { value: string; onChange: (category: string) => void };

/** Only categories in which something is offered. */
function Categories({ value, onChange }: CategoriesProps) {
  const text = useText();
  const lanes = useLanes() ?? [];
  const offered = catalogueKinds.baseCategories.filter((category) =>
    lanes.some(({ title, gameCount }) => title === category && gameCount > 0),
  );
  return (
    <ChipGroup
      label={text('play.winners.category')}
      value={value}
      onChange={onChange}
      chips={[
        { value: ALL, label: text('play.winners.category.ALL') },
        ...offered.map((category) => ({
          value: category as string,
          label: text(`catalogue.category.${category}`),
        })),
      ]}
    />
  );
}
