import { insightWebhooksOperator as contract } from '@baize/contract';
import { figureColumn, tagColumn, timeColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { NewWebhook } from './edit-webhook.tsx';
import { WebhookActions } from './webhook-actions.tsx';

/** Outside systems that are told of events, and how far each of them is. */
export const WebhooksPage = listPage(contract.listWebhooks, {
  words: 'console.webhooks',
  everyMs: 5_000,
  audit: 'insight.webhook',
  Actions: NewWebhook,
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.webhooks.endpoint', ({ name, url }) => [name, url], { isCode: true }),
    tagColumn('console.webhooks.state', ({ isOpen, attempts, behind }, { text }) => {
      if (!isOpen) return ['plain', text('console.webhooks.paused')];
      if (attempts > 0) return ['bad', text('console.webhooks.failing', { count: attempts })];
      return behind > 0
        ? ['info', text('console.webhooks.sending')]
        : ['good', text('console.webhooks.upToDate')];
    }),
    figureColumn('console.webhooks.events', ({ events }) => events.length),
    figureColumn('console.webhooks.reached', ({ reached }) => reached),
    figureColumn('console.webhooks.behind', ({ behind }) => behind),
    timeColumn('console.webhooks.lastAt', ({ lastAt }) => lastAt),
    timeColumn('console.webhooks.nextAt', ({ nextAt }) => nextAt),
    {
      header: 'console.webhooks.acts',
      isHeaderHidden: true,
      cell: (row) => <WebhookActions webhook={row} />,
    },
  ],
});
