import { membersOperator, type Output } from '@baize/contract';
import { queryOf } from '../../shared/queries.ts';

export type MemberRow = Output<typeof membersOperator.searchMembers.value>['list'][number];
export type MemberCard = Output<typeof membersOperator.memberCard.value>;

export const PAGE_SIZE = 20;

export function memberQuery(memberId: number) {
  return queryOf(membersOperator.memberCard, { memberId });
}
