import { agentsContractsOperator } from '@baize/contract';
import { ReasonButton } from '../../../shared/act/reason-button.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { CaseHead } from '../../../shared/parts/case-head.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { ContractRow } from '../agent-rows.ts';
import { ContractPair, ContractTag } from './contract-words.tsx';
import { TermsView } from './terms-view.tsx';

/** One contract: its terms, its story, and its end. */
export function ContractCase({ contract }: { contract: ContractRow }) {
  const text = useText();
  const times = useTimes();
  const { kind, terms, effectiveOn, endedAt, endReason } = contract;
  return (
    <div className="flex flex-col gap-5">
      <CaseHead
        title={text(`console.agents.kind.${kind}`)}
        below={<ContractPair contract={contract} />}
      >
        <ContractTag contract={contract} />
      </CaseHead>
      <TermsView kind={kind} terms={terms} />
      <Facts
        facts={[
          {
            label: text('console.agents.proposedAt'),
            value: times.exact(contract.proposedAt),
          },
          ...(effectiveOn
            ? [{ label: text('console.agents.effectiveOn'), value: effectiveOn }]
            : []),
          ...(endedAt
            ? [{ label: text('console.agents.endedAt'), value: times.exact(endedAt) }]
            : []),
          ...(endReason ? [{ label: text('console.agents.endReason'), value: endReason }] : []),
        ]}
      />
      <EndContract contract={contract} />
      <AuditLink subject={`member:${contract.receiverId}`} />
    </div>
  );
}

function EndContract({ contract }: { contract: ContractRow }) {
  const text = useText();
  const mayEdit = useMay('agents.edit');
  const end = useAct(agentsContractsOperator.endContract, {
    input: (reason: string) => ({ contractId: contract.id, reason }),
    done: 'console.agents.ended',
  });
  if (!mayEdit || !['ACTIVE', 'TERMINATING'].includes(contract.state)) return null;
  return (
    <ReasonButton
      isDanger
      look={{ kind: 'danger', className: 'self-start' }}
      longest={300}
      label={text('console.agents.end')}
      title={text('console.agents.endTitle', { receiver: contract.receiver })}
      confirmLabel={text('console.agents.end')}
      act={end}
    >
      <p>{text('console.agents.endText')}</p>
    </ReasonButton>
  );
}
