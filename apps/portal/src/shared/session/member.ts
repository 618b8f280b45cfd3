import { minutes } from '@baize/calendar';
import { members, type Output } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../calls/api.ts';
import type { Session } from './session.ts';
import { useSession } from './use-session.ts';

export type Member = Output<typeof members.memberInfo>;

const TRIAL_TYPE = 4;
const AGENT_TYPES = [1, 2, 41, 42];

export function kindOfType(type: number): Session['kind'] {
  if (type === TRIAL_TYPE) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}

/** Who is signed in, asked for once per session. */
export const memberQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['member', token],
    queryFn: ({ signal }) => ask(members.info, {}, signal),
    enabled: token !== undefined,
    staleTime: minutes(1),
  });

export function useMember(): Member | undefined {
  return useQuery(memberQuery(useSession()?.token)).data;
}
