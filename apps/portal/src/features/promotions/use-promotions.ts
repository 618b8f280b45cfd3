import { seconds } from '@baize/calendar';
import {
  type Language,
  type Output,
  promotionsActivities,
  promotionsRewards,
  promotionsSignIn,
} from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { isHeldBack } from '../../shared/money/held-back.ts';
import { balanceQuery } from '../../shared/money/use-balance.ts';

export type Card = Output<typeof promotionsActivities.card>;
export type Activity = Output<typeof promotionsActivities.activity.value>;
export type Rewards = Output<typeof promotionsRewards.rewards.value>;
export type Bonus = Output<typeof promotionsRewards.bonuses.value>[number];
export type Strip = Output<typeof promotionsSignIn.signInStrip.value>[number];

export const promotionsKey = (...rest: readonly unknown[]) => ['promotions', ...rest] as const;

/** Own progress moves while one plays elsewhere: looked at again while the page stands. */
const LOOK_MS = seconds(10);

export const activitiesQuery = (token: string | undefined, language: Language) =>
  queryOptions({
    queryKey: promotionsKey('activities', token, language),
    queryFn: ({ signal }) => ask(promotionsActivities.activities, {}, signal),
    refetchInterval: LOOK_MS,
  });

export const activityQuery = (id: string, token: string | undefined, language: Language) =>
  queryOptions({
    queryKey: promotionsKey('activity', id, token, language),
    queryFn: ({ signal }) => ask(promotionsActivities.activity, { id }, signal),
    refetchInterval: LOOK_MS,
  });

export const rewardsQuery = (language: Language) =>
  queryOptions({
    queryKey: promotionsKey('rewards', language),
    queryFn: ({ signal }) => ask(promotionsRewards.rewards, {}, signal),
  });

export const bonusesQuery = (language: Language) =>
  queryOptions({
    queryKey: promotionsKey('bonuses', language),
    queryFn: ({ signal }) => ask(promotionsRewards.bonuses, {}, signal),
  });

export const stripsQuery = (language: Language) =>
  queryOptions({
    queryKey: promotionsKey('strips', language),
    queryFn: ({ signal }) => ask(promotionsSignIn.signInStrip, {}, signal),
  });

/** After a gift everything that shows gifts, and the balance, is asked for anew. */
export function useRenewPromotions(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    if (isHeldBack(cache)) return;
    void cache.invalidateQueries({ queryKey: ['promotions'] });
    void cache.invalidateQueries(balanceQuery);
  }, [cache]);
}

/** What the house gives by itself is seen at once while a page of promotions stands. */
export function usePromotionNews(): void {
  const renew = useRenewPromotions();
  const hear = useCallback(({ kind }: SocketEvent) => kind === 'promotion' && renew(), [renew]);
  useTopic('me', hear);
}
