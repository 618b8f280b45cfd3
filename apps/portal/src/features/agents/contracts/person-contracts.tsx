import { Button, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';
import { ContractActions } from './contract-actions.tsx';
import { ContractState } from './contract-card.tsx';
import { type ContractKind, contractKinds, kindCalls, kindModules } from './contract-kinds.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { ownContract, useFunds } from './use-funds.ts';

/** The four kinds of contract with a direct downline, each with its next steps. */
export function PersonContracts({ username }: { username: string }) {
  const text = useText();
  return (
    <section>
      <h3 className="type-card mb-2.5">{text('agents.column.contracts')}</h3>
      <ul className="divide-y rounded-ctl border">
        {contractKinds.map((kind) => (
          <PersonContract key={kind} kind={kind} username={username} />
        ))}
      </ul>
    </section>
  );
}

function PersonContract({ kind, username }: { kind: ContractKind; username: string }) {
  const text = useText();
  const { rates } = useFigures();
  const isOffered = useModule(kindModules[kind]);
  const own = ownContract(useFunds(), kind);
  const [isProposing, setProposing] = useState(false);
  const { data } = useQuery({
    queryKey: ['agents', 'contracts', kind, username],
    queryFn: ({ signal }) => ask(kindCalls[kind].info, { username }, signal),
    enabled: isOffered,
  });
  if (!isOffered) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
      <span className="min-w-32 flex-1 font-medium">{text(`agents.contractOf.${kind}`)}</span>
      {!data && <Skeleton className="h-8 w-28" />}
      {data?.agent.map((one) => (
        <span key={one.id} className="flex flex-wrap items-center gap-2">
          <span className="num text-ink-soft">{rates(one.terms.tiers.at(-1))}</span>
          <ContractState state={one.state} />
          <ContractActions contract={one} size="sm" />
        </span>
      ))}
      {data?.agent.length === 0 &&
        (own ? (
          <Button size="sm" onClick={() => setProposing(true)}>
            {text('agents.action.PROPOSE')}
          </Button>
        ) : (
          <span className="text-[0.8125rem] text-ink-soft">{text('agents.contracts.noOwn')}</span>
        ))}
      {isProposing && (
        <ProposeDialog kind={kind} username={username} onClose={() => setProposing(false)} />
      )}
    </li>
  );
}
