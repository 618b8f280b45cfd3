import { cardroomDeskOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import { editColumn, figureColumn, moneyColumn, titleColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { useText } from '../../shared/use-text.ts';
import { EditStake } from './edit-stake.tsx';
import type { StakeRow } from './stake-rows.ts';

/** Left out where the list stands on a tablet. */
const TIGHT = 'md:max-[64rem]:hidden';

/** Every game at every stake: what goes on there, what it left with the house, and whether it is open. */
export const CardStakesPage = listPage(cardroomDeskOperator.listStakes, {
  words: {
    title: 'console.cards.stakes',
    lead: 'console.cards.stakesLead',
    none: 'console.cards.noStakes',
  },
  everyMs: 10_000,
  rowId: ({ stakeId }) => stakeId,
  columns: [
    titleColumn('console.cards.stake', ({ name, stakeId }) => [name, stakeId], { isCode: true }),
    moneyColumn('console.cards.unit', ({ unit }) => unit),
    figureColumn('console.cards.tables', ({ tables }) => tables),
    figureColumn('console.cards.people', ({ players }) => players),
    figureColumn('console.cards.hands', ({ hands }) => hands, { className: TIGHT }),
    moneyColumn('console.cards.rake', ({ rake }) => rake),
    moneyColumn('console.cards.botsNet', ({ botsNet }) => botsNet, { className: TIGHT }),
    {
      header: 'console.bets.state',
      onCard: 'aside',
      cell: (stake) => <StateTag stake={stake} />,
    },
    editColumn('console.cards.edit', 'play.limits', (stake, onClose) => (
      <EditStake stake={stake} onClose={onClose} />
    )),
  ],
});

function StateTag({ stake: { settings, isListed } }: { stake: StakeRow }) {
  const text = useText();
  if (!settings.isOpen) return <Tag tone="plain">{text('console.cards.closed')}</Tag>;
  return isListed ? (
    <Tag tone="good">{text('console.cards.open')}</Tag>
  ) : (
    <Tag tone="info">{text('console.cards.unlisted')}</Tag>
  );
}
