import { agentsPayOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { CaseHead } from '../../../shared/parts/case-head.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Bill } from '../agent-rows.ts';
import { BillCalculation } from './bill-calculation.tsx';
import { BillTag, periodText } from './run-parts.tsx';

/** One bill: what it says, why, and what can be decided about it. */
export function BillCase({ bill }: { bill: Bill }) {
  const text = useText();
  const { currency } = useBrand();
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return (
    <div className="flex flex-col gap-5">
      <CaseHead
        title={bill.receiver}
        below={
          <span className="text-ink-soft">
            {text(`console.agents.kind.${bill.kind}`)}, {periodText(bill)}
          </span>
        }
      >
        <BillTag bill={bill} />
      </CaseHead>
      <Facts
        facts={[
          {
            label: text('console.agents.payer'),
            value: bill.payer || text('console.agents.company'),
          },
          { label: text('console.agents.gross'), value: sum(bill.gross) },
          { label: text('console.agents.paid'), value: sum(bill.paid) },
          ...(bill.owed > 0n
            ? [
                { label: text('console.agents.owed'), value: sum(bill.owed) },
                { label: text('console.agents.owedPaid'), value: sum(bill.owedPaid) },
              ]
            : []),
          ...(bill.reason ? [{ label: text('console.agents.reason'), value: bill.reason }] : []),
        ]}
      />
      <BillActions bill={bill} />
      <BillCalculation bill={bill} />
      <AuditLink subject={`bill:${bill.id}`} />
    </div>
  );
}

type Action = 'HOLD' | 'RELEASE' | 'REJECT' | 'COVER';

/** What is still possible in the state it is in. */
function actionsFor(bill: Bill): Action[] {
  if (bill.isHeld) return ['RELEASE', 'REJECT'];
  if (bill.state === 'PENDING_APPROVAL') return ['HOLD', 'REJECT'];
  const isOpen = ['PAYABLE', 'PART_PAID', 'INSUFFICIENT'].includes(bill.state);
  if (!isOpen || bill.paid === bill.gross) return [];
  return bill.payer ? ['COVER', 'REJECT'] : ['REJECT'];
}

function BillActions({ bill }: { bill: Bill }) {
  const text = useText();
  const mayPay = useMay('agents.pay');
  const [asking, setAsking] = useState<Action | null>(null);
  const decide = useAct(agentsPayOperator.decideBill, {
    input: (reason: string) => ({ billId: bill.id, action: asking ?? 'HOLD', reason }),
    done: 'console.agents.decided',
    onDone: () => setAsking(null),
  });
  const actions = actionsFor(bill);
  if (!mayPay || actions.length === 0) return null;
  function leave() {
    decide.reset();
    setAsking(null);
  }
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          key={action}
          kind={action === 'REJECT' ? 'danger' : 'line'}
          onClick={() => setAsking(action)}
        >
          {text(`console.agents.act.${action}`)}
        </Button>
      ))}
      <ReasonModal
        isOpen={asking !== null}
        isDanger={asking === 'REJECT'}
        title={text(`console.agents.actTitle.${asking ?? 'HOLD'}`, { receiver: bill.receiver })}
        confirmLabel={text(`console.agents.act.${asking ?? 'HOLD'}`)}
        act={decide}
        longest={300}
        onClose={leave}
      >
        <p>{text(`console.agents.actText.${asking ?? 'HOLD'}`)}</p>
      </ReasonModal>
    </div>
  );
}
