import type { Output, postOutboxOperator } from '@baize/contract';

export type Message = Output<typeof postOutboxOperator.listOutbox.value>['list'][number];
