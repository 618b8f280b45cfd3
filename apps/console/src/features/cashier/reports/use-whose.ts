import { membersOperator } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';

type Whose = {
  memberId: number | undefined;
  /** As they are called, for those who may look members up. */
  name: string | undefined;
  isNobody: boolean;
};

/** The member meant by a name or a number, looked up while it is typed. */
export function useWhose(typed: string): Whose {
  const mayRead = useMay('members.read');
  const word = typed.trim();
  const number = /^\d{1,15}$/.test(word) ? Number(word) : undefined;
  const found = useQuery({
    ...queryOf(membersOperator.searchMembers, {
      ...(number === undefined ? { username: word } : { memberId: number }),
      pageSize: 5,
    }),
    enabled: mayRead && word !== '',
    placeholderData: keepPreviousData,
  });
  if (!mayRead) return { memberId: number, name: undefined, isNobody: false };
  const member = found.data?.list.find(
    ({ id, username }) => id === number || username.toLowerCase() === word.toLowerCase(),
  );
  const isNobody = word !== '' && !found.isFetching && found.isSuccess && member === undefined;
  return { memberId: member?.id, name: member?.username, isNobody };
}
