import { promotionsPackets, promotionsPacketsOperator } from '@baize/contract';
import {
  codeColumn,
  memberColumn,
  moneyColumn,
  tagColumn,
  timeColumn,
} from '../../../shared/list/columns.tsx';
import { chipsFilter, memberFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';

const TONES = { OPEN: 'warn', EMPTY: 'good', RETURNED: 'plain' } as const;

/** Red packets that members sent each other: what was taken of them, and what went back. */
export const PacketsPage = listPage(promotionsPacketsOperator.listPackets, {
  words: 'console.promo.packets',
  filters: [
    chipsFilter({
      key: 'state',
      label: 'console.promo.state',
      values: promotionsPackets.packetStates,
      word: (state) => `console.promo.packet.${state}`,
      read: (state) => ({ state }),
    }),
    memberFilter('console.promo.packets.sender'),
  ],
  columns: [
    codeColumn('console.promo.packets.code', ({ code }) => code),
    memberColumn(
      'console.promo.packets.sender',
      ({ memberId, username }) => ({ memberId, name: username }),
      { onCard: 'title' },
    ),
    moneyColumn('console.promo.packets.total', ({ total }) => total),
    { header: 'console.promo.packets.parts', cell: ({ opened, count }) => `${opened} / ${count}` },
    moneyColumn('console.promo.packets.taken', ({ taken }) => taken),
    moneyColumn('console.promo.packets.returned', ({ returned }) => returned),
    timeColumn('console.promo.packets.sentAt', ({ sentAt }) => sentAt),
    tagColumn('console.promo.state', ({ state }, { text }) => [
      TONES[state],
      text(`console.promo.packet.${state}`),
    ]),
  ],
  rowId: ({ id }) => id,
  file: 'red-packets.csv',
});
