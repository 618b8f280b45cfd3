import { cardroomDeskOperator } from '@baize/contract';
import {
  editColumn,
  figureColumn,
  moneyColumn,
  TIGHT,
  tagColumn,
  titleColumn,
} from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { EditStake } from './edit-stake.tsx';

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
    tagColumn('console.bets.state', ({ settings, isListed }, { text }) => {
      if (!settings.isOpen) return ['plain', text('console.cards.closed')];
      return isListed
        ? ['good', text('console.cards.open')]
        : ['info', text('console.cards.unlisted')];
    }),
    editColumn('console.cards.edit', 'play.limits', (stake, onClose) => (
      <EditStake stake={stake} onClose={onClose} />
    )),
  ],
});
