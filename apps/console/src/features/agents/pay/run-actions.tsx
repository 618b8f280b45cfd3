import { agentsPayOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ask } from '../../../shared/api.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Run } from '../agent-rows.ts';

type Asking = 'approve' | 'hold' | 'release' | 'recalculate';

/** Approve, hold, let go, count again: what its state allows. */
export function RunActions({ run }: { run: Run }) {
  const text = useText();
  const mayPay = useMay('agents.pay');
  const [asking, setAsking] = useState<Asking | null>(null);
  if (!mayPay) return null;
  const actions: Asking[] = [
    ...(run.state === 'WAITING' ? (['approve', 'hold'] as const) : []),
    ...(run.state === 'HELD' ? (['release'] as const) : []),
    'recalculate',
  ];
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      {run.heldReason && (
        <p className="basis-full text-ink-soft">
          {text('console.agents.heldBecause', { reason: run.heldReason })}
        </p>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          kind={action === 'approve' ? 'brass' : 'line'}
          onClick={() => setAsking(action)}
        >
          {text(`console.agents.runAct.${action}`)}
        </Button>
      ))}
      <Approve run={run} isOpen={asking === 'approve'} onClose={() => setAsking(null)} />
      <WithReason
        run={run}
        asking={asking === 'approve' ? null : asking}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}

function Approve({ run, isOpen, onClose }: { run: Run; isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const { currency } = useBrand();
  const approve = useAct(agentsPayOperator.approveRun, {
    input: () => ({ runId: run.id }),
    done: 'console.agents.approved',
    onDone: onClose,
  });
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={text('console.agents.approveTitle')}
      confirmLabel={text('console.agents.runAct.approve')}
      act={approve}
      onConfirm={() => approve.mutate(undefined)}
      onClose={onClose}
    >
      <p>{text('console.agents.approveText', { count: run.bills })}</p>
      <p className="flex justify-between gap-4 font-semibold">
        {text('console.agents.companyPays')} <Sum amount={run.gross} currency={currency} />
      </p>
    </ConfirmModal>
  );
}

type WithReasonProps = {
  run: Run;
  asking: Exclude<Asking, 'approve'> | null;
  onClose: () => void;
};

function WithReason({ run, asking, onClose }: WithReasonProps) {
  const text = useText();
  const what = asking ?? 'hold';
  const decide = useAct(
    {
      topic: 'agents',
      act: (reason: string) =>
        what === 'recalculate'
          ? ask(agentsPayOperator.recalculateRun, { runId: run.id, reason })
          : ask(agentsPayOperator.holdRun, { runId: run.id, isHeld: what === 'hold', reason }),
    },
    { done: 'console.agents.decided', onDone: onClose },
  );
  function leave() {
    decide.reset();
    onClose();
  }
  return (
    <ReasonModal
      isOpen={asking !== null}
      isDanger={what === 'recalculate'}
      title={text(`console.agents.runActTitle.${what}`)}
      confirmLabel={text(`console.agents.runAct.${what}`)}
      act={decide}
      longest={300}
      onClose={leave}
    >
      <p>{text(`console.agents.runActText.${what}`)}</p>
    </ReasonModal>
  );
}
