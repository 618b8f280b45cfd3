import { messagingBroadcastsOperator as contract, messagingBroadcast } from '@baize/contract';
import { figureColumn, tagColumn, timeColumn, titleColumn } from '../../shared/list/columns.tsx';
import { choiceFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';

export const TONES = {
  DRAFT: 'plain',
  SCHEDULED: 'info',
  SENDING: 'good',
  PAUSED: 'warn',
  STOPPED: 'bad',
  DONE: 'good',
} as const;

/** Messages to segments; a row opens the message. */
export const BroadcastsPage = listPage(contract.listBroadcasts, {
  words: 'console.messaging',
  add: { to: '/broadcasts/new', label: 'console.messaging.add', right: 'promotions.edit' },
  filters: [
    choiceFilter({
      key: 'state',
      label: 'console.messaging.state',
      any: 'console.messaging.anyState',
      values: messagingBroadcast.broadcastStates,
      word: (state) => `console.messaging.state.${state}`,
      read: (state) => ({ state }),
    }),
  ],
  columns: [
    titleColumn('console.messaging.name', ({ name, segment }) => [name, segment]),
    tagColumn('console.messaging.state', ({ state }, { text }) => [
      TONES[state],
      text(`console.messaging.state.${state}`),
    ]),
    {
      header: 'console.messaging.channels',
      cell: ({ channels }, { text }) =>
        channels.map((channel) => text(`console.messaging.channel.${channel}`)).join(', '),
    },
    timeColumn('console.messaging.nextAt', ({ nextAt }) => nextAt),
    figureColumn('console.messaging.chosen', ({ chosen }) => chosen),
    figureColumn('console.messaging.control', ({ control }) => control),
    figureColumn('console.messaging.sent', ({ sent }) => sent),
  ],
  rowId: ({ id }) => id,
  file: 'broadcasts.csv',
  open: ({ id }) => ({ to: '/broadcasts/$id', params: { id } }),
});
