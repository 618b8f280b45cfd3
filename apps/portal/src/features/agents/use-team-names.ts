import { useMemo } from 'react';
import { useMember } from '../../shared/member.ts';
import { useDownlines } from './use-reports.ts';

const MOST = 999;

/** Whose bet it was, by name: bets carry the number of their member only. */
export function useTeamNames(chosen: string | undefined): (customerId: number) => string {
  const member = useMember();
  const direct = useDownlines({ page: 1, size: MOST }).data;
  return useMemo(() => {
    const names = new Map(direct?.list.map((one) => [one.customerId, one.username]));
    if (member) names.set(Number(member.id), member.account);
    // Without a name in the question, bets are of oneself and of who stands directly below.
    return (customerId) => names.get(customerId) ?? chosen ?? String(customerId);
  }, [direct, member, chosen]);
}
