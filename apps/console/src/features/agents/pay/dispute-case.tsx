import { agentsPayOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import type { Dispute } from '../agent-rows.ts';
import { AnswerForm } from '../answer-form.tsx';
import { BillCalculation } from './bill-calculation.tsx';
import { BillTag } from './run-parts.tsx';

/** One contested bill: what its receiver says, the calculation, and the answer. */
export function DisputeCase({ dispute }: { dispute: Dispute }) {
  const text = useText();
  const { bill, words, answer } = dispute;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="type-title break-words">{bill.receiver}</h2>
        <BillTag bill={bill} />
      </div>
      <WorkHolder kind="bill-dispute" id={dispute.id} />
      <p className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap" dir="auto">
        {words}
      </p>
      {answer && (
        <p className="rounded-card border bg-felt-wash p-4 break-words whitespace-pre-wrap">
          {answer}
        </p>
      )}
      {dispute.state === 'OPEN' && <Answer dispute={dispute} />}
      <Link
        to="/pay-runs/$runId"
        params={{ runId: dispute.runId }}
        search={{ id: bill.id }}
        className={`w-fit ${textLinkClasses}`}
      >
        {text('console.agents.toBill')}
      </Link>
      <BillCalculation bill={bill} />
    </div>
  );
}

function Answer({ dispute }: { dispute: Dispute }) {
  const text = useText();
  const mayPay = useMay('agents.pay');
  const [answer, setAnswer] = useState('');
  const decide = useAct(agentsPayOperator.decideDispute, {
    input: (isUpheld: boolean) => ({ disputeId: dispute.id, isUpheld, answer: answer.trim() }),
    done: 'console.agents.decided',
  });
  if (!mayPay) return null;
  return (
    <AnswerForm
      answer={answer}
      onAnswer={setAnswer}
      hint={text('console.agents.answerHint')}
      act={decide}
      grant={text('console.agents.uphold')}
    />
  );
}
