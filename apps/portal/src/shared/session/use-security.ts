import { identityFactors, type Output } from '@baize/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../calls/api.ts';

export type SecurityConfig = Output<typeof identityFactors.securityConfig.value>;

/** Everything fetched for this page stands under one name, so that a change can renew all of it. */
export const securityKey = (...rest: string[]) => ['security', ...rest] as const;

export const configQuery = queryOptions({
  queryKey: securityKey('config'),
  queryFn: ({ signal }) => ask(identityFactors.securityConfig, {}, signal),
});

export function useSecurityConfig(): SecurityConfig | undefined {
  return useQuery(configQuery).data;
}

/** After a change: the locks and the member are looked at anew. */
export function useRenewSecurity(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    void cache.invalidateQueries({ queryKey: ['security'] });
    void cache.invalidateQueries({ queryKey: ['member'] });
  }, [cache]);
}
