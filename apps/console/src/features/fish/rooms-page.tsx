import { fishOperator } from '@baize/contract';
import { moneyText } from '@baize/money';
import { editColumn, figureColumn, moneyColumn, tagColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { linkColumn } from '../../shared/list/named-columns.tsx';
import { EditRoom } from './edit-room.tsx';

/** Every fish room: who shoots there, what it took and paid today, its cannons, and whether it is open. */
export const FishRoomsPage = listPage(fishOperator.listRooms, {
  words: { title: 'console.fish.title', lead: 'console.fish.lead', none: 'console.fish.none' },
  everyMs: 5_000,
  rowId: ({ room }) => room,
  columns: [
    linkColumn('console.fish.room', ({ room, name }) => ({
      name,
      link: { to: '/fish-seas', search: { game: room } },
    })),
    figureColumn('console.fish.players', ({ players }) => players),
    figureColumn('console.fish.seas', ({ seas }) => seas),
    {
      header: 'console.fish.cannons',
      cell: ({ settings: { minCost, maxCost } }) => (
        <span className="num">{`${moneyText(minCost)} – ${moneyText(maxCost)}`}</span>
      ),
    },
    moneyColumn('console.fish.stakeToday', ({ stake }) => stake),
    moneyColumn('console.fish.payoutToday', ({ payout }) => payout),
    moneyColumn('console.fish.resultToday', ({ stake, payout }) => stake - payout),
    tagColumn('console.bets.state', ({ settings: { isOpen } }, { text }) => [
      isOpen ? 'good' : 'plain',
      text(isOpen ? 'console.fish.open' : 'console.fish.closed'),
    ]),
    editColumn('console.fish.edit', 'play.limits', (room, onClose) => (
      <EditRoom room={room} onClose={onClose} />
    )),
  ],
});
