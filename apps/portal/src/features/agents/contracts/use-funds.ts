import { agentsContracts, type Output } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import type { Contract, ContractKind } from './contract-kinds.ts';

export type Funds = Output<typeof agentsContracts.consolidatedFunds.value>;

const fundsQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['agents', 'funds', token],
    queryFn: ({ signal }) => ask(agentsContracts.consolidatedFunds, {}, signal),
    staleTime: 30_000,
  });

/** Which contracts run and which wait: asked for after the login, and again whenever something is announced. */
export function useFunds(): Funds | undefined {
  const session = useSession();
  const hasPolicy = useModule('AGENTPOLICY3');
  const cache = useQueryClient();
  const hear = useCallback(
    ({ kind }: SocketEvent) => {
      if (kind !== 'balance') void cache.invalidateQueries({ queryKey: ['agents', 'funds'] });
    },
    [cache],
  );
  useTopic('me', hear);
  const mayAsk = session?.kind === 'agent' && !session.mustChangePassword && hasPolicy;
  return useQuery({ ...fundsQuery(session?.token), enabled: mayAsk }).data;
}

const RUNNING = {
  DIVIDEND: 'divtypeinfo',
  DAILY: 'dailysalinfotype',
  HOURLY: 'contracthoursalinfo',
  REALTIME: 'realtimesalinfotype',
} as const satisfies Record<ContractKind, keyof Funds>;

/** The own contract of a kind, while it runs. */
export function ownContract(funds: Funds | undefined, kind: ContractKind): Contract | undefined {
  if (!funds) return undefined;
  return Object.values(funds[RUNNING[kind]]).flatMap(({ agent }) => agent)[0];
}

const ASKED = {
  DIVIDEND: 'divtypereq',
  DAILY: 'dailysalreqtype',
  HOURLY: 'contracthoursalreqs',
  REALTIME: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof Funds>;

/** Everything that waits for this member's answer, the oldest first. */
export function waitingIn(funds: Funds | undefined): Contract[] {
  if (!funds) return [];
  const all = Object.values(ASKED).flatMap((key) =>
    Object.values(funds[key]).flatMap(({ list }) => list),
  );
  return all.sort((a, b) => a.proposedAt - b.proposedAt);
}
