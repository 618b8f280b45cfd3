import { useQuery } from '@tanstack/react-query';
import type { PublishedRules } from './stage.ts';
import { stageOf } from './stages.ts';

export function useStageModule(rules: PublishedRules | undefined) {
  return useQuery({
    queryKey: ['games', 'stage', rules?.gameCode],
    queryFn: async () => (rules && (await stageOf(rules)?.())) ?? null,
    enabled: rules !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  });
}
