import { messagingBroadcastsOperator as contract, messagingBroadcast } from '@baize/contract';
import { figureColumn, timeColumn, titleColumn } from '../../shared/list/columns.tsx';
import { namedChoice } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { stateColumn } from '../../shared/list/named-columns.tsx';

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
    namedChoice('state', 'console.messaging.state', messagingBroadcast.broadcastStates, {
      any: 'console.messaging.anyState',
    }),
  ],
  columns: [
    titleColumn('console.messaging.name', ({ name, segment }) => [name, segment]),
    stateColumn('console.messaging.state', 'console.messaging.state', 'state', TONES),
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
