import { operatorsEmergencies } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '../queries.ts';

const POLL_MS = 20_000;

/** Who has emergency access at this moment: asked by everyone at the console. */
export const emergenciesNow = queryOptions({
  ...queryOf(operatorsEmergencies.currentEmergencies, {}),
  refetchInterval: POLL_MS,
});
