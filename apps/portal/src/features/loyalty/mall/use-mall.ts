import { loyaltyMall, loyaltyPoints, type Output, wallet } from '@baize/contract';
import { useIntl } from '@baize/web/intl.tsx';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { balanceQuery } from '../../../shared/money/use-balance.ts';

export type Good = Output<typeof loyaltyMall.pointReward.value>['list'][number];
export type OrderRecord = Output<typeof loyaltyMall.redeemList.value>['list'][number];
export type Address = Output<typeof loyaltyMall.address>;
export type KeptAddress = Output<typeof loyaltyMall.addresses.value>[number];
export type Points = Output<typeof loyaltyPoints.points.value>;
export type PointConfig = Output<typeof loyaltyPoints.pointConfig.value>;

const mallKey = (...rest: readonly unknown[]) => ['mall', ...rest] as const;

export const goodsQuery = (token: string | undefined, language: string) =>
  queryOptions({
    queryKey: mallKey('goods', token, language),
    queryFn: ({ signal }) => ask(loyaltyMall.pointReward, { page: 1, size: 200 }, signal),
  });

export const configQuery = queryOptions({
  queryKey: mallKey('config'),
  queryFn: ({ signal }) => ask(loyaltyPoints.pointConfig, {}, signal),
});

export const pointsQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: mallKey('points', token),
    queryFn: ({ signal }) => ask(loyaltyPoints.points, {}, signal),
    enabled: token !== undefined,
  });

export const ordersQuery = (page: number, language: string) =>
  queryOptions({
    queryKey: mallKey('orders', page, language),
    queryFn: ({ signal }) => ask(loyaltyMall.redeemList, { page, size: 20 }, signal),
    placeholderData: keepPreviousData,
  });

export const addressesQuery = queryOptions({
  queryKey: mallKey('addresses'),
  queryFn: ({ signal }) => ask(loyaltyMall.addresses, {}, signal),
});

export const bookQuery = infiniteQueryOptions({
  queryKey: mallKey('book'),
  queryFn: ({ pageParam, signal }) =>
    ask(
      wallet.statement,
      {
        account: 'points',
        codeTypes: '',
        page: 1,
        size: 30,
        ...(pageParam && { after: pageParam }),
      },
      signal,
    ),
  initialPageParam: '',
  getNextPageParam: ({ after }) => after ?? undefined,
});

/** After an order or a change into money: what is held, what is left, and the balance. */
export function useRenewMall(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    void cache.invalidateQueries({ queryKey: ['mall'] });
    void cache.invalidateQueries({ queryKey: ['promotions'] });
    void cache.invalidateQueries(balanceQuery);
  }, [cache]);
}

const UNITS = 10_000n;

export const wholePoints = (amount: bigint): number => Number(amount / UNITS);

export function useNumber(): (value: number) => string {
  const { locale } = useIntl();
  return (value) => new Intl.NumberFormat(locale).format(value);
}
