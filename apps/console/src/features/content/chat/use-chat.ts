import type { contentChatOperator, Output } from '@baize/contract';

export type Thread = Output<typeof contentChatOperator.listThreads.value>['list'][number];
export type Said = Output<typeof contentChatOperator.readThread.value>['list'][number];
