import { minutes } from '@baize/calendar';
import { promotionsRewards } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../calls/api.ts';
import { useSession } from '../session/use-session.ts';

/** How many rewards wait, those of missions among them, and today's sign-ins: one call for all red dots. */
export function useRewardCounts(): { rewards: number; missions: number; signIn: number } {
  const session = useSession();
  const isMember = session?.kind === 'member' || session?.kind === 'agent';
  const { data } = useQuery({
    queryKey: ['promotions', 'badges', session?.token],
    queryFn: ({ signal }) => ask(promotionsRewards.badges, {}, signal),
    staleTime: minutes(1),
    enabled: isMember && !session.mustChangePassword,
  });
  return {
    rewards: data?.rewards ?? 0,
    missions: data?.missions ?? 0,
    signIn: data?.signIn ?? 0,
  };
}
