import type { contentChatOperator, Output } from '@baize/contract';
import type { useText } from '../../../shared/use-text.ts';

export type Thread = Output<typeof contentChatOperator.listThreads.value>['list'][number];
export type Said = Output<typeof contentChatOperator.readThread.value>['list'][number];

/** A visitor has no name with us, only a number. */
export function correspondentName(
  { memberId, username, isVisitor }: Thread,
  text: ReturnType<typeof useText>,
): string {
  return isVisitor ? text('console.chat.visitorName', { number: -memberId }) : username;
}
