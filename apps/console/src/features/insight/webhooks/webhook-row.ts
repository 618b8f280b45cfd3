import type { insightWebhooksOperator as contract, Output } from '@baize/contract';

export type WebhookRow = Output<typeof contract.listWebhooks.value>['list'][number];
